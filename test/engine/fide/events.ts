import { halfPoints, type Player, type Round, type Tournament } from "../../../src/engine/index";
import { crosstable, roundOf, rulesFor } from "../crosstable";

export const FIDE_2024 = rulesFor("FIDE-2024");
export const FIDE_2026 = rulesFor("FIDE-2026");
export const FIDE_2009 = rulesFor("FIDE-2009");

/** The Swiss of five rounds of which FIDE's Technical Commission published the tie-breaks (M. Held, 2023). */
export const EXERCISE = crosstable(`
  P1  2200 | W9w  D13b D2w  W15b D4w
  P2  2150 | W10b W7w  D1b  W16w D3b
  P3  2100 | D11w W6b  W8w  D4b  D2w
  P4  2050 | W12b H    W13w D3w  D1b
  P5  2000 | L13w L15b W11w D7b  W10w
  P6  1950 | L14b L3w  B    W10w W8b
  P7  1900 | W15w L2b  L16b D5w  L11b
  P8  1850 | D16b W14w L3b  W13w L6w
  P9  1800 | L1b  L10w H    F11b B
  P10 1750 | L2w  W9b  L15w L6b  L5b
  P11 1700 | D3b  L16w L5b  X9w  W7w
  P12 1650 | L4w  B    X14w O    O
  P13 1600 | W5b  D1w  L4b  L8b  L14w
  P14 1550 | W6w  L8b  F12b O    W13b
  P15 1500 | L7b  W5w  W10b L1w  L16b
  P16 1450 | D8w  W11b W7w  L2b  W15w
`);

/** The same field after nine rounds, published for direct encounter. */
export const EXERCISE_NINE = crosstable(`
  P1  2150 | W9w  D13b D2w  W15b D4w  D6b  D3b  D16w W8b
  P2  2130 | W10b W7w  D1b  W16w W3b  D4w  L6w  D15b D5w
  P3  2200 | D11w W6b  W8w  D4b  L2w  W16b D1w  W14w W10b
  P4  2110 | W12b H    W13w D3w  D1b  D2b  D16w D6b  W15w
  P5  1890 | L13w L15b W11w D7b  W10w L14b W9b  L8w  D2b
  P6  2090 | L14b L3w  B    W10w W8b  D1w  W2b  D4w  W16b
  P7  1950 | W15w L2b  L16b D5w  L11b L10b W13w W9w  W14b
  P8  1930 | D16b W14w L3b  W13w L6w  D11b D15w W5b  L1w
  P9  1790 | L1b  L10w H    F11b B    W13b L5w  L7b  D12w
  P10 1870 | L2w  W9b  L15w L6b  L5b  W7w  W12b W11w L3w
  P11 1810 | D3b  L16w L5b  X9w  W7w  D8w  L14b L10b D13w
  P12 1770 | L4w  B    X14w O    O    L15b L10w D13b D9b
  P13 1750 | W5b  D1w  L4b  L8b  L14w L9w  L7b  D12w D11b
  P14 1850 | W6w  L8b  F12b O    W13b W5w  W11w L3b  L7w
  P15 1830 | L7b  W5w  W10b L1w  L16b W12w D8b  D2w  L4b
  P16 1910 | D8w  W11b W7w  L2b  W15w L3w  D4b  D1b  L6w
`);

/** The published round robin. */
export const EXERCISE_ROUND_ROBIN = crosstable(`
  P1 2200 | D5w  W2w  W3b  L4w  W6b
  P2 2150 | W6w  L1b  W5w  D3w  W4b
  P3 2100 | W4w  W6b  L1w  D2b  W5w
  P4 2050 | L3b  L5b  D6w  W1b  L2w
  P5 1950 | D1b  W4w  L2b  F6w  L3b
  P6 2000 | L2b  L3w  D4b  X5b  L1w
`);

const NOBODY = 999;

/** What the other side of a round has. */
const MIRRORED: Readonly<Record<string, string>> = { W: "L", D: "D", L: "W", X: "F", F: "X" };

/** A player whose score and adjusted score are given, with one pairing and otherwise lost games. */
const opponentOf = (letter: string, score: number, no: number, round: number, rounds: number): Player => {
  const own = roundOf(`${MIRRORED[letter] ?? "L"}1`);
  const row = Array.from({ length: rounds }, (_, r): Round =>
    r + 1 === round ? own : { kind: "game", opponent: NOBODY, result: "loss", color: null },
  );
  const won: Readonly<Record<string, number>> = { L: 2, D: 1, F: 2 };
  return {
    no,
    name: `P${no}`,
    rating: null,
    team: null,
    rounds: row,
    adjustment: halfPoints(2 * score - (won[letter] ?? 0)),
    playoff: null,
    house: false,
  };
};

/**
 * One player, `Self`, whose opponents have the adjusted scores given: `["W", 5]` beat somebody with 5,
 * `["X", 5.5]` won by forfeit against somebody with 5½, `["H"]` had a bye. `adjustment` makes up his score.
 */
export const ofOpponents = (
  rounds: readonly (readonly [string, number?])[],
  score: number,
  given: Partial<Tournament> = {},
): Tournament => {
  const opponents = rounds.flatMap(([letter, adjusted], r) =>
    adjusted === undefined ? [] : [opponentOf(letter, adjusted, r + 2, r + 1, rounds.length)],
  );
  const row = rounds.map(([letter, adjusted], r) =>
    roundOf(adjusted === undefined ? letter : `${letter}${r + 2}`),
  );
  const self = { ...opponentOf("L", 0, 1, 0, 0), name: "Self", rounds: row };
  const worth: Readonly<Record<string, number>> = { W: 2, D: 1, X: 2, B: 2, P: 2, H: 1 };
  const made = rounds.reduce((sum, [letter]) => sum + (worth[letter] ?? 0), 0);
  return {
    ...crosstable("Self | U"),
    players: [{ ...self, adjustment: halfPoints(2 * score - made) }, ...opponents],
    announcedRounds: rounds.length,
    rounds: rounds.length,
    ...given,
  };
};
