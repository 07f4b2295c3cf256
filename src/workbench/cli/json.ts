import { type Finding, type Report, type Section, type Standing, tieBreaksOf } from "./report";

const findingOf = ({ level, cell, player, round, message }: Finding) => ({
  level,
  cell,
  player,
  round,
  message,
});

const standingOf = (codes: readonly string[]) => {
  const ofCodes = (values: Standing["values"]) =>
    Object.fromEntries(codes.map((code) => [code, values[code] ?? null]));
  return ({ place, no, name, rating, team, score, values }: Standing) => ({
    place,
    no,
    name,
    rating,
    team,
    score,
    values: ofCodes(values),
  });
};

const EMPTY: Section = {
  section: "",
  rules: "",
  tiebreaks: [],
  heading: [],
  rows: [],
  findings: [],
  standings: [],
  warnings: [],
};

const sectionOf = (section: Section, sheet: string) => {
  const tiebreaks = tieBreaksOf(section);
  const { section: title, rules, findings, standings } = section;
  return {
    sheet,
    section: title,
    rules,
    tiebreaks,
    findings: findings.map(findingOf),
    standings: standings.map(standingOf(tiebreaks)),
  };
};

/**
 * A ranking as JSON, by section; a sheet without a crosstable is one section without standings.
 *
 * Findings of the sheet as a whole come with its first section.
 */
export const printJson = ({ source, sections, schools, findings }: Report): string => {
  const [first = EMPTY, ...rest] = sections;
  const all = [{ ...first, findings: [...findings, ...first.findings] }, ...rest, ...schools];
  return `${JSON.stringify(
    all.map((section) => sectionOf(section, source.name)),
    null,
    2,
  )}\n`;
};
