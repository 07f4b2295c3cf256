import { expect, test } from "vitest";
import { drawn, readOne, roundsOf } from "../support";

const LIST = `
Round|Team A|Score|Team B
1|Knights|3-1|Rooks
1|Vega|2-2|Kings
2|Knights|3-1|Vega
2|Rooks|2-2|Kings`;

const MATCHES = ["1: W2 W3", "2: L1 D4", "3: D4 L1", "4: D3 D2"];

test.each([
  "Total|10.5|8-8|7.5",
  "Arbiter|Joe Doe||Signature",
  "Page 1|x||y",
  "|Total|8-8|",
  "Final standings|||\n1|Knights|6|2\n2|Kings|4|1",
  "Place|Team|Points|\n1|Knights|6|\n2|Kings|4|",
])("%j below a list of team matches is no match", (rows) => {
  const reading = readOne(drawn(`${LIST}\n${rows}`));
  expect(roundsOf(reading)).toEqual(MATCHES);
  expect(reading.findings.filter(({ level }) => level === "error")).toEqual([]);
});
