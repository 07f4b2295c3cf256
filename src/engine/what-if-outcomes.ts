import { lettersOf } from "./explain-rounds";
import {
  isRoundRobin,
  type Player,
  type PlayerNo,
  type Result,
  RESULTS,
  type Round,
  scheduledOpponent,
  type Tournament,
  UNPAIRED,
} from "./tournament";

/** One way in which a round of a player may turn out. */
export interface Outcome {
  /** As a crosstable writes it: `W`, `WL` (two games), `X`, `FF` (both forfeit), `*`, `B`, `H`, `U`; one a round. */
  readonly code: string;
  readonly own: Round;
  /** The same game from the opponent's side; null where no opponent is concerned. */
  readonly facing: Round | null;
}

/** A result put in the place of that on the crosstable. */
export interface Change {
  readonly player: PlayerNo;
  /** From 1. */
  readonly round: number;
  /** Of one of the outcomes of that round. */
  readonly code: string;
}

/** Where a round of a player stands: both from 0. */
export interface Seat {
  readonly player: number;
  readonly round: number;
}

export const MIRRORED: Readonly<Record<Result, Result>> = { win: "loss", draw: "draw", loss: "win" };

/** The n-th round of a row in which it names an opponent. */
const meetingsOf = ({ rounds }: Player, opponent: PlayerNo): number[] =>
  rounds.flatMap((round, r) => (scheduledOpponent(round) === opponent ? [r] : []));

/** Where the opponent's row has the same game; null where it has not. A grid has its games in no order. */
export const facingSeat = (
  { players, roundOrderKnown }: Tournament,
  { player, round }: Seat,
): Seat | null => {
  const self = players[player];
  const opponent = scheduledOpponent(self?.rounds[round] ?? UNPAIRED);
  const at = players.findIndex(({ no }) => no === opponent);
  const other = players[at];
  if (self === undefined || other === undefined || at === player) return null;
  const meetings = meetingsOf(other, self.no);
  const r = roundOrderKnown ? round : meetings[meetingsOf(self, other.no).indexOf(round)];
  return r !== undefined && meetings.includes(r) ? { player: at, round: r } : null;
};

type Pairing = Extract<Round, { readonly opponent: PlayerNo | null }>;

const games = (own: Pairing, other: Pairing | null): Outcome[] => {
  const opponent = own.opponent;
  if (opponent === null) return [];
  const two = own.kind === "game" && own.second !== undefined;
  const seconds: readonly (Result | null)[] = two ? RESULTS : [null];
  const play = (of: Pairing, against: PlayerNo, result: Result, second: Result | null): Round => ({
    kind: "game",
    opponent: against,
    result,
    color: of.color,
    ...(second === null ? {} : { second }),
  });
  return RESULTS.flatMap((result) =>
    seconds.map((second) => ({
      code: lettersOf(play(own, opponent, result, second)),
      own: play(own, opponent, result, second),
      facing:
        other?.opponent == null
          ? null
          : play(other, other.opponent, MIRRORED[result], second && MIRRORED[second]),
    })),
  );
};

const forfeits = (own: Pairing, other: Pairing | null): Outcome[] => {
  const by = ({ opponent, color }: Pairing, result: Result): Round => ({
    kind: "forfeit",
    opponent,
    result,
    color,
  });
  const facing = (result: Result) => (other === null ? null : by(other, result));
  return [
    { code: "X", own: by(own, "win"), facing: facing("loss") },
    { code: "F", own: by(own, "loss"), facing: facing("win") },
    ...(other === null ? [] : [{ code: "FF", own: by(own, "loss"), facing: facing("loss") }]),
  ];
};

const open = (own: Pairing, other: Pairing | null): Outcome => {
  const wait = ({ opponent, color }: Pairing): Round => ({ kind: "pending", opponent, color });
  return { code: "*", own: wait(own), facing: other === null ? null : wait(other) };
};

