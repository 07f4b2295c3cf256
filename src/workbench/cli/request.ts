import { parseArgs } from "node:util";
import { type Format, FORMATS } from "./format";
import { Refusal } from "./refusal";

/** What the command line asks for. */
export interface Request {
  readonly help: boolean;
  readonly file: string | undefined;
  readonly sheet: string | undefined;
  readonly rules: string | undefined;
  readonly tiebreaks: string | undefined;
  readonly out: string | undefined;
  readonly format: Format;
  readonly anyway: boolean;
}

const OPTIONS = {
  help: { type: "boolean", short: "h", default: false },
  sheet: { type: "string" },
  rules: { type: "string" },
  tiebreaks: { type: "string" },
  out: { type: "string" },
  format: { type: "string", default: "table" },
  anyway: { type: "boolean", default: false },
} as const;

/** Node's own words, without its advice on quoting. */
const firstSentence = (message: string): string => message.split(/\.? To specify|\n/)[0] ?? message;

const parsed = (args: readonly string[]) => {
  try {
    return parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true, tokens: true });
  } catch (error) {
    throw new Refusal(error instanceof Error ? firstSentence(error.message) : String(error));
  }
};

const repeated = (names: readonly string[]): string | undefined =>
  names.find((name, at) => names.indexOf(name) < at);

const formatOf = (text: string): Format => {
  const format = FORMATS.find((known) => known === text.toLowerCase());
  if (format === undefined) throw new Refusal(`There is no format "${text}"; use ${FORMATS.join(", ")}`);
  return format;
};

/** Reads the arguments; throws where they are none of the command line's. */
export const readRequest = (args: readonly string[]): Request => {
  const { values, positionals, tokens } = parsed(args);
  const twice = repeated(tokens.flatMap((token) => (token.kind === "option" ? [token.name] : [])));
  if (twice !== undefined) throw new Refusal(`--${twice} is given twice`);
  if (positionals.length > 1)
    throw new Refusal(`One file at a time, not ${positionals.map((name) => `"${name}"`).join(" and ")}`);
  const { help, sheet, rules, tiebreaks, out, format, anyway } = values;
  return { help, file: positionals[0], sheet, rules, tiebreaks, out, format: formatOf(format), anyway };
};
