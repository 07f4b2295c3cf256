import {
  DEFAULT_RULE_SET,
  isProblem,
  readItem,
  RULE_SETS,
  rulesOf,
  TEAM_ONLY,
  TIE_BREAKS,
  type TieBreak,
} from "../../src/engine/index";
import { TABLE, type Example, formulaOf, shownAnswer } from "./formulas";
import { code, escape, factsHtml, tableHtml } from "./html";
import { isSampleName, SAMPLES, type SampleName } from "./samples";

/** Where the page about tie-breaks tells of one: `us-mmed`. */
export const tieBreakAnchor = ({ world, code: text }: TieBreak): string => `${world}-${text.toLowerCase()}`;

/** The tie-breaks that the page must tell of: all that can be chosen. */
export const TOLD: readonly TieBreak[] = [...TIE_BREAKS, ...TEAM_ONLY].filter(
  ({ hidden, helper }) => hidden !== true && helper !== true,
);

/** The tie-break of `MMED`, or of `FIDE:SB` where two worlds have one. */
export const tieBreakOf = (text: string): TieBreak => {
  const [world, body] = text.startsWith("FIDE:")
    ? (["fide", text.slice(5)] as const)
    : ([null, text] as const);
  const found = TOLD.find((each) => each.code === body && (world === null || each.world === world));
  if (found === undefined) throw new RangeError(`there is no tie-break ${text}`);
  return found;
};

const MODIFIERS: Readonly<Record<TieBreak["takes"][number], readonly string[]>> = {
  cut: ["/C1", "/C2", "/M1"],
  limit: ["/L60"],
  forfeitsPlayed: ["/P"],
  fore: ["/F"],
  reverse: ["/R"],
  unrated: ["/U1400"],
  group: ["/T", "/G"],
  edition: ["/V1", "/V2"],
  divisor: ["/K3"],
  points: [":MP", ":GP"],
};

const list = (texts: readonly string[]): string => texts.map(escape).join(", ");

const functionLink = ({ functionName }: TieBreak, prefixed: string): string =>
  functionName === undefined
    ? code(`=TIEBREAK(A4:K35, "${prefixed}")`)
    : `<a href="functions.html#${functionName.toLowerCase()}">${functionName}</a>`;

/** Code, function, other names and rule of a tie-break, under its heading. */
export const tieBreakHtml = (text: string): string => {
  const tieBreak = tieBreakOf(text);
  const { aliases, variants = {}, takes, best, rule, summary } = tieBreak;
  const facts = factsHtml([
    ["Code", code(text)],
    ["Function", functionLink(tieBreak, text)],
    ["Rule", escape(rule)],
    ["Also called", list([...aliases, ...Object.keys(variants)])],
    [
      "Modifiers",
      takes
        .flatMap((key) => MODIFIERS[key])
        .map((each) => code(text + each))
        .join(", "),
    ],
    ["Better is", best === "low" ? "the lower value" : ""],
  ]);
  return `<p id="${tieBreakAnchor(tieBreak)}" class="summary">${escape(summary)}</p>\n${facts}`;
};

const isOfTeams = (tieBreak: TieBreak): boolean => TEAM_ONLY.includes(tieBreak);

const sampleFor = (tieBreak: TieBreak, asked: string | undefined): SampleName => {
  if (asked !== undefined && isSampleName(asked)) return asked;
  return isOfTeams(tieBreak) ? "teams" : "open";
};

/** The working that is shown of a tie-break: on a sample, of a player, by rules; each as usual where it is left out. */
export const workingOf = (text: string, asked?: string, player?: string, rules?: string): Example => {
  const sample = sampleFor(tieBreakOf(text), asked);
  const ofFide = text.startsWith("FIDE:") ? "FIDE" : null;
  return {
    id: "TIEBREAK.EXPLAIN",
    sample,
    arguments: [
      TABLE,
      Number(player ?? SAMPLES[sample].player),
      text.replace("FIDE:", ""),
      ...[rules ?? ofFide].flatMap((each) => each ?? []),
    ],
  };
};

/** A worked example: the answer of TIEBREAK.EXPLAIN, its remarks below it. */
export const workingHtml = (...of: Parameters<typeof workingOf>): string => {
  const example = workingOf(...of);
  const [headings = [], ...rows] = shownAnswer(example).map((row) => row.map(escape));
  const lines = rows.slice(0, -1);
  const total = rows.at(-1) ?? [];
  const sums = total.slice(0, -1).map((cell) => `<b>${cell}</b>`);
  const formula = formulaOf(example);
  return `<p>${code(formula)} on ${escape(SAMPLES[example.sample].title)}:</p>
${tableHtml(`Answer of ${formula}`, headings, [...lines, [...sums, ""]])}
<p class="more">${total.at(-1) ?? ""}</p>`;
};

/** The codes of all tie-breaks, with links to them. */
export const tieBreakCodesHtml = (): string => {
  const items = TOLD.map(
    (each) => `<li><a href="#${tieBreakAnchor(each)}">${isPlain(each) ? "" : "FIDE:"}${each.code}</a></li>`,
  );
  return `<ul class="names">${items.join("")}</ul>`;
};

/** The code means this tie-break by the rules that are used where none are named. */
export const isPlain = (tieBreak: TieBreak): boolean => {
  const item = readItem(tieBreak.code, rulesOf(DEFAULT_RULE_SET), isOfTeams(tieBreak) ? "teams" : "players");
  return !isProblem(item) && item.tieBreak === tieBreak;
};

/** The rule sets and what each decides first. */
export const ruleSetsHtml = (): string =>
  tableHtml(
    "Rule sets",
    ["Rule set", "Is", "Main choice", "Sequence in a Swiss", "In a round robin"],
    RULE_SETS.map(({ code: name, name: title, sentence, sequences }) => [
      code(name),
      escape(title),
      escape(sentence),
      escape(sequences.swiss.join(", ")),
      escape(sequences.roundRobin.join(", ")),
    ]),
  );
