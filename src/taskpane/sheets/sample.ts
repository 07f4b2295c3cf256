import type { SheetBlock } from "../../writer/block";
import { lines, stack } from "../../writer/piece";
import { sheetOf } from "../../writer/sheet";
import { STYLE } from "../../writer/style";
import { TEXTS } from "../texts";

const T = TEXTS.new;

type Line = readonly [name: string, rating: number | "", school: string, rounds: string, total: number];

/** A section of twelve players with every kind of bye and forfeit. */
const PLAYERS: readonly Line[] = [
  ["Lindqvist, Ava", 1184, "Oak Hill", "W6w W4b L3w W5b W2b", 4],
  ["Rios, Mateo", 1121, "Lincoln MS", "W7b W5w W4b W3w L1w", 4],
  ["Nair, Priya", 1067, "Riverside", "W8w W12b W1b L2b W6w", 4],
  ["Feld, Jonah", 1012, "Oak Hill", "W9b L1w L2w L6b B", 2],
  ["Okafor, Emma", 968, "Lincoln MS", "W11w L2b W9w L1w W8b", 3],
  ["Tran, Liam", 905, "Riverside", "L1b W10w W12w W4w L3b", 3],
  ["Petrova, Sofia", 871, "Maple Grove", "L2w L9w L11b U U", 0],
  ["Whitaker, Noah", 812, "Oak Hill", "L3b X11b L10w W12w L5w", 2],
  ["Dubois, Chloe", 744, "Lincoln MS", "L4w W7b L5b W10b W11w", 3],
  ["McAllister, Owen", 690, "Maple Grove", "H L6b W8b L9w L12w", 1.5],
  ["Haddad, Zara", "", "Riverside", "L5b F8w W7w B L9b", 2],
  ["Park, Ethan", "", "Maple Grove", "B L3w L6b L8b W10b", 2],
];

const ROUNDS = 5;
const { number, name, rating, team, round, total } = T.headings;
const HEADING = [
  number,
  name,
  rating,
  team,
  ...Array.from({ length: ROUNDS }, (_, r) => round(r + 1)),
  total,
];

/** The sheet that shows a newcomer what a crosstable is. */
export const sampleSheet = (paper: "Letter" | "A4"): SheetBlock => {
  const rows = PLAYERS.map(([player, points, school, rounds, sum], i) => [
    i + 1,
    player,
    points,
    school,
    ...rounds.split(" "),
    sum,
  ]);
  const table = {
    rows: [HEADING, ...rows],
    formats: [{ area: { row: 0, column: 0, rows: 1, columns: HEADING.length }, format: STYLE.heading }],
  };
  return sheetOf(
    stack([
      lines([T.sampleEvent], STYLE.title),
      lines([T.sampleSection], STYLE.section),
      { rows: [[""]] },
      table,
    ]),
    {
      kind: "standings",
      widths: [6, 20, 8, 14, ...Array.from({ length: ROUNDS }, () => 7), 7],
      frozenRows: 4,
      paper,
      footer: `${T.sampleEvent}, ${T.sampleSection}`,
    },
  );
};
