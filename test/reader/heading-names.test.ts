import { describe, expect, test } from "vitest";
import { readCrosstable } from "../../src/reader/index";
import { readOne, roundsOf } from "./support";

/** What headings say, and somebody may be called. */
const NAMES = ["Rd 1", "Name", "No", "Total", "Bye", "Rating", "Round 2", "R1", "Player", "Place", "Score"];

const LAYOUTS: Readonly<Record<string, (name: string) => string>> = {
  "numbers in front": (name) => `
    No. | Name    | Rtng | Rd 1 | Rd 2 | Tot
    1   | ${name} | 1900 | W3   | D2   | 1.5
    2   | Bob     | 1800 | H    | D1   | 1
    3   | Cal     | 1700 | L1   | U    | 0
  `,
  "names in front": (name) => `
    Name    | Rd 1 | Rd 2
    Ann     | W3   | D2
    ${name} | H    | D1
    Cal     | L1   | U
  `,
  "chess-results": (name) => `
    Rk. | Name    | Rtg  | 1.Rd | 2.Rd | Pts.
    1   | Ann     | 1900 | 3w1  | 2b½  | 1.5
    2   | Bob     | 1800 | -½   | 1w½  | 1
    3   | ${name} | 1700 | 1b0  | -0   | 0
  `,
  "signs of Swiss-Chess": (name) => `
    Nr. | Teilnehmer | 1    | 2    | Punkte
    1.  | ${name}    | 3w/1 | 2s/½ | 1.5
    2.  | Bob        | =    | 1w/½ | 1
    3.  | Cal        | 1s/0 | -    | 0
  `,
};

const LETTERS = (text: string): string => text.replace(/[wb]\b/g, "");

describe("a player who is called as headings are", () => {
  test.each(Object.entries(LAYOUTS))("%s", (_, layout) => {
    for (const name of NAMES) {
      const reading = readOne(layout(name));
      expect([name, roundsOf(reading).map(LETTERS)]).toEqual([name, ["1: W3 D2", "2: H D1", "3: L1 U"]]);
      expect(reading.tournament.players.map((player) => player.name)).toContain(name);
    }
  });

  test("on a sheet of results alone, and where nobody has a game yet", () => {
    const results = readOne("No. | Name | Rd 1 | Rd 2\n1 | Rd 1 | 1 | ½\n2 | Name | 0 | ½");
    expect(results.tournament.players.map(({ name }) => name)).toEqual(["Rd 1", "Name"]);
    const absent = readOne("No. | Name | Rd 1 | Rd 2\n1 | Rd 1 | | \n2 | Ann | W3 | \n3 | Bob | L2 |");
    expect(absent.tournament.players.map(({ name }) => name)).toEqual(["Rd 1", "Ann", "Bob"]);
  });
});

describe("a heading that is repeated", () => {
  const BODY = "1 | Ann | W2 | D4\n2 | Bob | L1 | W3\n";
  const MORE = "3 | Cal | W4 | L2\n4 | Dee | L3 | D1\n";

  test.each(["No. | Name | Rd 1 | Rd 2\n", "No. | Name | R1 | R2\n", "No. | Name | 1 | 2\n"])(
    "%s is none of a player",
    (heading) => {
      const reading = readOne(heading + BODY + heading + MORE);
      expect(roundsOf(reading)).toEqual(["1: W2 D4", "2: L1 W3", "3: W4 L2", "4: L3 D1"]);
    },
  );

  test("in other words begins another table", () => {
    const { readings } = readCrosstable(
      `No. | Name | Rd 1\n1 | Ann | W2\n2 | Bob | L1\nPl | Player | Rtg | R1\n1 | Cal | 1800 | D2\n2 | Dee | 1700 | D1`
        .split("\n")
        .map((line) => line.split("|").map((cell) => cell.trim())),
    );
    expect(readings.map(roundsOf)).toEqual([
      ["1: W2", "2: L1"],
      ["1: D2", "2: D1"],
    ]);
  });
});

describe("a line of words of headings", () => {
  const CHART =
    "No. | Name | Rtng | Rd 1 | Rd 2\n1 | Ann | 1900 | W2 | D3\n2 | Bob | 1800 | L1 | B\n3 | Cal | 1700 | H | D1";
  const ROUNDS = ["1: W2 D3", "2: L1 B", "3: H D1"];

  test.each([
    "Name of event: Spring Open",
    "Name | Spring Open",
    "Rounds | 2 | Players | 3",
    "Total | 3 | Rating | 1800",
    "Round 1 | 10:00 | Round 2 | 14:00",
    "Rd 1 | Rd 2",
    "Section | Open | Rating | U2000 | Rounds | 2",
    "Players | Rating | Total",
  ])("above a chart is no heading of players: %s", (title) => {
    expect(roundsOf(readOne(`${title}\n${CHART}`))).toEqual(ROUNDS);
  });

  test("above a chart may be the name of the event", () => {
    expect(readOne(`Name of event: Spring Open\n${CHART}`).tournament.title).toBe(
      "Name of event: Spring Open",
    );
  });

  test.each([
    "Total | | | 24",
    "Rounds | 5",
    "Total players | 24 | 1500 | 2",
    "Name | Prize",
    "Rating average | | 1800",
  ])("below a chart is no player: %s", (note) => {
    expect(roundsOf(readOne(`${CHART}\n${note}`))).toEqual(ROUNDS);
  });
});
