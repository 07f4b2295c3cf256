import {
  addPoints,
  type HalfPoints,
  halfPoints,
  pointsOf,
  type Round,
  type Scoring,
  UNPAIRED,
} from "../../engine/index";
import { columns, type Field, fieldOf, numbersFrom, readField, type TrfRecord } from "./records";
import { MOST_ROUNDS } from "./rounds";
import type { TrfPlayer, TrfProblem } from "./types";
import { pointsIn, wholeOf } from "./values";

/** Start numbers that are known, with a problem for each that is not. */
const knownIn = (
  fields: readonly Field[],
  players: ReadonlyMap<number, number>,
  problems: TrfProblem[],
): readonly (readonly [number, Field])[] =>
  fields.flatMap((field) => {
    const no = readField(field, "start number", wholeOf, problems);
    const index = no === null ? undefined : players.get(no);
    if (no !== null && index === undefined)
      problems.push({ code: "unknown-player", at: field.at, player: no });
    return index === undefined ? [] : [[index, field] as const];
  });

/** The first position of each start number. */
const positionsOf = (players: readonly TrfPlayer[]): ReadonlyMap<number, number> => {
  const positions = new Map<number, number>();
  players.forEach(({ no }, index) => {
    if (!positions.has(no)) positions.set(no, index);
  });
  return positions;
};

const WORTH: ReadonlyMap<string, "full" | "half" | "zero"> = new Map([
  ["F", "full"],
  ["H", "half"],
  ["Z", "zero"],
]);

const typeIn =
  <Meaning>(types: ReadonlyMap<string, Meaning>) =>
  (text: string): Meaning | null =>
    types.get(text.toUpperCase()) ?? null;

const roundIn = (field: Field, problems: TrfProblem[]): number | null => {
  const read = (text: string) => {
    const round = wholeOf(text);
    return round !== null && round <= MOST_ROUNDS ? round : null;
  };
  return readField(field, "round", read, problems);
};

const withRound = (player: TrfPlayer, round: number, bye: Round, { at }: Field, text: string): TrfPlayer => {
  const length = Math.max(player.rounds.length, round);
  const replaced = <T>(list: readonly T[], rest: T, value: T): readonly T[] =>
    Array.from({ length }, (_, r) => (r === round - 1 ? value : (list[r] ?? rest)));
  return {
    ...player,
    rounds: replaced(player.rounds, UNPAIRED, bye),
    cells: replaced(player.cells, { at: player.at, text: "" }, { at, text }),
  };
};

/**
 * Byes of records 240 in rounds of which the player's own line says nothing.
 *
 * @see FIDE C.04.2, TRF26, record 240
 */
export const withByes = (
  players: readonly TrfPlayer[],
  records: readonly TrfRecord[],
  problems: TrfProblem[],
): readonly TrfPlayer[] => {
  const positions = positionsOf(players);
  const given = [...players];
  for (const record of records) {
    const type = columns(record, 5, 5).toUpperCase();
    const worth = readField(fieldOf(record, 5, 5), "type", typeIn(WORTH), problems);
    const round = roundIn(fieldOf(record, 7, 9), problems);
    if (worth === null || round === null || round === 0) continue;
    const bye: Round = { kind: "bye", worth, allocated: false };
    for (const [index, field] of knownIn(numbersFrom(record, 11, 4, 5), positions, problems)) {
      const player = given[index];
      if (player === undefined) continue;
      const own = player.rounds[round - 1] ?? UNPAIRED;
      const text = `240 ${type}`;
      if (own.kind === "unpaired") given[index] = withRound(player, round, bye, field, text);
      else if (own.kind !== "bye" || own.worth !== worth)
        problems.push({ code: "bye-differs", at: field.at, player: player.no, round, text });
    }
  }
  return given;
};

const isGame = (result: string) => (round: Round) => round.kind === "game" && round.result === result;
const isForfeit = (result: string) => (round: Round) => round.kind === "forfeit" && round.result === result;
const isBye = (worth: string) => (round: Round) => round.kind === "bye" && round.worth === worth;

/** Which rounds an abnormal assignment is about. @see FIDE C.04.2, TRF26, record 299 */
const CONCERNED: ReadonlyMap<string, (round: Round) => boolean> = new Map([
  ["W", isGame("win")],
  ["D", isGame("draw")],
  ["L", isGame("loss")],
  ["+", isForfeit("win")],
  ["-", isForfeit("loss")],
  ["F", isBye("full")],
  ["H", isBye("half")],
  ["Z", (round) => round.kind === "unpaired" || isBye("zero")(round)],
]);

/** Points over what the scoring gives, for the rounds concerned. */
const surplusOf = (
  player: TrfPlayer,
  concerned: (round: Round) => boolean,
  points: HalfPoints,
  only: number,
  scoring: Scoring,
): HalfPoints => {
  const rounds = player.rounds.filter((round, r) => (only === 0 || only === r + 1) && concerned(round));
  return addPoints(rounds.map((round) => halfPoints(points - pointsOf(round, scoring))));
};

/**
 * Penalty, bonus and other abnormal points of records 299, as an adjustment of the score; a record without a
 * type is a penalty or a bonus.
 *
 * @see FIDE C.04.2, TRF26, record 299
 */
export const withAdjustments = (
  players: readonly TrfPlayer[],
  records: readonly TrfRecord[],
  scoring: Scoring,
  problems: TrfProblem[],
): readonly TrfPlayer[] => {
  const positions = positionsOf(players);
  const given = [...players];
  for (const record of records) {
    const type = fieldOf(record, 5, 5);
    const concerned = readField(type, "type", typeIn(CONCERNED), problems);
    const points = readField(fieldOf(record, 14, 17), "points", pointsIn, problems);
    const round = roundIn(fieldOf(record, 20, 22), problems) ?? 0;
    if (points === null || (concerned === null && type.text !== "")) continue;
    for (const [index] of knownIn(numbersFrom(record, 24, 4, 5), positions, problems)) {
      const player = given[index];
      if (player === undefined) continue;
      const surplus = concerned === null ? points : surplusOf(player, concerned, points, round, scoring);
      given[index] = { ...player, adjustment: halfPoints(player.adjustment + surplus) };
    }
  }
  return given;
};
