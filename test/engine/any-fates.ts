import fc from "fast-check";
import { type Color, type Result, type Round, UNPAIRED } from "../../src/engine/index";

/** What becomes of a pairing: the rounds of the player with White and of the one with Black. */
export type Fate = (white: number, black: number) => readonly [Round, Round];

const MIRRORED: Readonly<Record<Result, Result>> = { win: "loss", draw: "draw", loss: "win" };

export const game =
  (result: Result, second?: Result): Fate =>
  (white, black) => {
    const play = (opponent: number, color: Color, first: Result, other?: Result): Round => ({
      kind: "game",
      opponent,
      color,
      result: first,
      ...(other === undefined ? {} : { second: other }),
    });
    const mirrored = second === undefined ? undefined : MIRRORED[second];
    return [play(black, "white", result, second), play(white, "black", MIRRORED[result], mirrored)];
  };

const forfeit =
  (white: Result, black: Result): Fate =>
  (a, b) => [
    { kind: "forfeit", opponent: b, result: white, color: "white" },
    { kind: "forfeit", opponent: a, result: black, color: "black" },
  ];

const pending: Fate = (a, b) => [
  { kind: "pending", opponent: b, color: "white" },
  { kind: "pending", opponent: a, color: "black" },
];

const FORFEITS = [
  forfeit("win", "loss"),
  forfeit("loss", "win"),
  forfeit("loss", "loss"),
  forfeit("draw", "draw"),
];

const RESULTS: readonly Result[] = ["win", "draw", "loss"];

export const anyGame = fc.constantFrom(...RESULTS).map((result) => game(result));

const anyDouble = fc
  .tuple(fc.constantFrom(...RESULTS), fc.constantFrom(...RESULTS))
  .map(([first, second]) => game(first, second));

export const anyFate = fc.oneof(
  { weight: 8, arbitrary: anyGame },
  { weight: 1, arbitrary: anyDouble },
  { weight: 2, arbitrary: fc.constantFrom(...FORFEITS) },
  { weight: 1, arbitrary: fc.constant(pending) },
);

/** Every round without an opponent, and forfeits of which the opponent is not told. */
export const anyAlone = fc.constantFrom<Round>(
  UNPAIRED,
  { kind: "bye", worth: "full", allocated: true },
  { kind: "bye", worth: "full", allocated: false },
  { kind: "bye", worth: "half", allocated: false },
  { kind: "bye", worth: "zero", allocated: false },
  { kind: "forfeit", opponent: null, result: "win", color: null },
  { kind: "pending", opponent: null, color: null },
);
