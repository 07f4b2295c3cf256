import {
  type BoardResult,
  halfPoints,
  type PlayerNo,
  type RosterPlayer,
  type Scoring,
  scoringOf,
  type Team,
  type TeamEvent,
  type TeamRound,
  type TeamSystem,
  USUAL_SCORING,
} from "../../src/engine/index";
import { corpusFiles, corpusJson, corpusText } from "./corpus";
import { trfOf } from "./fide-events";

interface CorpusMatch {
  readonly kind: string;
  readonly opp: number | null;
  readonly boardPoints: string;
  readonly weightedBoardPoints: string;
  /** Board to player. */
  readonly line: Readonly<Record<string, number>>;
}

interface CorpusGame {
  readonly kind: string;
  readonly opp: number | null;
  readonly colour: "w" | "b" | null;
}

/** A file of us/expected about teams, as far as the tests read it. */
export interface UsTeamEvent {
  readonly file: string;
  readonly type: "individual" | "team";
  readonly source: string;
  readonly system: "swiss" | "round-robin";
  readonly announcedRounds: number;
  readonly rounds: number;
  readonly boards: number;
  readonly boardWeights: readonly number[];
  readonly competitors: readonly number[];
  readonly teams: readonly {
    readonly id: number;
    readonly name: string;
    readonly players: readonly number[];
    readonly rounds: readonly CorpusMatch[];
  }[];
  readonly players: readonly {
    readonly id: number;
    readonly rating: number | null;
    readonly rounds: readonly CorpusGame[];
  }[];
  readonly values: Readonly<Record<string, readonly (string | null)[]>>;
  readonly standings: readonly {
    readonly chain: readonly string[];
    readonly keys: readonly string[];
    readonly rank: readonly number[];
  }[];
}

export const usTeamEvents = (): readonly UsTeamEvent[] =>
  corpusFiles("us/expected", ".json")
    .map((name) => corpusJson(`us/expected/${name}`) as UsTeamEvent)
    .filter(({ type }) => type === "team");

const RESULTS = { W: "win", D: "draw", L: "loss", X: "win", F: "loss", Z: "draw" } as const;

const isResult = (kind: string): kind is keyof typeof RESULTS => kind in RESULTS;

const COLORS = { w: "white", b: "black" } as const;

const boardOf = (player: PlayerNo, game: CorpusGame | undefined): BoardResult => {
  if (game === undefined || !isResult(game.kind)) return { kind: "empty" };
  return {
    kind: "WDL".includes(game.kind) ? "game" : "forfeit",
    player,
    opponent: game.opp,
    result: RESULTS[game.kind],
    color: game.colour === null ? null : COLORS[game.colour],
  };
};

const boardsOf = ({ boards, players }: UsTeamEvent, { line }: CorpusMatch, r: number): BoardResult[] =>
  Array.from({ length: boards }, (_, b): BoardResult => {
    const id = line[String(b + 1)];
    const player = players.find((one) => one.id === id);
    return id === undefined ? { kind: "empty" } : boardOf(id, player?.rounds[r]);
  });

const BYES = { B: "full", H: "half" } as const;

const isBye = (kind: string): kind is keyof typeof BYES => kind in BYES;

const half = (text: string) => halfPoints(2 * Number(text));

/** A round of a team; `allocated`: whether the pairing gave its bye. */
const roundOf = (event: UsTeamEvent, match: CorpusMatch, r: number, allocated: boolean): TeamRound => {
  const { kind, opp } = match;
  const points = half(match.boardPoints);
  if (isBye(kind)) return { kind: "bye", worth: BYES[kind], allocated, points };
  if (!isResult(kind) || opp === null) return { kind: "unpaired" };
  const common = { opponent: opp, result: RESULTS[kind], points, color: null };
  return "WDL".includes(kind)
    ? { kind: "match", ...common, against: null, boards: boardsOf(event, match, r) }
    : { kind: "forfeit", ...common, boards: null };
};

const rosterOf = (event: UsTeamEvent, ids: readonly number[]): RosterPlayer[] =>
  ids.map((no) => ({
    no,
    name: `Player ${no}`,
    rating: event.players.find(({ id }) => id === no)?.rating ?? null,
  }));

const pathOf = ({ file, source }: UsTeamEvent): string =>
  `${source === "crosstables" ? "crosstables" : "fide/trf"}/${file}`;

const systemOf = ({ system, teams, rounds }: UsTeamEvent): TeamSystem => {
  if (system === "swiss") return "swiss";
  return rounds > teams.length ? "doubleRoundRobin" : "roundRobin";
};

/** The match scoring of the file; null where it is the usual one. */
const scoringIn = (event: UsTeamEvent): Scoring | null => {
  const points = trfOf(pathOf(event)).teams.matchPoints;
  return points === null || points.join() === "4,2,0" ? null : scoringOf(...points);
};

/** Record 320: in columns of four from 15 on the team that had the pairing's bye in each round. */
const allocatedByes = (event: UsTeamEvent) => {
  const records = corpusText(pathOf(event))
    .split(/\r\n|\r|\n/)
    .filter((line) => line.startsWith("320"));
  return (no: number, r: number): boolean =>
    records.some((line) => Number(line.slice(14 + 4 * r, 17 + 4 * r)) === no);
};

/** The event of a corpus file, from its parsed rounds; its match scoring for FIDE, the usual one for US Chess. */
export const teamEventOf = (event: UsTeamEvent, world: "us" | "fide"): TeamEvent => {
  const allocated = allocatedByes(event);
  const teams = event.teams.map(({ id, name, players, rounds }): Team => ({
    no: id,
    name,
    rating: null,
    roster: rosterOf(event, players),
    rounds: rounds.map((match, r) => roundOf(event, match, r, allocated(id, r))),
    adjustment: halfPoints(0),
    gameAdjustment: halfPoints(0),
    playoff: null,
    house: false,
  }));
  return {
    title: event.file,
    teams,
    announcedRounds: event.announcedRounds,
    rounds: event.rounds,
    boards: event.boards,
    system: systemOf(event),
    matchScoring: world === "fide" ? scoringIn(event) : null,
    gameScoring: USUAL_SCORING,
    placement: "match",
    byes: "stated",
    boardWeights: event.boardWeights,
    roundOrderKnown: true,
    seed: event.file,
  };
};
