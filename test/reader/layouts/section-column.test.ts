import { describe, expect, test } from "vitest";
import { readCrosstable } from "../../../src/reader/index";
import { drawn, roundsOf } from "../support";

/** Two sections of four under one heading. */
const HEADING = "No|Name|Section|Rd 1|Rd 2|Total";
const OPEN = ["1|Ann|Open|W2|W3|2", "2|Bob|Open|L1|D4|0.5", "3|Cal|Open|L4|L1|0", "4|Dee|Open|W3|D2|1.5"];
const OTHERS = [
  "1|Kim|U1200|W2|W3|2",
  "2|Lou|U1200|L1|D4|0.5",
  "3|Max|U1200|L4|L1|0",
  "4|Ned|U1200|W3|D2|1.5",
];
const THROUGH = [
  "5|Kim|U1200|W6|W7|2",
  "6|Lou|U1200|L5|D8|0.5",
  "7|Max|U1200|L8|L5|0",
  "8|Ned|U1200|W7|D6|1.5",
];

const read = (lines: readonly string[]) => readCrosstable(drawn(lines.join("\n")));
const sectionsOf = (lines: readonly string[]) =>
  read(lines).readings.map((reading) => [
    reading.section,
    reading.tournament.players.map(({ name }) => name),
  ]);
const codes = (lines: readonly string[]) =>
  read(lines).readings.flatMap(({ findings }) => findings.map(({ code }) => code));

const TWO = [
  ["Open", ["Ann", "Bob", "Cal", "Dee"]],
  ["U1200", ["Kim", "Lou", "Max", "Ned"]],
];

describe("sections that a column names", () => {
  const mixed = OPEN.flatMap((line, at) => [line, OTHERS[at] ?? ""]);
  test.each<[string, readonly string[]]>([
    ["each numbered from 1", [...OPEN, ...OTHERS]],
    ["numbered through", [...OPEN, ...THROUGH]],
    ["in one order of points", mixed],
    ["below a title and above a note", ["Spring Open", HEADING, ...OPEN, ...THROUGH, "Arbiter: Joe Roe"]],
  ])("%s are read apart", (_, lines) => {
    const all = lines.includes(HEADING) ? lines : [HEADING, ...lines];
    expect(sectionsOf(all)).toEqual(TWO);
    expect(codes(all)).toEqual([]);
  });

  test("know the cells of their players", () => {
    const broken = [HEADING, ...OPEN, ...OTHERS.map((line) => line.replace("L1|D4", "L1|W4"))];
    const found = read(broken).readings.map(({ findings }) =>
      findings.map(({ code, at }) => [code, at?.row]),
    );
    expect(found[0]).toEqual([]);
    expect(found[1]).toContainEqual(["games-disagree", 6]);
  });

  test("are none where players of several met", () => {
    const met = [...OPEN, ...THROUGH].map((line) =>
      line.replace("1|Ann|Open|W2", "1|Ann|Open|W6").replace("6|Lou|U1200|L5", "6|Lou|U1200|L1"),
    );
    expect(sectionsOf([HEADING, ...met])).toHaveLength(1);
  });

  test("are none where a row has no number", () => {
    const unnumbered = [...OPEN, ...THROUGH, "|Oda|U1200|||0"];
    expect(sectionsOf([HEADING, ...unnumbered])).toHaveLength(1);
  });

  test("keep the rounds of each", () => {
    const [, second] = read([HEADING, ...OPEN, ...THROUGH]).readings;
    expect(second === undefined ? [] : roundsOf(second)).toEqual([
      "5: W6 W7",
      "6: L5 D8",
      "7: L8 L5",
      "8: W7 D6",
    ]);
  });
});
