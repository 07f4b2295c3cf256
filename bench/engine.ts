/** What reading, each tie-break, and Buchholz of the npm package `tiebreak` cost on one made-up Swiss. */
import {
  Results,
  type RoundResults,
  Tiebreak,
  Tiebreaker,
  TournamentType,
  UnplayedRoundsAdjustment,
} from "tiebreak";
import {
  completeSequence,
  itemOf,
  type Player,
  type Rules,
  rulesOf,
  ruleSetOf,
  standings,
  TIE_BREAKS,
  type TieBreak,
  toNumber,
  type Tournament,
  type World,
} from "../src/engine/index";
import { buchholz } from "../src/engine/tiebreaks/fide/buchholz";
import { readCrosstable } from "../src/reader/index";
import { NOISE, noiseOf } from "../test/setup/noise";
import { type Cells, swissCells } from "./event";
import { job, medians, milliseconds } from "./measure";

const TIMES_FASTER = 10;

const rulesNamed = (code: string): Rules => {
  const ruleSet = ruleSetOf(code);
  if (ruleSet === undefined) throw new Error(`no rule set ${code}`);
  return rulesOf(ruleSet);
};

const RULES: Readonly<Record<World | "both", Rules>> = {
  us: rulesNamed("USCF"),
  fide: rulesNamed("FIDE-2024"),
  both: rulesNamed("USCF"),
};

const tournamentIn = (cells: Cells): Tournament => {
  const [reading] = readCrosstable(cells).readings;
  if (reading === undefined) throw new Error("the made-up Swiss is not read");
  return reading.tournament;
};

type Scores = readonly [white: 0 | 0.5 | 1, black: 0 | 0.5 | 1];

const SCORES: Readonly<Record<"win" | "draw" | "loss", Scores>> = {
  win: [1, 0],
  draw: [0.5, 0.5],
  loss: [0, 1],
};

const add = (round: Required<RoundResults>, { no, rounds }: Player, r: number): void => {
  const own = rounds[r];
  if (own?.kind === "game" && own.color === "white") {
    const [scoreWhite, scoreBlack] = SCORES[own.result];
    round.pairings.push({ white: no, black: own.opponent, scoreWhite, scoreBlack, forfeited: false });
  } else if (own?.kind === "bye" && own.worth !== "zero")
    (own.worth === "full" ? round.pairingAllocatedByes : round.halfPointByes).push(no);
};

/** The same event as the package takes it. */
const resultsOf = ({ players, rounds }: Tournament): Results =>
  new Results(
    TournamentType.SWISS,
    Array.from({ length: rounds }, (_, r) => {
      const round = { pairings: [], pairingAllocatedByes: [], halfPointByes: [] };
      for (const player of players) add(round, player, r);
      return round;
    }),
  );

const itemsFor = (tieBreak: TieBreak) => {
  const rules = RULES[tieBreak.world];
  return completeSequence([itemOf(rules, tieBreak)], rules);
};

const byBuchholz = itemsFor(buchholz);

/** How many players have another Buchholz there than here. */
const differing = (tournament: Tournament, there: Tiebreaker): number => {
  const { items, rows } = standings(tournament, byBuchholz);
  const k = items.findIndex(({ tieBreak }) => tieBreak === buchholz);
  return rows.filter(({ entry, values }) => {
    const ours = values[k];
    return ours && toNumber(ours) !== there.buchholz(entry.player.no, tournament.rounds);
  }).length;
};

/** Prints reading, and Buchholz of a whole field here and there. */
export const comparePackage = async (players: number, rounds: number): Promise<void> => {
  const cells = swissCells(players, rounds);
  const tournament = tournamentIn(cells);
  const results = resultsOf(tournament);
  const there = new Tiebreaker(results, UnplayedRoundsAdjustment.FIDE_2023);
  const rank = [Tiebreak.SCORE, Tiebreak.BUCHHOLZ];
  const found = await medians(
    [
      job({ name: "read", prepare: () => structuredClone(cells), run: readCrosstable }),
      job({ name: "here", prepare: () => tournament, run: (event) => standings(event, byBuchholz) }),
      job({ name: "there", prepare: () => there, run: (tiebreaker) => tiebreaker.ranking(rounds, rank) }),
    ],
    300,
  );
  const [read = NaN, here = NaN, package_ = NaN] = found.values();
  console.log(
    `${players} × ${rounds}: reading ${milliseconds(read)} ms; ranked by Buchholz ${milliseconds(here)} ms, ` +
      `by the package tiebreak ${milliseconds(package_)} ms, ${milliseconds(package_ / here)} times as long ` +
      `(aim: ${TIMES_FASTER}); ${differing(tournament, there)} values differ`,
  );
};

/** Prints what a ranking by each tie-break alone costs, the dearest first. */
export const eachTieBreak = async (players: number, rounds: number): Promise<void> => {
  const tournament = tournamentIn(swissCells(players, rounds));
  const measured = TIE_BREAKS.filter(({ hidden, events }) => hidden !== true && events.includes("swiss"));
  const jobs = measured.map((tieBreak) =>
    job({
      name: `${tieBreak.world === "fide" ? "FIDE:" : ""}${tieBreak.code}`,
      prepare: () => itemsFor(tieBreak),
      run: (items) => standings(tournament, items),
    }),
  );
  const found = [...(await medians(jobs, 50))].sort(([, a], [, b]) => b - a);
  console.log(`\nms to rank ${players} players of ${rounds} rounds by each tie-break alone`);
  console.log(found.map(([code, time]) => `${code} ${milliseconds(time)}`).join(", "));
};

/** Prints what sheets cost that hold no crosstable: 5,000 rows, each of another kind of noise. */
export const eachNoise = async (): Promise<void> => {
  const jobs = NOISE.map(([name, make]) =>
    job({ name, prepare: () => noiseOf(make, 1), run: (cells) => readCrosstable(cells) }),
  );
  console.log("\nms to look through 5,000 rows without a crosstable (aim: under 1,000)");
  const found = await medians(jobs, 50);
  console.log([...found].map(([name, time]) => `${name} ${milliseconds(time)}`).join(", "));
};
