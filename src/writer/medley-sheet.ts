import { type Contributor, type MedleyStandings, type Rules, toNumber, inPoints } from "../engine/index";
import type { FormattedArea, SheetBlock } from "./block";
import { placeColumn, type Row, rowsOf } from "./columns";
import { compose, type Listed } from "./compose";
import { footerLines } from "./footer";
import { doubtText, isFinal, type SublineOf } from "./heading";
import { HEADINGS } from "./heading-texts";
import type { Section, SheetInput } from "./input";
import { numberFormatOf, shownItems } from "./items";
import { NUMBER, STYLE } from "./style";
import { type Column, columnFor } from "./table";
import { cellOf } from "./standings-table";
import { TEAM_TEXTS } from "./team-texts";

const T = TEAM_TEXTS;

/** What the sheet of schools is made from. */
export interface MedleyInput {
  /** Event, moment and paper, as the other sheets of the ranking have them. */
  readonly sheet: SheetInput;
  readonly divisions: readonly MedleyStandings[];
  readonly rules: Rules;
  readonly top: number;
  /** A live list was asked for, and no formula can say it. */
  readonly asValues?: boolean;
}

/** The line of a team, or below it that of a player whose score counts for it. */
type MedleyRow = { readonly row: Row } & ({ readonly player: null } | { readonly player: Contributor });

type Names = (contributor: Contributor) => string;

/** Players as they are listed; where several crosstables count, with theirs. */
const namesIn = ({ division }: MedleyStandings): Names => {
  const several = division.sections.length > 1;
  return ({ section, entry }) => T.player(entry.player.name, several ? section.name : "");
};

const medleyRows = ({ standings, contributorsOf }: MedleyStandings): MedleyRow[] =>
  rowsOf({ standings }).flatMap((row): MedleyRow[] => [
    { row, player: null },
    ...contributorsOf(row.standing)
      .filter(({ counts }) => counts)
      .map((player) => ({ row, player })),
  ]);

const ofTeam = (column: Column<Row>): Column<MedleyRow> =>
  columnFor(column, ({ row, player }) => (player === null ? row : undefined));

const TEAM_LOOK = STYLE.bold;
const PLAYER_LOOK = { ...STYLE.note, indent: 3 } as const;

const nameColumn = (names: Names): Column<MedleyRow> => ({
  heading: HEADINGS.team,
  about: { title: HEADINGS.team, text: T.about.player },
  align: "Left",
  numberFormat: NUMBER.text,
  value: ({ row, player }) => (player === null ? row.standing.entry.player.name : names(player)),
  look: ({ player }) => (player === null ? TEAM_LOOK : PLAYER_LOOK),
});

const scoreColumn: Column<MedleyRow> = {
  heading: HEADINGS.score,
  about: { title: HEADINGS.score, text: T.about.medley },
  align: "Right",
  numberFormat: NUMBER.half,
  value: ({ row, player }) => toNumber(inPoints(player === null ? row.standing.entry.score : player.score)),
  look: ({ player }) => (player === null ? undefined : STYLE.note),
};

const columnsOf = (medley: MedleyStandings): Column<MedleyRow>[] => [
  ofTeam(placeColumn),
  nameColumn(namesIn(medley)),
  scoreColumn,
  ...shownItems(medley.standings).map(({ item, at, heading }): Column<MedleyRow> => ({
    heading,
    align: "Right",
    numberFormat: numberFormatOf(item),
    value: ({ row, player }) => cellOf(player === null ? row.standing.values[at] : player.values[at]),
    look: ({ row, player }) => (player !== null ? STYLE.note : row.decides === at ? STYLE.bold : undefined),
  })),
];

/** A line above each team. */
const teamLines = (rows: readonly MedleyRow[], columns: number): FormattedArea[] =>
  rows.flatMap(({ player }, i) =>
    player === null && i > 0
      ? [{ area: { row: i + 1, column: 0, rows: 1, columns }, format: STYLE.group }]
      : [],
  );

/** A division as the sections of other sheets are. */
const sectionOf = ({ division, standings }: MedleyStandings, rules: Rules): Section => ({
  title: division.name,
  ...{ standings, rules, carried: [], errors: null, addedAfter: new Map() },
  headings: { rating: null, team: null },
});

const listed = (medley: MedleyStandings, section: Section): Listed<MedleyRow> => {
  const rows = medleyRows(medley);
  const columns = columnsOf(medley);
  return {
    ...{ section, rows, columns, players: medley.standings.rows.length },
    formats: teamLines(rows, columns.length),
  };
};

/** Teams of which fewer players count than might. */
const shortLines = ({ standings, contributorsOf }: MedleyStandings, top: number): string[] =>
  standings.rows.flatMap((row) => {
    const players = contributorsOf(row).length;
    return players < top ? [T.short(row.entry.player.name, players, top - players)] : [];
  });

/** Lines that speak of teams where those of players speak of rounds that a total has not. */
const linesOf = (
  sections: readonly Section[],
  { divisions, top, sheet, asValues }: MedleyInput,
): string[] => [
  ...new Set([
    ...sheet.sections.flatMap((section) => doubtText(section) || []),
    ...footerLines(sections).slice(0, -1),
    ...(asValues === true ? [T.asValues] : []),
    T.totals(top),
    T.counting,
    ...divisions.flatMap((medley) => shortLines(medley, top)),
    ...footerLines(sections).slice(-1),
  ]),
];

const stateOf =
  ({ sheet, top }: MedleyInput): SublineOf =>
  (_section, teams) => {
    const running = sheet.sections.find(({ standings }) => !isFinal(standings));
    const { rounds = 0, announcedRounds = 0 } = running?.standings.tournament ?? {};
    return [
      running === undefined ? T.finalStandings : T.standingsAfter(rounds, announcedRounds),
      T.teams(teams),
      T.best(top),
    ];
  };

/** The Team standings sheet of an event of players: each division's teams, and under each who scored for it. */
export const medleySheet = (input: MedleyInput): SheetBlock => {
  const sections = input.divisions.map((medley) => sectionOf(medley, input.rules));
  const sheet = { ...input.sheet, sections };
  return compose(sheet, {
    kind: "teams",
    lists: input.divisions.map((medley, i) => listed(medley, sections[i] ?? sectionOf(medley, input.rules))),
    subline: { says: stateOf(input), dated: true },
    footer: linesOf(sections, input),
    tables: false,
  });
};
