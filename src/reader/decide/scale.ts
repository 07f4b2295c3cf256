import { type Result, type Scoring, scoringOf } from "../../engine/index";
import type { Token } from "../token";
import { type Survey, tokenAt } from "../survey";
import { NO_ROW, type Pairs } from "./pairs";

/** What printed points mean. */
export interface Scale {
  readonly results: ReadonlyMap<number, Result>;
  /** Half-points beyond the result: a game drawn and then decided by an Armageddon game. */
  readonly extra: ReadonlyMap<number, number>;
  readonly scoring: Scoring;
}

const NONE: ReadonlyMap<number, number> = new Map();

const scale = (win: number, draw: number): Scale => ({
  results: new Map<number, Result>([
    [win, "win"],
    [draw, "draw"],
    [0, "loss"],
  ]),
  extra: NONE,
  scoring: scoringOf(win, draw, 0),
});

/** 1 - ½ - 0. */
export const USUAL_SCALE: Scale = scale(2, 1);

const DOUBLED = scale(4, 2);
const FOOTBALL = scale(6, 2);

/** 3 - 1½ - 1 - 0: a drawn game, and half a point more to the winner of the Armageddon. */
const ARMAGEDDON: Scale = {
  ...FOOTBALL,
  results: new Map([...FOOTBALL.results, [3, "draw"]]),
  extra: new Map([[3, 1]]),
};

const SCALES: readonly Scale[] = [USUAL_SCALE, DOUBLED, FOOTBALL, ARMAGEDDON];

/** The share of cells that a scale must explain; the rest are slips. */
const ENOUGH = 0.9;

/** `points` tokens name their halves; nothing else does. */
const halvesIn = (token: Token | undefined): number | null =>
  token?.kind === "points" ? token.halves : null;

interface Counts {
  readonly cells: ReadonlyMap<number, number>;
  readonly total: number;
}

const countCells = (survey: Survey): Counts => {
  const cells = new Map<number, number>();
  const points = survey.cellsOf("points");
  for (const k of points) {
    const halves = halvesIn(tokenAt(survey, k)) ?? 0;
    cells.set(halves, (cells.get(halves) ?? 0) + 1);
  }
  return { cells, total: points.length };
};

/** How many pairs of cells the scale takes for two sides of one game. */
const complementary = (survey: Survey, { facing }: Pairs, { results }: Scale): number => {
  const resultAt = (k: number) => results.get(halvesIn(tokenAt(survey, k)) ?? -1);
  return survey.cellsOf("points").filter((k) => {
    const other = facing[k] ?? NO_ROW;
    const mine = other === NO_ROW ? undefined : resultAt(k);
    return mine !== undefined && resultAt(other) === COMPLEMENT[mine];
  }).length;
};

/** What the other side has. */
export const COMPLEMENT: Readonly<Record<Result, Result>> = { win: "loss", draw: "draw", loss: "win" };

/** The scale of the printed points by how the two sides of games fit; null: board points of a team event. */
export const decideScale = (survey: Survey, pairs: Pairs): Scale | null => {
  const { cells, total } = countCells(survey);
  if ([...cells.keys()].every((halves) => USUAL_SCALE.results.has(halves))) return USUAL_SCALE;
  const explained = ({ results }: Scale): number =>
    [...cells].reduce((sum, [halves, count]) => (results.has(halves) ? sum + count : sum), 0);
  const needed = Math.min(ENOUGH * total, total - 1);
  const fitting = SCALES.filter((candidate) => explained(candidate) >= needed).map((candidate) => ({
    candidate,
    fits: complementary(survey, pairs, candidate),
  }));
  return fitting.sort((a, b) => b.fits - a.fits)[0]?.candidate ?? null;
};
