import type { PlayerNo } from "../../engine/index";
import { columns, fieldOf, placeOf, readField, type Records, type TrfRecord } from "./records";
import type { TrfProblem } from "./types";
import { wholeOf } from "./values";

type Rating = number | null;

const higher = (a: Rating, b: Rating): Rating => (a === null || b === null ? (a ?? b) : Math.max(a, b));
const lower = (a: Rating, b: Rating): Rating => (a === null || b === null ? (a ?? b) : Math.min(a, b));

/** Which rating of a player counts, by the method of record 172. @see FIDE C.04.2, TRF26 */
const METHODS: ReadonlyMap<string, (fide: Rating, national: Rating) => Rating> = new Map([
  ["FIDE", (fide) => fide],
  ["NRO", (_fide, national) => national],
  ["FIDON", (fide, national) => fide ?? national],
  ["NIDOF", (fide, national) => national ?? fide],
  ["HBFN", higher],
  ["LBFN", lower],
  ["OTHER", (fide) => fide],
]);

/** Federations have three letters; what begins with XX is an extension of the format. */
const FEDERATION = /^(?!XX)[A-Z]{3}$/;

/** A record of national ratings: the code of a federation, and a start number where record 001 has it. */
export const isNational = (record: TrfRecord): boolean =>
  FEDERATION.test(record.code) && wholeOf(columns(record, 5, 8)) !== null;

/** A rating in its columns; 0 is none. */
export const ratingIn = (record: TrfRecord, problems: TrfProblem[]): Rating => {
  const rating = readField(fieldOf(record, 49, 52), "rating", wholeOf, problems);
  return rating === 0 ? null : rating;
};

/** How the rating of a player is made of his FIDE rating, his number and the national ratings. */
export const ratingMethod = (
  records: Records,
  players: ReadonlySet<PlayerNo>,
  problems: TrfProblem[],
): ((no: PlayerNo, fide: Rating) => Rating) => {
  const [record] = records.get("172") ?? [];
  const federation = record === undefined ? "" : columns(record, 5, 7).toUpperCase();
  const nationals = new Map<PlayerNo, Rating>();
  for (const national of [...records.values()].flat().filter(isNational)) {
    const no = Number(columns(national, 5, 8));
    if (!players.has(no)) problems.push({ code: "unknown-player", at: placeOf(national, 5), player: no });
    if (federation === "" || national.code === federation) nationals.set(no, ratingIn(national, problems));
  }
  const choose = METHODS.get(record === undefined ? "" : columns(record, 9, 13).toUpperCase());
  return (no, fide) => (choose === undefined ? fide : choose(fide, nationals.get(no) ?? null));
};
