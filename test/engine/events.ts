import { crosstable } from "./crosstable";

/** A scholastic section with every usual kind of unplayed round; its values were worked out by hand. */
export const MAPLE_GROVE = crosstable(
  `
    Lindqvist, Ava   1184 | W6w W4b L3w W5b W2b
    Rios, Mateo      1121 | W7b W5w W4b W3w L1w
    Nair, Priya      1067 | W8w W12b W1b L2b W6w
    Feld, Jonah      1012 | W9b L1w L2w L6b B
    Okafor, Emma      968 | W11w L2b W9w L1w W8b
    Tran, Liam        905 | L1b W10w W12w W4w L3b
    Petrova, Sofia    871 | L2w L9w L11b U U
    Whitaker, Noah    812 | L3b X11b L10w W12w L5w
    Dubois, Chloe     744 | L4w W7b L5b W10b W11w
    McAllister, Owen  690 | H L6b W8b L9w L12w
    Haddad, Zara          | L5b F8w W7w B L9b
    Park, Ethan           | B L3w L6b L8b W10b
  `,
  { title: "Maple Grove Scholastic, K–8 U1200", seed: "Maple Grove Scholastic, K–8 U1200" },
);

/** Every kind of unplayed round in seven rows, the last player unrated. */
export const EVERY_KIND = crosstable(`
  A 2000 | W5 D2 W4 X3 W7
  B 1900 | W6 D1 W3 D5 W4
  C 1800 | D7 W5 L2 F1 U
  D 1700 | B H L1 W6 L2
  E 1600 | L1 L3 W7 D2 L6
  F 1500 | L2 W7 U L4 W5
  G      | D3 L6 L5 B L1
`);

/** The exercise of FIDE's Technical Commission: 16 players, 5 rounds. */
export const TEC_EXERCISE = crosstable(`
  P1  2200 | W9w D13b D2w W15b D4w
  P2  2150 | W10b W7w D1b W16w D3b
  P3  2100 | D11w W6b W8w D4b D2w
  P4  2050 | W12b H W13w D3w D1b
  P5  2000 | L13w L15b W11w D7b W10w
  P6  1950 | L14b L3w B W10w W8b
  P7  1900 | W15w L2b L16b D5w L11b
  P8  1850 | D16b W14w L3b W13w L6w
  P9  1800 | L1b L10w H F11 B
  P10 1750 | L2w W9b L15w L6b L5b
  P11 1700 | D3b L16w L5b X9 W7w
  P12 1650 | L4w B X14 U U
  P13 1600 | W5b D1w L4b L8b L14w
  P14 1550 | W6w L8b F12 U W13b
  P15 1500 | L7b W5w W10b L1w L16b
  P16 1450 | D8w W11b W7w L2b W15w
`);

const RESULT: Readonly<Record<string, string>> = { "1": "W", "=": "D", "0": "L", "+": "X", "-": "F" };

/** A grid as rounds: row against column in column order, which is no order of play. */
const grid = (drawing: string) => {
  const rows = drawing
    .trim()
    .split("\n")
    .map((line) => line.trim());
  const drawn = rows.map((row, i) => {
    const tokens = Array.from(row).flatMap((mark, j) => {
      const letter = RESULT[mark];
      return letter === undefined ? [] : [`${letter}${j + 1}`];
    });
    return `P${i + 1} | ${tokens.join(" ")}`;
  });
  return crosstable(drawn.join("\n"), { system: "roundRobin", roundOrderKnown: false });
};

/** Round robins as chess-results printed them with their tie-breaks; that of nine has a forfeit. */
export const PRINTED_SIX = grid(`
  *11111
  0*=111
  0=*=11
  00=*11
  0000*1
  00000*
`);

export const PRINTED_NINE = grid(`
  *0111=111
  1*00111+0
  01*010100
  011*=011=
  000=*0111
  =0111*1=0
  000000*00
  0-100=1*0
  011=0111*
`);
