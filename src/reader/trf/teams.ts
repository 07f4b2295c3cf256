import type { HalfPoints } from "../../engine/index";
import { scoresIn } from "./event";
import {
  aligned,
  columns,
  fieldOf,
  numbersFrom,
  placeOf,
  readField,
  type Records,
  restOf,
  type TrfRecord,
} from "./records";
import { adjustmentIn } from "./team-adjustments";
import type { TrfField, TrfProblem, TrfTeam, TrfTeams } from "./types";
import { pointsIn, wholeOf } from "./values";

/** How many of the columns between the fields are blank, as they are where everything is in place. */
const blanksAt =
  (...separators: readonly number[]) =>
  (text: string): number =>
    separators.filter((column) => (text[column - 1] ?? " ") === " ").length;

const NUMBERED_IN_PLACE = blanksAt(8, 41, 47, 54, 61, 68, 73, 78, 83, 88, 93);
const NAMED_IN_PLACE = blanksAt(41, 46, 51, 56, 61, 66);

const listed = (record: TrfRecord, from: number, width: number, problems: TrfProblem[]): readonly number[] =>
  numbersFrom(record, from, width, width + 1).flatMap(
    (field) => readField(field, "start number", wholeOf, problems) ?? [],
  );

const numberedTeam = (raw: TrfRecord, problems: TrfProblem[]): TrfTeam => {
  const record = aligned(raw, NUMBERED_IN_PLACE);
  const number = (from: number, to: number, field: TrfField) =>
    readField(fieldOf(record, from, to), field, wholeOf, problems);
  const points = (from: number, to: number) =>
    readField(fieldOf(record, from, to), "points", pointsIn, problems);
  return {
    at: placeOf(record, 5),
    no: number(5, 7, "start number"),
    name: columns(record, 9, 40),
    nickname: columns(record, 42, 46),
    strength: wholeOf(columns(record, 48, 53)),
    matchPoints: points(55, 60),
    gamePoints: points(62, 67),
    rank: number(69, 71, "rank"),
    players: listed(record, 74, 4, problems),
  };
};

const namedTeam = (raw: TrfRecord, problems: TrfProblem[]): TrfTeam => {
  const record = aligned(raw, NAMED_IN_PLACE);
  return {
    at: placeOf(record, 5),
    no: null,
    name: columns(record, 5, 36),
    nickname: "",
    strength: null,
    matchPoints: null,
    gamePoints: null,
    rank: null,
    players: listed(record, 37, 4, problems),
  };
};

const matchPointsIn = (records: Records, problems: TrfProblem[]): TrfTeams["matchPoints"] => {
  const scores = scoresIn(records.get("362")?.[0], problems);
  const [win, draw, loss] = ["TW", "TD", "TL"].map((letter): HalfPoints | undefined => scores.get(letter));
  return win === undefined || draw === undefined || loss === undefined ? null : [win, draw, loss];
};

const FORFEITS: ReadonlyMap<string, "+-" | "-+" | "--"> = new Map([
  ["+-", "+-"],
  ["-+", "-+"],
  ["--", "--"],
]);

const forfeitOf = (record: TrfRecord, problems: TrfProblem[]): TrfTeams["forfeits"] => {
  const read = (text: string) => FORFEITS.get(text) ?? null;
  const result = readField(fieldOf(record, 5, 6), "type", read, problems);
  const [round, white, black] = (
    [
      [8, 10],
      [12, 14],
      [16, 18],
    ] as const
  ).map(([from, to]) => readField(fieldOf(record, from, to), "round", wholeOf, problems));
  return result === null || round == null || white == null || black == null
    ? []
    : [{ at: placeOf(record), result, round, white, black }];
};

/** The team of each round; blank or 0: none. */
const byRound = (record: TrfRecord, problems: TrfProblem[]): readonly number[] =>
  Array.from({ length: Math.max(0, Math.ceil((record.text.trimEnd().length - 14) / 4)) }, (_, r) => {
    const field = fieldOf(record, 15 + 4 * r, 17 + 4 * r);
    return readField(field, "start number", wholeOf, problems) ?? 0;
  });

const WORTH: ReadonlyMap<string, "full" | "half" | "zero"> = new Map([
  ["F", "full"],
  ["H", "half"],
  ["Z", "zero"],
]);

const requestedIn = (record: TrfRecord, problems: TrfProblem[]): TrfTeams["requested"] => {
  const worth = readField(
    fieldOf(record, 5, 5),
    "type",
    (text) => WORTH.get(text.toUpperCase()) ?? null,
    problems,
  );
  const round = readField(fieldOf(record, 7, 9), "round", wholeOf, problems);
  return worth === null || round === null
    ? []
    : [{ at: placeOf(record), worth, round, teams: listed(record, 11, 4, problems) }];
};

const lineupOf = (record: TrfRecord, problems: TrfProblem[]): TrfTeams["lineups"] => {
  const [round, team, opponent] = (
    [
      [5, 7],
      [9, 11],
      [13, 15],
    ] as const
  ).map(([from, to]) => readField(fieldOf(record, from, to), "round", wholeOf, problems));
  return round == null || team == null
    ? []
    : [
        {
          ...{ at: placeOf(record), round, team, opponent: opponent ?? 0 },
          players: listed(record, 17, 4, problems),
        },
      ];
};

/**
 * The records of a team event; records 240 and 299 are about teams only in one. Record 310 takes the place of 013.
 *
 * @see FIDE C.04.2, TRF26, records 013, 300, 310, 320, 330, 352, 362
 */
export const readTeams = (records: Records, isTeam: boolean, problems: TrfProblem[]): TrfTeams => {
  const all = (code: string): readonly TrfRecord[] => records.get(code) ?? [];
  const [colors] = all("352");
  return {
    teams:
      all("310").length > 0
        ? all("310").map((record) => numberedTeam(record, problems))
        : all("013").map((record) => namedTeam(record, problems)),
    boards: colors === undefined ? "" : restOf(colors).toUpperCase(),
    matchPoints: matchPointsIn(records, problems),
    byes: all("320").map((record) => ({
      at: placeOf(record),
      matchPoints: readField(fieldOf(record, 5, 8), "points", pointsIn, problems),
      gamePoints: readField(fieldOf(record, 10, 13), "points", pointsIn, problems),
      teams: byRound(record, problems),
    })),
    requested: isTeam ? all("240").flatMap((record) => requestedIn(record, problems)) : [],
    adjustments: isTeam ? all("299").flatMap((record) => adjustmentIn(record, problems)) : [],
    forfeits: all("330").flatMap((record) => forfeitOf(record, problems)),
    lineups: all("300").flatMap((record) => lineupOf(record, problems)),
  };
};
