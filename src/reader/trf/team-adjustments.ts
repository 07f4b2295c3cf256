import { type Field, fieldOf, placeOf, readField, type TrfRecord } from "./records";
import type { TrfField, TrfProblem, TrfTeams } from "./types";
import { pointsIn, wholeOf } from "./values";

const NO_FIELD: Field = { text: "", at: { line: 0, column: 0 } };

const TYPES: ReadonlySet<string> = new Set(["W", "D", "L", "+", "-", "F", "H", "Z"]);

/** The fields of a record 299 behind its type. */
type AdjustmentField = "match" | "game" | "round" | "team";

/**
 * Which field stands in columns `from` to `to`. Programs differ by a few columns, so the places are not taken to the
 * letter: match points end by 12, board points begin by 16 or have a decimal, the round ends by 22.
 */
const adjustmentField = (text: string, from: number, to: number): AdjustmentField => {
  const hasDecimal = /[.,]/.test(text);
  if (to <= 12 && from <= 10) return "match";
  if (from <= 16 || hasDecimal) return "game";
  return to <= 22 ? "round" : "team";
};

const adjustmentFields = (record: TrfRecord, name: AdjustmentField): readonly Field[] =>
  [...record.text.slice(5).matchAll(/\S+/g)].flatMap(({ 0: text, index }) => {
    const [from, to] = [index + 6, index + 5 + text.length];
    return adjustmentField(text, from, to) === name ? [fieldOf(record, from, to)] : [];
  });

/**
 * A record with a type changes what some results are worth; without one it is a penalty or a bonus.
 *
 * @see FIDE C.04.2, TRF26, record 299
 */
export const adjustmentIn = (record: TrfRecord, problems: TrfProblem[]): TrfTeams["adjustments"] => {
  const letter = fieldOf(record, 5, 5);
  const known = (text: string) => (TYPES.has(text.toUpperCase()) ? text.toUpperCase() : null);
  const type = readField(letter, "type", known, problems);
  if (letter.text !== "" && type === null) return [];
  const teams = adjustmentFields(record, "team");
  if (teams.length === 0) {
    // It names nobody whom it could be about.
    problems.push({ code: "unread-record", at: placeOf(record), record: record.code });
    return [];
  }
  const points = (name: "match" | "game") =>
    readField(adjustmentFields(record, name)[0] ?? NO_FIELD, "points", pointsIn, problems);
  const whole = (field: Field, name: TrfField) => readField(field, name, wholeOf, problems);
  return [
    {
      ...{ at: placeOf(record), type, matchPoints: points("match"), gamePoints: points("game") },
      round: whole(adjustmentFields(record, "round")[0] ?? NO_FIELD, "round") ?? 0,
      teams: teams.flatMap((field) => whole(field, "start number") ?? []),
    },
  ];
};
