import { NO_POINTS, type PlayerNo } from "../../engine/index";
import { ratingIn } from "./ratings";
import { aligned, columns, fieldOf, placeOf, readField, type TrfRecord } from "./records";
import { readRounds, roundsInPlace } from "./rounds";
import type { TrfPlayer, TrfProblem } from "./types";
import { pointsIn, wholeOf } from "./values";

const readPlayer = (
  record: TrfRecord,
  no: PlayerNo,
  announced: number | null,
  problems: TrfProblem[],
): TrfPlayer => ({
  at: placeOf(record, 5),
  no,
  name: columns(record, 15, 47),
  title: columns(record, 11, 13),
  federation: columns(record, 54, 56),
  rating: ratingIn(record, problems),
  points: readField(fieldOf(record, 81, 84), "points", pointsIn, problems),
  rank: readField(fieldOf(record, 86, 89), "rank", wholeOf, problems),
  ...readRounds(record, no, announced, problems),
  adjustment: NO_POINTS,
});

/** The players in the order of their records; a record without a start number is left out and told. */
export const readPlayers = (
  records: readonly TrfRecord[],
  announced: number | null,
  problems: TrfProblem[],
): readonly TrfPlayer[] => {
  const seen = new Set<PlayerNo>();
  return records.flatMap((raw) => {
    const record = aligned(raw, roundsInPlace);
    const field = fieldOf(record, 5, 8);
    const no = wholeOf(field.text);
    if (no === null || no === 0) {
      problems.push({ code: "bad-field", at: field.at, field: "start number", text: field.text });
      return [];
    }
    if (seen.has(no)) problems.push({ code: "duplicate-player", at: field.at, player: no });
    seen.add(no);
    return [readPlayer(record, no, announced, problems)];
  });
};
