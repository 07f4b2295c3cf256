import {
  halfPoints,
  type Player,
  type Round,
  type System,
  systemOf,
  type Tournament,
  USUAL_SCORING,
} from "../../src/engine/index";
import { corpusFiles, corpusJson } from "./corpus";

interface CorpusRound {
  readonly kind: string;
  readonly opp: number | null;
  readonly colour: "w" | "b" | null;
}

/** By rule set or reading: a column a code. */
type UsTables = Readonly<Record<string, Readonly<Record<string, readonly (string | null)[]>>>>;

/** One file of us/expected, as far as the tests read it. */
export interface UsEvent {
  readonly file: string;
  readonly type: "individual" | "team";
  readonly system: "swiss" | "round-robin";
  readonly announcedRounds: number;
  readonly rounds: number;
  readonly roundOrderKnown: boolean;
  readonly competitors: readonly number[];
  readonly players: readonly {
    readonly id: number;
    readonly name: string;
    readonly rating: number | null;
    readonly rounds: readonly CorpusRound[];
  }[];
  readonly flavours: UsTables;
  /** Other readings, by name. */
  readonly alt: UsTables;
  readonly rrForfeitsAsUnplayed?: UsTables[string];
  readonly standings: readonly UsStandings[];
}

export interface UsStandings {
  readonly name: string;
  readonly flavour: string;
  readonly chain: readonly string[];
  readonly actualPlayFirst: boolean;
  readonly rrForfeits: string | null;
  readonly rank: readonly number[];
  /** A row a competitor, a value a key. */
  readonly values: readonly (readonly (string | null)[])[];
  /** Why the corpus gives no ranks. */
  readonly skipped?: string;
}

const color = ({ colour }: CorpusRound) => (colour === null ? null : colour === "w" ? "white" : "black");

const RESULT = { W: "win", D: "draw", L: "loss", X: "win", F: "loss", Z: "draw" } as const;

const ROUNDS: Readonly<Record<string, (round: CorpusRound) => Round>> = {
  ...Object.fromEntries(
    (["W", "D", "L"] as const).map((kind) => [
      kind,
      (round: CorpusRound): Round => ({
        kind: "game",
        opponent: round.opp ?? 0,
        result: RESULT[kind],
        color: color(round),
      }),
    ]),
  ),
  ...Object.fromEntries(
    (["X", "F", "Z"] as const).map((kind) => [
      kind,
      (round: CorpusRound): Round => ({
        kind: "forfeit",
        opponent: round.opp,
        result: RESULT[kind],
        color: color(round),
      }),
    ]),
  ),
  B: () => ({ kind: "bye", worth: "full", allocated: true }),
  H: () => ({ kind: "bye", worth: "half", allocated: false }),
  U: () => ({ kind: "unpaired" }),
  "*": (round) => ({ kind: "pending", opponent: round.opp, color: color(round) }),
};

const roundOf = (round: CorpusRound): Round => {
  const read = ROUNDS[round.kind];
  if (read === undefined) throw new Error(`corpus round of kind ${round.kind}`);
  return read(round);
};

const systemIn = (event: UsEvent, players: readonly Player[]): System => {
  if (event.system === "swiss") return "swiss";
  const found = systemOf(players, event.announcedRounds);
  return found === "swiss" ? "roundRobin" : found;
};

/** The tournament of a corpus file, from its parsed rounds. */
export const tournamentOf = (event: UsEvent): Tournament => {
  const players = event.players.map(({ id, name, rating, rounds }): Player => ({
    no: id,
    name,
    rating,
    team: null,
    rounds: rounds.map(roundOf),
    adjustment: halfPoints(0),
    playoff: null,
    house: false,
  }));
  return {
    title: event.file,
    players,
    announcedRounds: event.announcedRounds,
    rounds: event.rounds,
    system: systemIn(event, players),
    scoring: USUAL_SCORING,
    roundOrderKnown: event.roundOrderKnown,
    seed: event.file,
  };
};

export const usEvents = (): readonly UsEvent[] =>
  corpusFiles("us/expected", ".json").map((name) => corpusJson(`us/expected/${name}`) as UsEvent);
