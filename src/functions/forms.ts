import {
  type HalfPoints,
  halfPoints,
  type Item,
  NO_POINTS,
  type Player,
  type Result,
  type Round,
  scoringOf,
  type Tournament,
  USUAL_SCORING,
  viewOf,
  type Working,
} from "../engine/index";
import { MESSAGES } from "./message-texts";
import {
  type FormProblem,
  formProblemText,
  inRange,
  readList,
  readRow,
  type ReadingSettings,
  type ResultRow,
} from "../reader/index";
import { cellArgument, type Range } from "./arguments";
import type { Cell } from "./cells";
import { invalid, type Refusal } from "./errors";
import { valueOrReason } from "./values";

const refused = (problem: FormProblem): Refusal => invalid(formProblemText(problem, inRange));

const SELF = 1;

const playerOf = (no: number, rounds: readonly Round[], adjustment = NO_POINTS): Player => ({
  no,
  name: "",
  rating: null,
  team: null,
  rounds,
  adjustment,
  playoff: null,
  house: false,
});

const scoringFor = ({ scoring }: ReadingSettings) =>
  scoring === undefined ? USUAL_SCORING : scoringOf(...scoring);

/** An event of which only these players are known; the first is the one whose value is asked for. */
const eventOf = (players: readonly Player[], settings: ReadingSettings): Tournament => {
  const played = players[0]?.rounds.length ?? 0;
  return {
    title: "",
    players,
    announcedRounds: settings.rounds ?? played,
    rounds: played,
    system: settings.system ?? "swiss",
    scoring: scoringFor(settings),
    roundOrderKnown: true,
    seed: "",
  };
};

const workOut = (tournament: Tournament, { tieBreak, policy, modifiers }: Item): Working | undefined => {
  const view = viewOf(tournament, policy);
  const [self] = view.entries;
  return self === undefined ? undefined : tieBreak.work(view, self, [self], modifiers);
};

/** The score of an argument; null where it is omitted. */
const scoreArgument = (argument: unknown): HalfPoints | null => {
  const cell = cellArgument(argument, "score");
  if (cell === undefined) return null;
  const list = readList([[cell]]);
  const [score] = list !== null && "scores" in list ? list.scores : [];
  if (score === undefined) throw invalid(MESSAGES.noScore(String(cell)));
  return score;
};

/** Results in all games that make a plus, an even or a minus score, by points as by games. */
const resultFor = (score: HalfPoints, most: number): Result =>
  2 * score > most ? "win" : 2 * score < most ? "loss" : "draw";

const game = (opponent: number, result: Result): Round => ({ kind: "game", opponent, result, color: null });

/**
 * A player with this score who met opponents with these.
 *
 * Their scores are adjustments, so that no rule about unplayed rounds changes them.
 */
const eventOfList = (
  scores: readonly HalfPoints[],
  own: HalfPoints,
  settings: ReadingSettings,
): Tournament => {
  const scoring = scoringFor(settings);
  const result = resultFor(own, scores.length * scoring.win);
  const met = scores.map((_, i) => game(SELF + 1 + i, result));
  const lost = scores.map(() => game(SELF, "loss"));
  const opponents = scores.map((score, i) =>
    playerOf(SELF + 1 + i, lost, halfPoints(score - scores.length * scoring.loss)),
  );
  const adjustment = halfPoints(own - scores.length * scoring[result]);
  return eventOf([playerOf(SELF, met, adjustment), ...opponents], settings);
};

/** More opponents than any event has rounds. */
const LONGEST_LIST = 200;

/** The value from a list of opponents' scores; undefined where the range is none. */
export const valueOfList = (
  range: Range,
  item: Item,
  score: unknown,
  settings: ReadingSettings,
): Cell | undefined => {
  if (item.tieBreak.list !== true) return undefined;
  const list = readList(range);
  if (list === null) return undefined;
  if ("problem" in list) throw refused(list);
  if (list.scores.length > LONGEST_LIST) throw invalid(MESSAGES.longList(LONGEST_LIST));
  const own = scoreArgument(score);
  const working = workOut(eventOfList(list.scores, own ?? NO_POINTS, settings), item);
  if (own === null && working?.fact?.kind === "sign") throw invalid(MESSAGES.needsScore(item.title));
  return valueOrReason(item, working);
};

const workOutRow = ({ rounds }: ResultRow, item: Item, settings: ReadingSettings): Working | undefined =>
  workOut(eventOf([playerOf(SELF, rounds)], settings), item);

/** Whether it matters if a 0 is a loss or a round not played. */
const isUndecided = (range: Range, item: Item, settings: ReadingSettings): boolean => {
  const values = (["loss", "unplayed"] as const).flatMap((zero) => {
    const row = readRow(range, { ...settings, zero });
    const value = row === null || "problem" in row ? null : workOutRow(row, item, settings)?.value;
    return value ?? [];
  });
  return values.length === 2 && values[0]?.num !== values[1]?.num;
};

/** The value from one row of the player's own results; undefined where the range is none. */
export const valueOfRow = (range: Range, item: Item, settings: ReadingSettings): Cell | undefined => {
  if (item.tieBreak.ownRow !== true || range.length !== 1) return undefined;
  const row = readRow(range, settings);
  if (row === null) return undefined;
  if ("problem" in row) throw refused(row);
  if (row.unclear && isUndecided(range, item, settings)) throw invalid(MESSAGES.zeroUnclear(item.title));
  return valueOrReason(item, workOutRow(row, item, settings));
};
