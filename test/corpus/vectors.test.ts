import { expect, test } from "vitest";
import { type Exact, toNumber, type Tournament } from "../../src/engine/index";
import { performancesOf } from "../../src/engine/tiebreaks/ratings-performance";
import { rulesFor, valuesOf, viewFor, workingsOf } from "../engine/crosstable";
import { describeCorpus } from "./corpus";
import { TEAM_CHECKS } from "./team-vectors";
import {
  type Input,
  listTournament,
  type Numbers,
  opponentsTournament,
  ratedTournament,
  resultsTournament,
  rowTournament,
  unratedTournament,
  type Vector,
  vectors,
  virtualTournament,
  wholeTournament,
} from "./vector-inputs";

/** Team events. */
const TEAMS = Object.keys(TEAM_CHECKS);

/** The rule sets that the vectors call by another name. */
const RULES: Readonly<Record<string, ReturnType<typeof rulesFor>>> = {
  "round-robin": rulesFor("USCF"),
  hult: rulesFor("USCF", { unrated: "hult" }),
  "classify-by-played-games": rulesFor("USCF", { signBy: "games" }),
};

const rulesOf = ({ flavour }: Vector) => RULES[flavour] ?? rulesFor(flavour);

/** The value of the player whom the vector is about. */
const own = (tournament: Tournament, code: string, vector: Vector) =>
  valuesOf(tournament, code, rulesOf(vector))["Self"];

const numberOf = (value: Exact | null | undefined) =>
  value === null || value === undefined ? null : toNumber(value);

const checkOwn =
  (build: (input: Input) => Tournament, code?: string) =>
  (vector: Vector): void => {
    expect(own(build(vector.input), code ?? vector.tiebreak, vector)).toBe(vector.expected);
  };

const checkList = (vector: Vector) => {
  for (const [code, value] of Object.entries(vector.expected as Numbers)) {
    expect(own(listTournament(vector.input), code, vector), code).toBe(value);
  }
};

const checkRow = (vector: Vector) => {
  const tournament = rowTournament(vector.input.rounds as readonly string[]);
  const adjusted = (viewFor(tournament, rulesOf(vector)).entries[0]?.adjusted ?? 0) / 2;
  const value = vector.tiebreak === "ADJUSTED_SCORE" ? adjusted : own(tournament, vector.tiebreak, vector);
  expect(value).toBe(vector.expected);
};

const checkResults = (vector: Vector) => {
  const system = vector.flavour === "round-robin" ? "doubleRoundRobin" : "swiss";
  checkOwn((input) => resultsTournament(input, system))(vector);
};

const checkPerformance = (vector: Vector) => {
  const view = viewFor(ratedTournament(vector.input), rulesOf(vector));
  expect(numberOf(performancesOf(view)[0])).toBe(vector.expected);
};

/** Names of the expected columns that are no code: the code, and the rule set that is meant. */
const COLUMNS: Readonly<Record<string, readonly [string, string]>> = {
  score: ["PTS", "USCF"],
  CUM_legacy: ["CUM", "USCF-LEGACY"],
  CUMOPP_legacy: ["CUMOPP", "USCF-LEGACY"],
  KASH_wintd: ["KASH", "WINTD"],
  SB_wintd: ["SB", "WINTD"],
  AVGOPP_C1: ["AVGOPP/C1", "USCF"],
};

type Column = readonly (number | null)[];

const INTERMEDIATE: Readonly<Record<string, (tournament: Tournament) => Column>> = {
  adjusted: (tournament) => viewFor(tournament).entries.map(({ adjusted }) => adjusted / 2),
  perf: (tournament) => performancesOf(viewFor(tournament)).map(numberOf),
  perfNoFloor: (tournament) =>
    performancesOf(viewFor(tournament, rulesFor("USCF", { performanceGuard: "none" }))).map(numberOf),
};

const columnOf = (tournament: Tournament, key: string): Column => {
  const intermediate = INTERMEDIATE[key];
  if (intermediate !== undefined) return intermediate(tournament);
  const [code, rules] = COLUMNS[key] ?? [key, "USCF"];
  return workingsOf(tournament, code, rulesFor(rules)).map(({ value }) => numberOf(value));
};

const checkTournament = ({ input, expected }: Vector) => {
  const same = vectors.find(({ id }) => id === input.sameAs)?.input;
  const tournament = wholeTournament({ ...same, ...input });
  const tables = expected as Readonly<Record<string, Numbers>> & {
    right?: Readonly<Record<string, Numbers>>;
  };
  const right = tables.right ?? tables;
  const names = tournament.players.map(({ name }) => name);
  expect(Object.keys(right).sort()).toEqual([...names].sort());
  for (const key of Object.keys(right[names[0] ?? ""] ?? {})) {
    const column = columnOf(tournament, key);
    names.forEach((name, i) => {
      expect(column[i], `${key} of ${name}`).toBeCloseTo(right[name]?.[key] ?? NaN, 4);
    });
  }
};

/** The virtual opponent of an unplayed round, and what the player counts for others. */
const checkVirtual = (vector: Vector) => {
  const tournament = virtualTournament(vector.input);
  const [working] = workingsOf(tournament, "BH", rulesOf(vector));
  const line = working?.lines.find(({ round }) => round === vector.input.round);
  const adjusted = (viewFor(tournament, rulesOf(vector)).entries[0]?.adjusted ?? 0) / 2;
  const { virtualOpponent, contributionToOpponents } = vector.expected as Numbers;
  expect([line?.kind, (line?.amount ?? 0) / 2, adjusted]).toEqual([
    "dummy",
    virtualOpponent,
    contributionToOpponents,
  ]);
};

/** How a vector is checked, by the input that it has. */
const CHECKS: readonly (readonly [keyof Input, (vector: Vector) => void])[] = [
  ["adjustedOpponentScores", checkList],
  ["opponentsRounds", checkOwn(opponentsTournament)],
  ["resultVsOpponentScore", checkResults],
  ["sectionAverage", checkOwn(unratedTournament, "AVGOPP")],
  ["ownRating", checkPerformance],
  ["scoreBefore", checkVirtual],
  ["players", checkTournament],
  ["sameAs", checkTournament],
  ["rounds", checkRow],
];

const checkTeams = (vector: Vector) => {
  const check = TEAM_CHECKS[vector.id];
  if (check === undefined) throw new Error(`nothing checks ${vector.id}`);
  check(vector);
};

describeCorpus("US vectors", () => {
  test.each(vectors.filter(({ id }) => TEAMS.includes(id)))("$id: $tiebreak, $flavour", checkTeams);
  const individual = vectors.filter(({ id }) => !TEAMS.includes(id));
  test.each(individual)("$id: $tiebreak, $flavour", (vector) => {
    const [, check] = CHECKS.find(([key]) => key in vector.input) ?? [];
    if (check === undefined)
      throw new Error(`nothing checks a vector with ${Object.keys(vector.input).join()}`);
    check(vector);
  });
});