const ALONE: readonly Outcome[] = [
  { code: "B", own: { kind: "bye", worth: "full", allocated: true }, facing: null },
  { code: "H", own: { kind: "bye", worth: "half", allocated: false }, facing: null },
  { code: "U", own: UNPAIRED, facing: null },
];

const isPairing = (round: Round): round is Pairing => "opponent" in round;

/** How the crosstable writes a game: the letters of a side, and whether both have forfeited. */
const codeOf = (own: Round, facing: Round | null): string =>
  [own, facing].every((round) => round?.kind === "forfeit" && round.result === "loss")
    ? "FF"
    : lettersOf(own);

const roundAt = ({ players }: Tournament, { player, round }: Seat): Round =>
  players[player]?.rounds[round] ?? UNPAIRED;

/** What a round may be instead of what it is; without an opponent on the crosstable, byes and absence. */
const alternatives = ({ system }: Tournament, own: Round, facing: Round | null): readonly Outcome[] => {
  const other = facing !== null && isPairing(facing) ? facing : null;
  if (isPairing(own) && own.opponent !== null)
    return [...games(own, other), ...forfeits(own, other), open(own, other)];
  if (isRoundRobin(system)) return [];
  return [...(isPairing(own) ? forfeits(own, null) : []), ...ALONE];
};

/** The outcome that the crosstable has, and what else there might have been. */
export const outcomesAt = (
  tournament: Tournament,
  seat: Seat,
): { readonly now: Outcome; readonly all: readonly Outcome[] } => {
  const facing = facingSeat(tournament, seat);
  const own = roundAt(tournament, seat);
  const other = facing === null ? null : roundAt(tournament, facing);
  const now: Outcome = { code: codeOf(own, other), own, facing: other };
  const rest = alternatives(tournament, own, other);
  const at = rest.findIndex(({ code }) => code === now.code);
  return { now, all: at < 0 ? [now, ...rest] : rest.map((outcome, i) => (i === at ? now : outcome)) };
};

/** A tournament with rounds put in the place of others; those of rounds not begun yet begin them. */
export const withRounds = (
  tournament: Tournament,
  replaced: readonly (readonly [Seat, Round])[],
): Tournament => {
  const rows = new Map<number, Round[]>();
  for (const [{ player, round }, value] of replaced) {
    const row = rows.get(player) ?? [...(tournament.players[player]?.rounds ?? [])];
    while (row.length < round) row.push(UNPAIRED);
    row[round] = value;
    rows.set(player, row);
  }
  const players = tournament.players.map((player, i) => {
    const rounds = rows.get(i);
    return rounds === undefined ? player : { ...player, rounds };
  });
  const last = Math.max(0, ...replaced.map(([{ round }]) => round + 1));
  return { ...tournament, players, rounds: Math.max(tournament.rounds, last) };
};

/** The seat of a change; undefined if there is no such player. */
export const seatOf = (
  { players }: Tournament,
  { player, round }: Omit<Change, "code">,
): Seat | undefined => {
  const at = players.findIndex(({ no }) => no === player);
  return at < 0 ? undefined : { player: at, round: round - 1 };
};

/** A tournament with changed results, in the rows of both players; a change that does not fit is passed over. */
export const withChanges = (tournament: Tournament, changes: readonly Change[]): Tournament => {
  const replaced = changes.flatMap((change): (readonly [Seat, Round])[] => {
    const seat = seatOf(tournament, change);
    const outcome = seat && outcomesAt(tournament, seat).all.find(({ code }) => code === change.code);
    if (seat === undefined || outcome === undefined) return [];
    const facing = facingSeat(tournament, seat);
    return facing === null || outcome.facing === null
      ? [[seat, outcome.own]]
      : [
          [seat, outcome.own],
          [facing, outcome.facing],
        ];
  });
  return replaced.length === 0 ? tournament : withRounds(tournament, replaced);
};
