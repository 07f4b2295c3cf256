export { captionOf } from "./captions";
export { FACT_TEXTS } from "./fact-texts";
export { sectionsEvidence } from "./facts";
export { type Finding, type FindingCode, type Level, LEVELS } from "./finding";
export {
  type FormProblem,
  formProblemText,
  readList,
  readRow,
  type ResultRow,
  type ScoreList,
} from "./forms";
export { type JoinFinding, misspellings } from "./joined";
export { findPlayer, type PlayerProblem, playerProblemText } from "./lookup";
export { type Divisions, hasTeams, medleyOf, type Scored } from "./medley";
export { normalizedTable } from "./normalize";
export { printedFindings } from "./printed/findings";
export { type Difference, type PrintedMatch, type PrintedReport, searchPrinted } from "./printed/search";
export type { Setting } from "./printed/ways";
export { NAME as REPORT } from "./layouts/trf";
export { printCell } from "./print-cell";
export { fieldOf, standingsOf, untoldItem, usualCodes } from "./ranking";
export {
  isRulesProblem,
  printRulesText,
  readRulesText,
  type RulesProblem,
  rulesProblemText,
} from "./rulestext";
export type * from "./types";
export { a1, addressesFrom, inRange, type Where } from "./where";
export { describe } from "./words";
import { sectionsEvidence } from "./facts";
import { type Finding, finding } from "./finding";
import { FACT_TEXTS as T } from "./fact-texts";
import { rowText } from "./headings";
import { misspellings } from "./joined";
import { nameKey } from "./lookup";
import { LAYOUTS } from "./layouts/index";
import { withoutRepeated } from "./again";
import { pageOf, partsOf } from "./parts";
import { readingOf } from "./reading";
import { isReadable, type Sheet, sheetOf, usedWidth } from "./sheet";
import type { Cells, Fact, Reading, ReadingSettings, ReadResult } from "./types";

/** The row that a user would take for the heading: the first with several words. */
const likelyHeading = (sheet: Sheet): string | null => {
  const row = sheet.rows
    .slice(0, 200)
    .findIndex((cells) => cells.filter(({ kind }) => kind === "text").length > 2);
  return row < 0 ? null : rowText(sheet, row);
};

const isFinding = (value: Reading | Finding): value is Finding => "code" in value;

const sectionFact = (readings: readonly Reading[], k: number): Fact => ({
  code: "section",
  value: T.sectionOf(k + 1, readings.length),
  evidence: sectionsEvidence(readings.map(({ table }) => (table.headingRow ?? table.firstRow) + 1)),
  setByUser: false,
});

/** One of several readings is a section: it has a title of its own, and the event's where it has none. */
const asSection = (readings: readonly Reading[], reading: Reading, k: number): Reading => ({
  ...reading,
  section: reading.section === "" ? T.section(k + 1) : reading.section,
  tournament: {
    ...reading.tournament,
    title: reading.tournament.title || (readings[0]?.tournament.title ?? ""),
  },
  facts: [...reading.facts.filter(({ code }) => code !== "section"), sectionFact(readings, k)],
});

/** A house player is one of one section: that the others have no such number is as it should be. */
const withoutHouseOfOthers = (readings: readonly Reading[]): readonly Reading[] => {
  const known = new Set(readings.flatMap(({ tournament }) => tournament.players.map(({ no }) => no)));
  return readings.map((reading) => ({
    ...reading,
    findings: reading.findings.filter((each) => each.code !== "house-unknown" || !known.has(each.number)),
  }));
};

/** Each section with what does not go together with those above it. */
const withSpellings = (readings: readonly Reading[]): readonly Reading[] => {
  const joined = misspellings(readings.map((reading) => ({ name: reading.section, reading })));
  return readings.map((reading, k) => {
    const found = joined.flatMap((each) => (each.later === k ? [each.finding] : []));
    return found.length === 0 ? reading : { ...reading, findings: [...reading.findings, ...found] };
  });
};

/** Fewer players may be called alike by chance. */
const FEWEST_AGAIN = 3;

const playersOf = ({ tournament }: Reading): string => {
  const names = tournament.players.map(({ name }) => nameKey(name));
  return names.length < FEWEST_AGAIN || names.includes("") ? "" : names.sort().join("\n");
};

/** Each section with a word on it where it has the players of one above it: cycles of one event, perhaps. */
const withPlayersAgain = (readings: readonly Reading[]): readonly Reading[] => {
  const before = new Map<string, string>();
  return readings.map((reading) => {
    const { section, findings, table } = reading;
    const key = playersOf(reading);
    const other = before.get(key);
    if (key !== "" && other === undefined) before.set(key, section);
    if (other === undefined) return reading;
    const at = { row: table.headingRow ?? table.firstRow, column: table.firstColumn };
    return {
      ...reading,
      findings: [...findings, finding({ code: "players-again", section, other }, { at })],
    };
  });
};

const asSections = (readings: readonly Reading[]): readonly Reading[] =>
  readings.length < 2
    ? readings.map((reading) => ({ ...reading, section: "" }))
    : withPlayersAgain(
        withSpellings(withoutHouseOfOthers(readings).map((reading, k) => asSection(readings, reading, k))),
      );

/**
 * Reads every crosstable of a range.
 *
 * Nothing is repaired: whatever does not fit is a finding. Never throws, whatever the cells hold.
 */
export const readCrosstable = (cells: Cells, settings: ReadingSettings = {}): ReadResult => {
  if (!isReadable(cells)) {
    const facts = { rows: cells.length, columns: usedWidth(cells) };
    return { readings: [], findings: [finding({ code: "too-large", ...facts })] };
  }
  const page = pageOf(sheetOf(cells), settings);
  const read = partsOf(page, LAYOUTS, settings).flatMap(({ layout, span }) => {
    const raw = layout.read(page, span, settings);
    return raw === null ? [] : [readingOf(raw, settings)];
  });
  const found = read.flatMap((each) => (isFinding(each) ? [] : [each]));
  const readings = withoutRepeated(page.sheet, found);
  const refused = read.filter(isFinding);
  if (read.length > 0) return { readings: asSections(readings), findings: refused };
  return { readings: [], findings: [finding({ code: "no-crosstable", shown: likelyHeading(page.sheet) })] };
};
