import type { Policy, Rules, Tournament } from "../../src/engine/index";
import type { SheetBlock } from "../../src/writer/block";
import { ALL_COLUMNS, type Moment, type Section, type SheetInput } from "../../src/writer/input";
import { printed } from "../../src/writer/print";
import { ranked, rulesFor } from "../engine/crosstable";
import { MAPLE_GROVE } from "../engine/events";

export const NOV_28: Moment = { year: 2026, month: 11, day: 28, hour: 16, minute: 12 };

export const US_DEFAULT = ["MMED", "SOLK", "CUM", "CUMOPP"];

const SCHOOLS = [
  "Oak Hill",
  "Lincoln MS",
  "Riverside",
  "Oak Hill",
  "Lincoln MS",
  "Riverside",
  "Maple Grove",
  "Oak Hill",
  "Lincoln MS",
  "Maple Grove",
  "Riverside",
  "Maple Grove",
];

/** A section of a drawn tournament, ranked. */
export const sectionOf = (
  tournament: Tournament,
  codes: readonly string[] = US_DEFAULT,
  given: Partial<Section> = {},
  rules: Rules = rulesFor("USCF"),
): Section => ({
  title: "",
  standings: ranked(tournament, codes, rules),
  rules,
  headings: {
    rating: tournament.players.some(({ rating }) => rating !== null) ? "Rating" : null,
    team: tournament.players.some(({ team }) => team !== null) ? "Team" : null,
  },
  carried: [],
  errors: null,
  addedAfter: new Map(),
  ...given,
});

/** The same by another rule set. */
export const sectionBy = (
  ruleSet: string,
  tournament: Tournament,
  codes: readonly string[],
  overrides: Partial<Policy> = {},
): Section => sectionOf(tournament, codes, {}, rulesFor(ruleSet, overrides));

export const inputOf = (sections: readonly Section[], given: Partial<SheetInput> = {}): SheetInput => ({
  event: sections[0]?.standings.tournament.title ?? "",
  sections,
  columns: ALL_COLUMNS,
  leaveOutUnplayed: false,
  notes: true,
  workings: null,
  ranked: NOV_28,
  paper: "Letter",
  ...given,
});

/** The example event with its schools. */
export const MAPLE_GROVE_SECTION: Section = sectionOf(
  {
    ...MAPLE_GROVE,
    title: "Maple Grove Scholastic",
    players: MAPLE_GROVE.players.map((player, i) => ({ ...player, team: SCHOOLS[i] ?? null })),
  },
  US_DEFAULT,
  { title: "K–8 U1200", headings: { rating: "Rating", team: "School" } },
);

const covers = (area: SheetBlock["formats"][number]["area"], row: number, column: number): boolean =>
  row >= area.row &&
  row < area.row + area.rows &&
  column >= area.column &&
  column < area.column + area.columns;

/** What a cell looks like in the end. */
export const formatAt = (block: SheetBlock, row: number, column: number) =>
  Object.assign(
    {},
    ...block.formats.filter(({ area }) => covers(area, row, column)).map(({ format }) => format),
  ) as SheetBlock["formats"][number]["format"];

/** The sheet as it shows: cells joined by `|`, bold ones between asterisks. */
export const drawn = (block: SheetBlock): string[] =>
  block.cells.map((row, r) =>
    row
      .map((value, c) => {
        const { numberFormat = "General", bold = false } = formatAt(block, r, c);
        const text = printed(value, numberFormat);
        return bold && text !== "" ? `*${text}*` : text;
      })
      .join(" | ")
      .replace(/[ |]+$/, ""),
  );
