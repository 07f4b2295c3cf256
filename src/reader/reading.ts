import { type Built, builtOf, readingFrom, type TeamPart } from "./build";
import { type Finding, finding } from "./finding";
import type { RawTable } from "./layout";
import { isGameTotal } from "./layouts/wall-chart/teams";
import { teamPartOf } from "./teams/part";
import { isTeamTable, teamTableOf } from "./teams/table";
import { totalsOf } from "./teams/totals";
import type { Reading, ReadingSettings } from "./types";

/** The column of the teams' names is no column of teams beside it. */
const withoutTeams = (raw: RawTable): RawTable =>
  raw.rows.every(({ team, name }) => team === null || team === name)
    ? {
        ...raw,
        rows: raw.rows.map((row) => ({ ...row, team: null })),
        headings: { ...raw.headings, team: null },
      }
    : raw;

/** What is said of match points takes the place of what is said of games. */
const withoutScoring = (built: Built, { findings }: TeamPart): Built =>
  findings.some(({ code }) => code === "match-points")
    ? {
        ...built,
        decisions: {
          ...built.decisions,
          findings: built.decisions.findings.filter(({ code }) => code !== "other-scoring"),
        },
      }
    : built;

const teamReading = (raw: RawTable, settings: ReadingSettings): Reading | Finding => {
  const unclear = finding({ code: "boards-unclear" });
  const table = teamTableOf(raw, settings);
  if (table === null) return unclear;
  const totals = totalsOf(table.raw, table.points);
  const { system, ...others } = settings;
  const paired = system === undefined || system === "team" ? others : { ...others, system };
  const stated = withoutTeams({
    ...{ ...table.raw, rows: totals.rows, system: raw.teams?.system ?? null },
    // Sums of board points are worked out again, as the score is.
    carried: raw.carried.filter(({ heading }) => !isGameTotal(heading)),
  });
  const built = builtOf(stated, paired);
  if (built === null) return unclear;
  const part = teamPartOf(built, table, totals, settings);
  return readingFrom(withoutScoring(built, part), settings, part);
};

/**
 * Decides what a raw table means, checks it and makes the tournament of it; the same for every layout, for
 * players and for teams.
 *
 * A finding instead where the table cannot be read at all.
 */
export const readingOf = (raw: RawTable, settings: ReadingSettings): Reading | Finding => {
  const built = isTeamTable(raw, settings) ? null : builtOf(raw, settings);
  return built === null ? teamReading(raw, settings) : readingFrom(built, settings, null);
};
