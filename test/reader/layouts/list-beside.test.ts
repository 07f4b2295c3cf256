import { describe, expect, test } from "vitest";
import { drawn, readOne, roundsOf } from "./drawn";

test("a list right of a chart whose heading stands higher is none of its columns", () => {
  const reading = readOne(
    drawn(`
Open|||||||Prizes||
|||||||Place|Name|Prize
|||||||1|Ann|100
No.|Name|Rtg|Rd 1|Rd 2|Total||2|Bob|50
1|Ann|1900|W2|W3|2||3|Cal|20
2|Bob|1800|L1|B|1|||
3|Cal|1700|H|L1|0.5|||`),
  );
  expect(roundsOf(reading)).toEqual({ "1 Ann": "W2 W3", "2 Bob": "L1 B", "3 Cal": "H L1" });
  expect(reading.table.carried).toEqual([]);
  expect(reading.findings).toEqual([]);
});

describe("a list left of a chart, in an order of its own, does not name its players", () => {
  test.each([
    [
      "beyond a blank column",
      `
Club|||||||||
Place|Name|Pts||No.|Name|Rtg|Rd 1|Rd 2|Total
1|Ann|2||1|Ann|1900|W2|W3|2
2|Cal|0.5||2|Bob|1800|L1|H|0.5
3|Bob|0.5||3|Cal|1700|H|L1|0.5`,
    ],
    [
      "next to it",
      `
Club|||||||||
Place|Name|Pts|No.|Name|Rtg|Rd 1|Rd 2|Total
1|Ann|2|1|Ann|1900|W2|W3|2
2|Cal|0.5|2|Bob|1800|L1|H|0.5
3|Bob|0.5|3|Cal|1700|H|L1|0.5`,
    ],
    [
      "with another list on the right",
      `
Club|||||||||||
Place|Name||No.|Name|Rtg|Rd 1|Rd 2|Total||Prize|Name
1|Ann||1|Ann|1900|W2|W3|2||50|Bob
2|Cal||2|Bob|1800|L1|H|0.5||20|Ann
3|Bob||3|Cal|1700|H|L1|0.5||10|Cal`,
    ],
  ])("%s", (_, text) => {
    const reading = readOne(drawn(text));
    expect(roundsOf(reading)).toEqual({ "1 Ann": "W2 W3", "2 Bob": "L1 H", "3 Cal": "H L1" });
    expect(reading.findings).toEqual([]);
    expect(reading.tournament.title).toBe("Club");
  });

  test("first and last names in two columns are one chart", () => {
    const reading = readOne(
      drawn(`
No.|Last name|First name|Rtg|Rd 1|Total
1|Ash|Ann|1900|W2|1
2|Birch|Bob|1800|L1|0`),
    );
    expect(reading.layout).toBe("wall chart");
  });
});

test("a number that somebody's formula gives beside the title is no part of it", () => {
  const { tournament } = readOne([
    ["Willow Creek Open 2026", "", "", "", 15.5],
    ["No.", "Name", "Rd 1", "Total"],
    [1, "Ann", "W2", 1],
    [2, "Bob", "L1", 0],
  ]);
  expect(tournament.title).toBe("Willow Creek Open 2026");
});
