import { describe, expect, test } from "vitest";
import { drawn, readOne, roundsOf } from "./drawn";

type Row = readonly [round: number, player: string, color: string, opponent: string, result: string];

const ROWS: readonly Row[] = [
  [1, "Ann Lee", "W", "Bob Roe", "1"],
  [1, "Bob Roe", "B", "Ann Lee", "0"],
  [1, "Cy Fox", "B", "Dee Ray", "½"],
  [1, "Dee Ray", "W", "Cy Fox", "½"],
  [2, "Ann Lee", "B", "Cy Fox", "1"],
  [2, "Cy Fox", "W", "Ann Lee", "0"],
  [2, "Bob Roe", "W", "Dee Ray", "½"],
  [2, "Dee Ray", "B", "Bob Roe", "½"],
];

/** The results of each player with the names of the opponents. */
const named = (heading: string, rows: readonly Row[], line: (row: Row) => readonly (string | number)[]) => {
  const reading = readOne(drawn([heading, ...rows.map((row) => line(row).join("|"))].join("\n")));
  const names = new Map(reading.tournament.players.map(({ no, name }) => [String(no), name.split(" ")[0]]));
  return Object.fromEntries(
    Object.entries(roundsOf(reading)).map(([key, rounds]) => [
      key.replace(/^\d+ /, ""),
      rounds.replaceAll(/\d+/g, (no) => names.get(no) ?? no),
    ]),
  );
};

const TOLD = {
  "Ann Lee": "WBobw WCyb",
  "Bob Roe": "LAnnb DDeew",
  "Cy Fox": "DDeeb LAnnw",
  "Dee Ray": "DCyw DBobb",
};

const WORDS: Readonly<Record<string, string>> = { W: "White", B: "Black" };
const GERMAN: Readonly<Record<string, string>> = { W: "Weiß", B: "Schwarz" };
const SPANISH: Readonly<Record<string, string>> = { W: "B", B: "N" };
const LETTERS: Readonly<Record<string, string>> = { "1": "W", "0": "L", "½": "D" };
const MINE: Readonly<Record<string, string>> = { "1": "1-0", "0": "0-1", "½": "½-½" };
const OTHER: Readonly<Record<string, string>> = { "1": "0-1", "0": "1-0", "½": "½-½" };

describe("a row for each player and game, with the color", () => {
  test.each<[string, string, (row: Row) => readonly (string | number)[]]>([
    ["points", "Round|Player|Color|Opponent|Result", (row) => row],
    ["words", "Round|Player|Colour|Opponent|Result", ([r, p, c, o, s]) => [r, p, WORDS[c] ?? "", o, s]],
    ["letters", "Round|Player|Color|Opponent|Result", ([r, p, c, o, s]) => [r, p, c, o, LETTERS[s] ?? ""]],
    ["another order", "Player|Rd|Opponent|Color|Result", ([r, p, c, o, s]) => [p, r, o, c, s]],
    ["German", "Runde|Spieler|Farbe|Gegner|Ergebnis", ([r, p, c, o, s]) => [r, p, GERMAN[c] ?? "", o, s]],
    ["Spanish", "Ronda|Jugador|Color|Rival|Resultado", ([r, p, c, o, s]) => [r, p, SPANISH[c] ?? "", o, s]],
    [
      "both sides, the player's first",
      "Round|Player|Color|Opponent|Result",
      ([r, p, c, o, s]) => [r, p, c, o, MINE[s] ?? ""],
    ],
    [
      "both sides, White's first",
      "Round|Player|Color|Opponent|Result",
      ([r, p, c, o, s]) => [r, p, c, o, (c === "W" ? MINE : OTHER)[s] ?? ""],
    ],
  ])("%s", (_, heading, line) => expect(named(heading, ROWS, line)).toEqual(TOLD));

  test("a row for each game alone", () => {
    const rows = ROWS.filter((_, at) => [0, 2, 4, 6].includes(at));
    expect(named("Round|Player|Color|Opponent|Result", rows, (row) => row)).toEqual(TOLD);
  });

  test("a 0 beside the 1 of the other row is lost; nothing is asked", () => {
    const lines = ROWS.map((row) => row.map((cell) => (cell === "½" ? "1" : cell)).join("|"));
    const full = [
      "Round|Player|Color|Opponent|Result",
      ...lines.map((line) =>
        line
          .replace("Dee Ray|W|Cy Fox|1", "Dee Ray|W|Cy Fox|0")
          .replace("Dee Ray|B|Bob Roe|1", "Dee Ray|B|Bob Roe|0"),
      ),
    ];
    const { findings, facts } = readOne(drawn(full.join("\n")));
    expect(findings).toEqual([]);
    expect(facts).toContainEqual(
      expect.objectContaining({
        code: "cells",
        evidence: "Heading in row 1, a row for each player and game",
      }),
    );
  });
});
