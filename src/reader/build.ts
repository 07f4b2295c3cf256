import { halfPoints, type Player, type Round, type System, type Tournament } from "../engine/index";
import { checkBlanks, checkNobody, checkUnread, checkWords } from "./checks/cells";
import type { Context } from "./checks/context";
import { checkForfeits } from "./checks/forfeits";
import { checkGames } from "./checks/games";
import { checkGroups } from "./checks/groups";
import { checkColors, checkMeetings } from "./checks/meetings";
import { checkByes, checkHoles, checkNames, checkNumbers, checkRatings } from "./checks/players";
import { checkProgress } from "./checks/progress";
import { checkTotals } from "./checks/totals";
import { decide, type Decisions } from "./decide/decisions";
import { extentOf, type Extent, kindOf, settingsFindings } from "./extent";
import { FACT_TEXTS as T } from "./fact-texts";
import { kindFact, roundsFact, unplayedFact } from "./facts";
import type { Finding } from "./finding";
import { withOwners } from "./finding-owners";
import type { RawTable } from "./layout";
import { mapOf } from "./table-map";
import type { Fact, Reading, ReadingSettings, ReadTeams } from "./types";

const playersOf = (raw: RawTable, decisions: Decisions, { house = [] }: ReadingSettings): readonly Player[] =>
  raw.rows.map((row, i): Player => {
    const no = decisions.numbering.nos[i] ?? 0;
    return {
      no,
      name: row.name,
      rating: row.rating,
      team: row.team,
      rounds: decisions.rounds[i] ?? [],
      adjustment: halfPoints(decisions.adjustments[i] ?? 0),
      playoff: row.playoff,
      house: row.house || house.includes(no),
    };
  });

const checksOf = (context: Context, { scale }: Decisions): readonly Finding[] => [
  ...checkUnread(context, (halves) => scale.results.has(halves)),
  ...checkNumbers(context),
  ...checkGames(context),
  ...checkTotals(context),
  ...checkNobody(context),
  ...checkForfeits(context),
  ...checkBlanks(context),
  ...checkMeetings(context),
  ...checkColors(context),
  ...checkByes(context),
  ...checkRatings(context),
  ...checkProgress(context),
  ...checkWords(context),
  ...checkHoles(context),
  ...checkNames(context),
  ...checkGroups(context),
];

const GRAVITY: Readonly<Record<Finding["level"], number>> = { error: 0, warning: 1, info: 2 };

const byGravity = (findings: readonly Finding[]): readonly Finding[] =>
  [...findings].sort((a, b) => GRAVITY[a.level] - GRAVITY[b.level]);

const countGames = (rounds: readonly (readonly Round[])[], counted: number): number => {
  let sides = 0;
  for (const row of rounds) {
    for (let r = 0; r < counted; r++) {
      const round = row[r];
      if (round?.kind === "game" || (round?.kind === "forfeit" && round.opponent !== null)) sides++;
    }
  }
  return Math.ceil(sides / 2);
};

/** A decision in the layout's own words, where it has some and the user has not decided otherwise. */
const withTold = (fact: Fact, told: Fact | undefined): Fact =>
  told === undefined || fact.setByUser
    ? fact
    : { ...fact, value: told.value, evidence: told.evidence || fact.evidence };

const factsOf = (
  raw: RawTable,
  decisions: Decisions,
  { announced, counted }: Extent,
  system: System,
  settings: ReadingSettings,
): readonly Fact[] => {
  const told = new Map(raw.facts.map((fact) => [fact.code, fact]));
  const decided = new Set<Fact["code"]>(["rounds", ...decisions.facts.map(({ code }) => code)]);
  const evidence = told.get("rounds")?.evidence ?? "";
  const roundsSet = settings.rounds !== undefined || settings.after !== undefined;
  return [
    ...raw.facts.filter(({ code }) => !decided.has(code)),
    roundsFact(counted, announced, evidence, roundsSet),
    kindFact(system, raw.system !== null, settings.system !== undefined),
    ...decisions.facts.map((fact) => withTold(fact, told.get(fact.code))),
    unplayedFact(decisions.rounds, counted, settings.zero !== undefined),
    { code: "layout", value: raw.layout, evidence: "", setByUser: false },
  ];
};

/** A table with everything decided, and the tournament that it tells of. */
export interface Built {
  readonly raw: RawTable;
  readonly decisions: Decisions;
  readonly extent: Extent;
  /** How the rows are paired: for teams, too, a Swiss or a round robin. */
  readonly pairing: System;
  readonly context: Context;
  readonly tournament: Tournament;
}

/** Decides what a raw table means; null where its points are board points of teams. */
export const builtOf = (raw: RawTable, settings: ReadingSettings): Built | null => {
  const decisions = decide(raw, settings);
  if (decisions === null) return null;
  const { numbering, scoring, rounds, adjustments, begun } = decisions;
  const extent = extentOf(raw, decisions, settings);
  const players = playersOf(raw, decisions, settings);
  const pairing = kindOf(raw, players, extent.announced, numbering.pairs.ordered, settings);
  const context: Context = {
    ...{ rows: raw.rows, survey: decisions.survey },
    ...{ nos: numbering.nos, kind: numbering.kind },
    ...{
      pairs: numbering.pairs,
      rounds,
      adjustments,
      begun,
      counted: extent.counted,
      system: pairing,
      scoring,
    },
    rated: raw.headings.rating !== null,
    blanksAreAbsences: raw.blanksAreAbsences === true,
    // In a grid no cell names an opponent.
    expected: !raw.roundOrderKnown ? "points" : raw.toldOnce === true ? "game" : "round",
  };
  const tournament = {
    ...{ title: raw.title, players, system: pairing, scoring, roundOrderKnown: numbering.pairs.ordered },
    ...{ announcedRounds: extent.announced, rounds: extent.counted, seed: settings.seed ?? raw.title },
  };
  return { raw, decisions, extent, pairing, context, tournament };
};

/** What is read of a table of teams beside the results of its matches. */
export interface TeamPart {
  readonly teams: ReadTeams;
  readonly findings: readonly Finding[];
}

const ofPlayers = (fact: Fact): Fact => fact;

/** The rows of a table of teams are theirs. */
const ofTeams = (fact: Fact): Fact => ({
  ...fact,
  evidence: fact.evidence.replace(T.perPlayer, T.perTeam),
});

/** Checks a table that has been decided, and puts together all that there is to say of it. */
export const readingFrom = (built: Built, settings: ReadingSettings, part: TeamPart | null): Reading => {
  const { raw, decisions, extent, context, pairing, tournament } = built;
  const system = part === null ? pairing : "team";
  const findings = [
    ...withOwners(raw.findings, raw.rows, decisions.numbering.nos),
    ...settingsFindings(decisions, settings),
    ...decisions.findings,
    ...checksOf(context, decisions),
    ...(part?.findings ?? []),
  ];
  return {
    ...{ section: raw.section, startDate: raw.startDate, layout: raw.layout },
    tournament: { ...tournament, system },
    teams: part?.teams ?? null,
    games: countGames(decisions.rounds, extent.counted),
    toldOnce: raw.toldOnce === true,
    totals: raw.rows.filter(({ total }) => total !== null).length,
    table: mapOf(raw, decisions.numbering.nos),
    facts: factsOf(raw, decisions, extent, system, settings).map(part === null ? ofPlayers : ofTeams),
    findings: byGravity(findings),
  };
};
