import { parseArgs } from "node:util";
import { ENGLISH, type Language, languagesOf } from "../../../scripts/build/languages";

/** What `npm run try` is asked for. */
export interface TryRequest {
  readonly file: string | undefined;
  readonly headless: boolean;
  readonly screenshot: string | undefined;
  readonly help: boolean;
  readonly language: Language;
}

export const TRY_HELP = `npm run try [-- FILE] [--language de] [--headless] [--screenshot out.png]

Opens FILE (.xlsx, .csv, .tsv, .trf, .txt; without it a sample) in a simulated workbook with the add-in in it.

  --headless              without a window, until the page is ready
  --screenshot out.png    keeps a picture of the page and ends; goes with --headless
  --language de           the add-in in German, or with es in Spanish
  --help                  this text
`;

/** Reads the arguments; what is wrong with them is the message of the error. */
export const readTryRequest = (args: readonly string[]): TryRequest => {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      headless: { type: "boolean", default: false },
      screenshot: { type: "string" },
      language: { type: "string", default: ENGLISH.code },
      help: { type: "boolean", short: "h", default: false },
    },
  });
  if (positionals.length > 1) throw new Error(`one file at most, not ${positionals.join(", ")}`);
  if (values.screenshot !== undefined && !values.headless)
    throw new Error("--screenshot goes with --headless");
  const { headless, screenshot, help } = values;
  const [language = ENGLISH] = languagesOf(values.language);
  return { file: positionals[0], headless, screenshot, help, language };
};
