import { USUAL_SCORING } from "../../engine/index";
import { withAdjustments, withByes } from "./assignments";
import { readEvent } from "./event";
import { readPlayers } from "./players";
import { isNational, ratingMethod } from "./ratings";
import { columns, placeOf, type Records, recordsOf } from "./records";
import { unknownNumbers } from "./team-numbers";
import { readTeams } from "./teams";
import type { Trf, TrfPlayer, TrfProblem } from "./types";
import { wholeOf } from "./values";

export type * from "./types";

const PLAYER = "001";

/** Records that say nothing about results or tie-breaks. */
const KNOWN: ReadonlySet<string> = new Set(
  (
    "001 012 013 022 032 042 052 062 072 082 092 102 112 122 132 142 152 162 172 182 192 202 212 222 " +
    "240 250 260 299 300 310 320 330 352 362 801 802 XXA XXB XXC XXF XXP XXR XXS XXZ"
  ).split(" "),
);

const unread = (records: Records): TrfProblem[] =>
  [...records.values()].flatMap((sameCode): TrfProblem[] => {
    const record = sameCode.find((candidate) => !isNational(candidate));
    return record === undefined || KNOWN.has(record.code)
      ? []
      : [{ code: "unread-record", at: placeOf(record), record: record.code }];
  });

/** Whether lines are a tournament report: a player record with a start number in its columns. */
export const looksLikeTrf = (lines: readonly string[]): boolean =>
  (recordsOf(lines).get(PLAYER) ?? []).some((record) => wholeOf(columns(record, 5, 8)) !== null);

const withRatings = (
  players: readonly TrfPlayer[],
  records: Records,
  problems: TrfProblem[],
): readonly TrfPlayer[] => {
  const ratingOf = ratingMethod(records, new Set(players.map(({ no }) => no)), problems);
  return players.map((player) => ({ ...player, rating: ratingOf(player.no, player.rating) }));
};

/**
 * Reads a tournament report file in TRF16 or TRF26, a line an element.
 *
 * Never throws: what cannot be read is a problem, and is read as if it were not there. Records 240 and 299
 * are about teams where the event is one for teams, and change no player there.
 *
 * @see FIDE C.04.2, Tournament Report File
 */
export const readTrf = (lines: readonly string[]): Trf => {
  const problems: TrfProblem[] = [];
  const records = recordsOf(lines);
  const event = readEvent(records, problems);
  const read = withRatings(
    readPlayers(records.get(PLAYER) ?? [], event.announced, problems),
    records,
    problems,
  );
  const own = (code: string) => (event.team ? [] : (records.get(code) ?? []));
  const players = withAdjustments(
    withByes(read, own("240"), problems),
    own("299"),
    event.scoring ?? USUAL_SCORING,
    problems,
  );
  const teams = readTeams(records, event.team, problems);
  const unknown = teams.teams.length === 0 ? [] : unknownNumbers(teams, players);
  return { event, players, teams, problems: [...problems, ...unknown, ...unread(records)] };
};
