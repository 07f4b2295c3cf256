import { type Exact, inPoints, shortNames, type Standing, toNumber } from "../../engine/index";
import { blankLines, playLines, sharedPlaces } from "../../writer/footer";
import { doubtText } from "../../writer/heading";
import type { Section } from "../../writer/input";
import { isScore, isUnseen, shownItems } from "../../writer/items";
import { standingsTable } from "../../writer/standings-table";
import { countingNames, rosterNames } from "../../writer/team-names";
import { teamTable } from "../../writer/team-table";
import { SHEET_NAMES } from "../sheet-names";
import type { SectionReport, StandingReport } from "../report";
import type { RankedSchools } from "./schools";
import type { RankedSection } from "./section";

const numberOf = (value: Exact | null | undefined): number | null =>
  value === null || value === undefined ? null : toNumber(value);

const standingReport = ({ standings }: Pick<Section, "standings">, row: Standing): StandingReport => {
  const { player, score } = row.entry;
  const codes = standings.items.flatMap((item, at) =>
    isUnseen(item) ? [] : [[item.code, numberOf(row.values[at])] as const],
  );
  return {
    place: row.place,
    sharedBy: row.sharedBy,
    no: player.no,
    name: player.name,
    rating: player.rating,
    team: player.team,
    score: toNumber(inPoints(score)),
    values: Object.fromEntries(codes),
  };
};

const warningsOf = (section: Section): string[] => {
  const doubt = doubtText(section);
  const names = shortNames(section.standings.tournament.players);
  return [...(doubt === "" ? [] : [doubt]), ...playLines(section, names), ...blankLines(section)];
};

/** Neighbors whom something else than the score put in order. */
const tiesBroken = ({ standings: { items, rows } }: Section): number =>
  rows.filter(({ decidedBy }) => {
    const item = decidedBy === null ? undefined : items[decidedBy];
    return item !== undefined && !isScore(item);
  }).length;

const titlesOf = ({ standings }: Pick<Section, "standings">): string[] =>
  shownItems(standings).map(({ heading }) => heading);

const NOT_RANKED = {
  rules: "",
  tiebreaks: [],
  heading: [],
  rows: [],
  titles: [],
  standings: [],
  tiesBroken: 0,
  tiesLeft: 0,
  shared: [],
  warnings: [],
} as const;

const rankedPart = (section: Section) => {
  const { items, rows } = section.standings;
  const shared = sharedPlaces(rows);
  const [heading, ...table] =
    section.teams == null
      ? standingsTable(section.headings, section.standings)
      : teamTable(section.standings, rosterNames(section.teams.event));
  return {
    rules: section.rules.ruleSet.code,
    tiebreaks: items.filter((item) => !isUnseen(item)).map(({ code }) => code),
    heading,
    rows: table,
    titles: titlesOf(section),
    standings: rows.map((row) => standingReport(section, row)),
    tiesBroken: tiesBroken(section),
    tiesLeft: shared.reduce((sum, { length }) => sum + length - 1, 0),
    shared: shared.map((group) => group.map(({ entry }) => entry.player.no)),
    warnings: warningsOf(section),
  };
};

/** What is reported of one section; `sheet`: where it was written. */
export const sectionReport = (
  { reading, findings, section }: RankedSection,
  sheet: string,
): SectionReport => ({
  sheet,
  section: reading.section,
  findings,
  ...(section === null ? NOT_RANKED : rankedPart(section)),
});

/** What is reported of schools by their players: a section for each division. */
export const schoolReports = (schools: RankedSchools | null, sheet: string): readonly SectionReport[] =>
  (schools?.divisions ?? []).map(({ division, standings, contributorsOf }) => {
    const { items, rows } = standings;
    const shared = sharedPlaces(rows);
    const [heading, ...table] = teamTable(standings, countingNames(contributorsOf));
    return {
      ...{ ...NOT_RANKED, sheet, findings: [], heading, rows: table },
      section: [SHEET_NAMES.teams, division.name].filter((text) => text !== "").join(", "),
      rules: schools?.rules.ruleSet.code ?? "",
      tiebreaks: items.map(({ code }) => code),
      titles: titlesOf({ standings }),
      standings: rows.map((row) => standingReport({ standings }, row)),
      tiesLeft: shared.reduce((sum, { length }) => sum + length - 1, 0),
      shared: shared.map((group) => group.map(({ entry }) => entry.player.no)),
      warnings: blankLines({ standings }),
    };
  });
