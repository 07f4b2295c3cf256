import { expect, test } from "vitest";
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
