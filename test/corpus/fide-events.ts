import { systemOf, type System, type Tournament, USUAL_SCORING } from "../../src/engine/index";
import { readTrf } from "../../src/reader/trf/index";
import { corpusFiles, corpusJson, corpusText } from "./corpus";

/** One file of fide/expected, as far as the tests read it. */
export interface FideEvent {
  readonly file: string;
  readonly type: "individual" | "team";
  readonly system: "swiss" | "round-robin";
  readonly rules: string;
  readonly rounds: number;
  readonly competitors: readonly number[];
  readonly values: Readonly<Record<string, readonly (string | null)[]>>;
  readonly sequences: readonly FideSequence[];
  /** Cells in which the reference program is wrong: code, competitor, its value, the right one. */
  readonly corrections?: { readonly cells: readonly (readonly [string, number, string, string])[] };
}

export interface FideSequence {
  readonly codes: readonly string[];
  readonly rank: readonly number[];
  readonly values: readonly (readonly (string | null)[])[];
}

export const fideEvents = (): readonly FideEvent[] =>
  corpusFiles("fide/expected", ".json").map((name) => corpusJson(`fide/expected/${name}`) as FideEvent);

const LINE_END = /\r\n|\r|\n/;

export const trfOf = (path: string) => readTrf(corpusText(path).split(LINE_END));

const systemIn = ({ system }: FideEvent, found: System): System =>
  system === "swiss" ? "swiss" : found === "swiss" ? "roundRobin" : found;

/** The tournament of a file, all announced rounds counted as the reference program does. */
export const tournamentOf = (event: FideEvent, path = `fide/trf/${event.file}`): Tournament => {
  const trf = trfOf(path);
  const players = trf.players.map(({ no, name, rating, rounds, adjustment }) => ({
    no,
    name,
    rating,
    team: null,
    rounds,
    adjustment,
    playoff: null,
    house: false,
  }));
  return {
    title: trf.event.title,
    players,
    announcedRounds: event.rounds,
    rounds: event.rounds,
    system: systemIn(event, trf.event.pairing ?? systemOf(players, event.rounds)),
    scoring: trf.event.scoring ?? USUAL_SCORING,
    roundOrderKnown: true,
    seed: trf.event.title,
  };
};
