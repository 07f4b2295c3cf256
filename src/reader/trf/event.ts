import { type HalfPoints, halfPoints, type Scoring } from "../../engine/index";
import { type Field, fieldOf, placeOf, readField, type Records, restOf, type TrfRecord } from "./records";
import type { Pairing, TrfEvent, TrfProblem } from "./types";
import { dateOf, pointsIn, wholeOf } from "./values";

const first = (records: Records, code: string): TrfRecord | undefined => records.get(code)?.[0];

const textOf = (records: Records, code: string): string => {
  const record = first(records, code);
  return record === undefined ? "" : restOf(record);
};

const bodyOf = (record: TrfRecord): Field => ({ text: restOf(record), at: placeOf(record, 5) });

const dateIn = (records: Records, code: string, problems: TrfProblem[]): string | null => {
  const record = first(records, code);
  return record === undefined ? null : readField(bodyOf(record), "date", dateOf, problems);
};

/** What the words of a tournament type say, the first that fits. @see FIDE C.04.2, TRF26, records 092 and 192 */
const PAIRINGS: readonly (readonly [RegExp, Pairing])[] = [
  [/SWISS|DUTCH|BAKU|DUBOV|BURSTEIN/, "swiss"],
  [/DOUBLE ?ROUND ?ROBIN|DOUBLE BERGER|\bDRR\b/, "doubleRoundRobin"],
  [/ROBIN|BERGER|\bRR\b/, "roundRobin"],
];

const pairingIn = (type: string): Pairing | null => {
  const words = type.toUpperCase().replaceAll(/[-_]/g, " ");
  return PAIRINGS.find(([form]) => form.test(words))?.[1] ?? null;
};

/** An item of record 162 or 362: a letter and its points. */
const ITEM = /(T?[A-Z])\s{0,3}=?\s{0,3}([+-]?\d{1,3}(?:[.,]\d{1,2})?)/g;

/** The points of each letter of a scoring record. */
export const scoresIn = (
  record: TrfRecord | undefined,
  problems: TrfProblem[],
): ReadonlyMap<string, HalfPoints> => {
  const scores = new Map<string, HalfPoints>();
  if (record === undefined) return scores;
  const { text, at } = bodyOf(record);
  for (const [item, letter = "", value = ""] of text.toUpperCase().matchAll(ITEM)) {
    const points = pointsIn(value);
    if (points === null) problems.push({ code: "bad-field", at, field: "scoring", text: item });
    else scores.set(letter, points);
  }
  return scores;
};

/** The points of games; null where record 162 states none. A bye of the pairing is worth a win if it is silent. */
const scoringIn = (records: Records, problems: TrfProblem[]): Scoring | null => {
  const scores = scoresIn(first(records, "162"), problems);
  if (scores.size === 0) return null;
  const win = scores.get("W") ?? halfPoints(2);
  return {
    win,
    draw: scores.get("D") ?? halfPoints(1),
    loss: scores.get("L") ?? halfPoints(0),
    allocatedBye: scores.get("P") ?? win,
    absent: scores.get("A") ?? halfPoints(0),
  };
};

const codesIn = (text: string): readonly string[] => text.split(/[\s,;]+/).filter((code) => code !== "");

/** Record 212 lists everything; record 202 comes after the score. */
const sequenceIn = (records: Records): readonly string[] | null => {
  const listed = codesIn(textOf(records, "212"));
  if (listed.length > 0) return listed;
  const after = codesIn(textOf(records, "202"));
  return after.length > 0 ? ["PTS", ...after] : null;
};

const announcedIn = (records: Records, problems: TrfProblem[]): number | null => {
  const record = first(records, "142") ?? first(records, "XXR");
  if (record === undefined) return null;
  const rounds = readField(fieldOf(record, 4, 20), "rounds", wholeOf, problems);
  return rounds === 0 ? null : rounds;
};

/** The tournament section. */
export const readEvent = (records: Records, problems: TrfProblem[]): TrfEvent => {
  const type = textOf(records, "092");
  const typeCode = textOf(records, "192");
  return {
    title: textOf(records, "012"),
    startDate: dateIn(records, "042", problems),
    endDate: dateIn(records, "052", problems),
    type,
    typeCode,
    pairing: pairingIn(typeCode) ?? pairingIn(type),
    team: records.has("310") || records.has("013") || /TEAM/i.test(`${type} ${typeCode}`),
    announced: announcedIn(records, problems),
    scoring: scoringIn(records, problems),
    sequence: sequenceIn(records),
  };
};
