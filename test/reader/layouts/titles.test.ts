import { describe, expect, test } from "vitest";
import { readCrosstable } from "../../../src/reader/index";
import { drawn } from "./drawn";

const CHART = "No|Name|R1|R2|R3|Pts\n1|Ann|W2|W3|W4|3\n2|Bob|L1|W4|W3|2\n3|Cal|W4|L1|L2|1\n4|Dee|L3|L2|L1|0";
const GRID = "No|Name|1|2|3|4\n1|Ann|x|1|1|1\n2|Bob|0|x|1|1\n3|Cal|0|0|x|1\n4|Dee|0|0|0|x";
const LIST = "Round|White|Result|Black\n1|Ann|1-0|Bob\n1|Cal|0-1|Dee\n2|Dee|½-½|Ann\n2|Bob|1-0|Cal";

const named = (text: string) =>
  readCrosstable(drawn(text), {}).readings.map(({ facts }) =>
    (["event", "section"] as const).map((each) => facts.find(({ code }) => code === each)?.value ?? ""),
  );

const NO_TITLES = [
  "March 7-8, 2026",
  "7-8 March 2026",
  "7 March",
  "Sat Mar 7",
  "Saturday, March 7 and Sunday, March 8",
  "Sat. 7th - Sun. 8th Mar. 2026",
  "07.03.2026 - 08.03.2026",
  "7.-8.3.2026",
  "3/7/2026",
  "3/7-3/8/2026",
  "2026-03-07",
  "7. bis 8. März 2026",
  "7 al 8 de marzo de 2026",
  "Cross Table at final Ranking / after Round 3",
  "Cross Table after Round 3",
  "Final Ranking after 3 Rounds",
  "Final standings",
  "Wall chart",
  "Wallchart after round 3",
  "Standings after round 3",
  "Final Results",
  "Rangliste",
  "Endstand nach 3 Runden",
  "Rangliste nach der 3. Runde",
  "Clasificación final",
  "Clasificación final después de 3 rondas",
  "Tabla cruzada",
  "Round 3",
];

describe.each([
  ["a wall chart", CHART],
  ["a grid", GRID],
  ["a pairing list", LIST],
])("below the event and above %s no section is", (_, table) => {
  test.each(NO_TITLES)("%s", (line) => {
    expect(named(`Oak Hill Open\n${line}\n${table}`)).toEqual([["Oak Hill Open", ""]]);
    expect(named(`Oak Hill Open\n${line}\n\n${table}`)).toEqual([["Oak Hill Open", ""]]);
  });
});

describe("a section is still", () => {
  test.each(["Reserve", "U1600", "Quad 1", "May Fair", "1800-1900", "Saturday", "Final A", "March Madness"])(
    "%s",
    (line) =>
      expect(named(`Oak Hill Open\nMarch 7-8, 2026\n${line}\n${CHART}`)).toEqual([["Oak Hill Open", line]]),
  );

  test("a day where nothing else tells the tables apart", () =>
    expect(
      readCrosstable(drawn(`Oak Hill Quads\nMarch 7\n${CHART}\n\nMarch 8\n${CHART}`), {}).readings.map(
        ({ section }) => section,
      ),
    ).toEqual(["March 7", "March 8"]));
});

test("a day is the event where there is no other title", () =>
  expect(named(`March 7-8, 2026\n${CHART}`)).toEqual([["March 7-8, 2026", ""]]));
