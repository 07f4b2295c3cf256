import { crosstable } from "./crosstable";

/** Five rounds, nine players: one has a bye in each round. */
const BYES = crosstable(
  `
  Avery, Jo    | D4 D9 W2 W7 W5
  Blake, Kim   | W3 L5 L1 B  W6
  Casey, Lou   | L2 B  L9 W6 L8
  Drew, Max    | D1 W6 L8 W9 L7
  Ellis, Nat   | W9 W2 L7 W8 L1
  Flynn, Pat   | L8 L4 B  L3 L2
  Gray, Quinn  | B  W8 W5 L1 W4
  Hale, Robin  | W6 L7 W4 L5 W3
  Ivers, Sam   | L5 D1 W3 L4 B
`,
  { title: "Nine players" },
);

/** The leader wins four games and withdraws; the one paired with him has a bye instead. */
const WITHDRAWAL = crosstable(
  `
  Reed, Kit    | W6 W5 W4 W3 U
  Shaw, Toni   | W5 D3 W6 D4 B
  Tate, Uma    | W4 D2 W5 L1 W6
  Usher, Val   | L3 W6 L1 D2 W5
  Vance, Wes   | L2 L1 L3 W6 L4
  West, Yael   | L1 L4 L2 L5 L3
`,
  { title: "Six players" },
);

/** Two published complaints as events. */
export const DISPUTES = {
  bye: { event: BYES, player: 7, rival: 1 },
  withdrawal: { event: WITHDRAWAL, player: 1, rival: 2 },
};
