import { expect, test } from "vitest";
import { wallChart } from "../../src/writer/wall-chart";
import { drawn, formatAt, inputOf, MAPLE_GROVE_SECTION } from "./sections";

const input = inputOf([MAPLE_GROVE_SECTION]);

test("the example event in place order, opponents renumbered", () => {
  expect(drawn(wallChart(input)).slice(1)).toEqual([
    "Wall chart after round 5 of 5, in place order · opponents are the numbers of this list",
    "",
    "*No.* | *Name* | *Rating* | *School* | *Rd 1* | *Rd 2* | *Rd 3* | *Rd 4* | *Rd 5* | *Score* | *Place*",
    "1 | Lindqvist, Ava | 1184 | Oak Hill | W5w | W7b | L2w | W4b | W3b | 4.0 | 1",
    "2 | Nair, Priya | 1067 | Riverside | W8w | W9b | W1b | L3b | W5w | 4.0 | 2",
    "3 | Rios, Mateo | 1121 | Lincoln MS | W12b | W4w | W7b | W2w | L1w | 4.0 | 3",
    "4 | Okafor, Emma | 968 | Lincoln MS | W10w | L3b | W6w | L1w | W8b | 3.0 | 4",
    "5 | Tran, Liam | 905 | Riverside | L1b | W11w | W9w | W7w | L2b | 3.0 | 5",
    "6 | Dubois, Chloe | 744 | Lincoln MS | L7w | W12b | L4b | W11b | W10w | 3.0 | 6",
    "7 | Feld, Jonah | 1012 | Oak Hill | W6b | L1w | L3w | L5b | B | 2.0 | 7",
    "8 | Whitaker, Noah | 812 | Oak Hill | L2b | X10b | L11w | W9w | L4w | 2.0 | 8–9",
    "9 | Park, Ethan |  | Maple Grove | B | L2w | L5b | L8b | W11b | 2.0 | 8–9",
    "10 | Haddad, Zara |  | Riverside | L4b | F8w | W12w | B | L6b | 2.0 | 10",
    "11 | McAllister, Owen | 690 | Maple Grove | H | L5b | W8b | L6w | L9w | 1.5 | 11",
    "12 | Petrova, Sofia | 871 | Maple Grove | L3w | L6w | L10b | U | U | 0.0 | 12",
    "",
    "W win, D draw, L loss; w White, b Black; X, F forfeit win, loss; B full-point bye, H half-point bye, U not played.",
  ]);
});

test("losses are gray, unplayed rounds italic", () => {
  const chart = wallChart(input);
  expect(formatAt(chart, 4, 6)).toMatchObject({ align: "Center", color: "#595959" });
  expect(formatAt(chart, 11, 5)).toMatchObject({ italic: true });
  expect(formatAt(chart, 4, 4).color).toBeUndefined();
});

test("running scores stand below the results", () => {
  expect(drawn(wallChart(input, true)).slice(4, 8)).toEqual([
    "1 | Lindqvist, Ava | 1184 | Oak Hill | W5w | W7b | L2w | W4b | W3b | 4.0 | 1",
    " |  |  |  | 1.0 | 2.0 | 2.0 | 3.0 | 4.0",
    "2 | Nair, Priya | 1067 | Riverside | W8w | W9b | W1b | L3b | W5w | 4.0 | 2",
    " |  |  |  | 1.0 | 2.0 | 3.0 | 3.0 | 4.0",
  ]);
});
