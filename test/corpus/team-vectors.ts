import { expect } from "vitest";
import { usualWeights } from "../../src/engine/index";
import { weightedPoints } from "../../src/engine/team/tiebreaks/products";
import { rulesFor } from "../engine/crosstable";
import { boardsOf, teamEvent, valuesOf } from "../engine/team/events";
import type { Vector } from "./vector-inputs";

type Row = Readonly<Record<"USAT" | "GAMEPTS" | "USAT_wintd_doubled" | "PERFIDX_wintd", number>>;

/** One match, against a team whose score comes from nowhere else. */
const checkTerm = (vector: Vector) => {
  const { boardPoints = NaN, opponentFinalMatchScore = NaN } = vector.input;
  const event = teamEvent(`Own | W2,${boardPoints}\nOther | L1,0 | ${opponentFinalMatchScore}`);
  expect(valuesOf(event, "USAT")[0]).toBe(vector.expected);
};

/** Every value of the published table, and the doubled ones of WinTD. */
const checkTable = (vector: Vector) => {
  const { teams = {} } = vector.input;
  const expected = vector.expected as Readonly<Record<string, Row>>;
  const numbers = Object.keys(teams).sort((a, b) => Number(a) - Number(b));
  const lines = numbers.map((no) => {
    const rounds = teams[no]?.rounds ?? [];
    return `${no} | ${rounds.map(({ result, opponent, boardPoints }) => `${result}${opponent},${boardPoints}`).join(" ")}`;
  });
  const event = teamEvent(lines.join("\n"));
  const of = (key: keyof Row) => numbers.map((no) => expected[no]?.[key]);
  expect(valuesOf(event, "PTS")).toEqual(numbers.map((no) => teams[no]?.matchScore));
  expect(valuesOf(event, "USAT")).toEqual(of("USAT"));
  expect(valuesOf(event, "GAMEPTS")).toEqual(of("GAMEPTS"));
  expect(valuesOf(event, "USAT", rulesFor("WINTD"))).toEqual(of("USAT_wintd_doubled"));
  const indexes = valuesOf(event, "PERFIDX", rulesFor("WINTD"));
  indexes.forEach((index, i) => {
    expect(index).toBeCloseTo(of("PERFIDX_wintd")[i] ?? NaN, 4);
  });
};

/** The side that wins the last board gets its weight; boards 1 to 3 make the 33 it had before. */
const checkWeights = (vector: Vector) => {
  const { boardWeights = [], scoreBeforeLastGame, boardOutstanding } = vector.input;
  const { gameScoring } = teamEvent("A | U");
  const points = (boards: string) =>
    weightedPoints(boardsOf(boards), { boards: boardWeights.length, boardWeights, gameScoring }) / 2;
  expect(usualWeights(boardWeights.length)).toEqual(boardWeights);
  expect(boardOutstanding).toBe(4);
  expect([points("111*0000"), points("000*1111")]).toEqual(scoreBeforeLastGame);
  expect([points("11110000"), points("00001111")]).toEqual(vector.expected);
};

/** How the vectors about teams are checked. */
export const TEAM_CHECKS: Readonly<Record<string, (vector: Vector) => void>> = {
  "usat-term": checkTerm,
  "rpubs-26-teams": checkTable,
  "ihsa-board-weights": checkWeights,
};
