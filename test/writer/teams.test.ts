import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { rankMedley, type Rules } from "../../src/engine/index";
import {
  medleyOf,
  type Reading,
  readCrosstable,
  type ReadingSettings,
  standingsOf,
  usualCodes,
} from "../../src/reader/index";
import { readSequence } from "../../src/engine/index";
import { parseCsv } from "./csv";
import type { SheetBlock } from "../../src/writer/block";
import type { Section } from "../../src/writer/input";
import { liveSchools, liveSheet } from "../../src/writer/live-sheet";
import { medleySheet } from "../../src/writer/medley-sheet";
import { teamStandingsSheet } from "../../src/writer/team-standings";
import { workingSheet } from "../../src/writer/working-sheet";
import { rulesFor } from "../engine/crosstable";
import { inputOf, NOV_28 } from "./sections";

const sample = (name: string) =>
  parseCsv(readFileSync(new URL(`../../samples/${name}.csv`, import.meta.url), "utf8"));

const readingsOf = (cells: readonly (readonly (string | number)[])[], settings: ReadingSettings = {}) =>
  readCrosstable(cells, settings).readings;

const sectionFor = (
  reading: Reading,
  rules: Rules = rulesFor("USCF"),
  codes = usualCodes(reading, rules),
): Section => {
  const items = readSequence(codes, rules, "teams");
  if ("code" in items) throw new Error(items.text);
  return {
    ...{ title: "", standings: standingsOf(reading, rules, items), rules, teams: reading.teams },
    ...{ headings: reading.table.headings, carried: [], errors: null, addedAfter: new Map() },
  };
};

const lines = ({ cells }: SheetBlock): string[] =>
  cells.map((row) =>
    row
      .map(String)
      .join(" | ")
      .replace(/(?: \| )+$/, ""),
  );

const only = (readings: readonly Reading[]): Reading => {
  const [reading] = readings;
  if (reading === undefined) throw new Error("no crosstable");
  return reading;
};

describe("Team standings of team matches", () => {
  const block = (settings: ReadingSettings = {}, codes?: readonly string[]) =>
    teamStandingsSheet(
      inputOf([sectionFor(only(readingsOf(sample("team-matches"), settings)), undefined, codes)], {
        event: "Granary Team League",
        ranked: NOV_28,
      }),
    );

  test("title, sub-line, teams in place order, points and tie-breaks", () => {
    const [title, state, , heading, first] = lines(block());
    expect(title).toBe("Granary Team League");
    expect(state).toBe(
      "Final team standings · 7 teams · 4 boards · 5 of 5 rounds · ranked Nov 28, 2026, 4:12 PM",
    );
    expect(heading).toBe("Place | No. | Team | Rating | Match pts | U.S. Amateur | Game pts | Note");
    expect(first).toMatch(/^1 \| 1 \| Millbrook Knights \| 1850 \| 4\.5 \| /);
    expect(block().kind).toBe("teams");
  });

  test("board points beside match points where no tie-break has them, and alone where they place the teams", () => {
    expect(lines(block({}, ["SOLK"]))[3]).toBe(
      "Place | No. | Team | Rating | Match pts | Board pts | Solkoff | Note",
    );
    const [, , , heading, first] = lines(block({ team: { by: "game" } }, ["SOLK"]));
    expect(heading).toBe("Place | No. | Team | Rating | Board pts | Solkoff | Note");
    expect(first).toMatch(/\| 13\.5 \|/);
  });

  test("the footer speaks of matches and teams, not of games and players", () => {
    expect(lines(block()).join(" ")).toContain(
      "An opponent's unplayed matches count ½ each; a team's own count as an opponent with 0.",
    );
  });

  test("the footer prints what was chosen", () => {
    const text = lines(block({ team: { by: "game", bye: "half", boards: [12, 11, 10, 9] } }, ["WTD"])).join(
      "\n",
    );
    expect(text).toContain("Teams are placed by board points.");
    expect(text).toContain("A match bye brings the points of half the boards.");
    expect(text).toContain("Board weights: 12, 11, 10, 9.");
    expect(text).toContain("Ranked as team matches.");
  });

  test("board prizes, where boards are told", () => {
    const reading = only(
      readingsOf([
        ["Round", "Board", "Team A", "Player A", "Result", "Player B", "Team B"],
        [1, 1, "Oaks", "Ann", "1-0", "Bob", "Elms"],
        [1, 2, "Oaks", "Cal", "½-½", "Dee", "Elms"],
      ]),
    );
    const text = lines(teamStandingsSheet(inputOf([sectionFor(reading)])));
    expect(text).toContain("Board 1: Ann (Oaks) 1 of 1; Bob (Elms) 0 of 1.");
    expect(text).toContain("Board 2: Cal (Oaks) ½ of 1; Dee (Elms) ½ of 1.");
  });

  test("what a team is called stays text", () => {
    const cells = [
      ["No.", "Team", "Rd 1"],
      [1, '=HYPERLINK("x")', "W2 3"],
      [2, "+Elms", "L1 1"],
    ];
    const made = teamStandingsSheet(inputOf([sectionFor(only(readingsOf(cells)))]));
    expect(made.formulas).toEqual([]);
    expect(made.cells.flat()).toContain('=HYPERLINK("x")');
  });

  test("the working of teams adds up to their values", () => {
    const section = sectionFor(only(readingsOf(sample("team-matches"))));
    const { block: working, rows } = workingSheet(inputOf([section]));
    expect(rows.get(section)?.size).toBe(7);
    const text = lines(working);
    expect(text.some((line) => line.startsWith("1. Millbrook Knights · 4½ points"))).toBe(true);
    const totals = text
      .filter((line) => line.includes("| Total |"))
      .map((line) => line.split(" | ").slice(5, 7).map(Number));
    const values = section.standings.rows.map(({ values: own }) =>
      own.slice(1).map((value) => (value === null ? 0 : value.num / value.den)),
    );
    expect(totals).toEqual(values);
  });
});

describe("Team standings of schools", () => {
  const sheetOf = (top: number, by: "none" | "section" = "none") => {
    const rules = rulesFor("USCF");
    const readings = readingsOf(sample("schools"));
    const sections = readings.map((reading) => ({
      ...sectionFor({ ...reading, teams: null }, rules, ["MMED"]),
      title: reading.section,
    }));
    const event = medleyOf(
      readings.map((reading) => ({ name: reading.section, reading })),
      { team: { top } },
      { by },
    );
    const divisions = rankMedley(event, rules, ["MMED"]);
    if ("code" in divisions) throw new Error(divisions.text);
    return medleySheet({
      sheet: inputOf(sections, { event: "County Scholastic", ranked: NOV_28 }),
      divisions,
      rules,
      top,
    });
  };

  test("each team with the players who scored for it, from both sections", () => {
    const text = lines(sheetOf(3));
    expect(text[1]).toBe(
      "Final team standings · 4 teams · best 3 players count · ranked Nov 28, 2026, 4:12 PM",
    );
    expect(text.slice(3, 8)).toEqual([
      "Place | Team | Score | Mod. Med.",
      expect.stringMatching(/^1 \| Birchwood \| 9 \| /),
      expect.stringMatching(/^ \| Ashdown, Ivy \(K-5\) \| 3\.5 \| /),
      expect.stringMatching(/^ \| Brandt, Lily \(K-8\) \| 3 \| /),
      expect.stringMatching(/^ \| Okonjo, Tobi \(K-5\) \| 2\.5 \| /),
    ]);
  });

  test("a team with fewer players is told of", () => {
    const text = lines(sheetOf(3)).join("\n");
    expect(text).toContain("Lone Oak has 1 player; the 2 missing ones add 0.");
  });

  test("a trophy for each section", () => {
    const text = lines(sheetOf(2, "section"));
    expect(text.filter((line) => line === "K-5" || line === "K-8")).toEqual(["K-5", "K-8"]);
    expect(sheetOf(2, "section").kind).toBe("teams");
  });

  test("the players' values add up to the team's", () => {
    const rows = sheetOf(4).cells.slice(4);
    let sum = 0;
    let total: number | null = null;
    for (const [place, name, score] of rows) {
      if (name === "" || typeof score !== "number") break;
      if (place !== "") {
        if (total !== null) expect(sum).toBe(total);
        [sum, total] = [0, score];
      } else sum += score;
    }
    expect(sum).toBe(total);
  });
});

test("a live list of team matches is one formula of TEAMSTANDINGS", () => {
  const [reading] = readingsOf(sample("team-matches"));
  if (reading === undefined) throw new Error("no reading");
  const source = { range: "League!$A$1:$F$9", tiebreaks: "GAMEPTS", rules: "USCF" };
  const { kind, formulas } = liveSheet(inputOf([sectionFor(reading)]), source);
  expect([kind, formulas.map(({ formula }) => formula)]).toEqual([
    "teams",
    ['=TEAMSTANDINGS(League!$A$1:$F$9,"GAMEPTS","USCF")'],
  ]);
});

test("a live list of schools is one formula of TEAMSTANDINGS, with a format for each of its columns", () => {
  const event = medleyOf([{ name: "", reading: only(readingsOf(sample("schools")).slice(0, 1)) }], {
    team: { top: 3 },
  });
  const divisions = rankMedley(event, rulesFor("USCF"), ["CUM"]);
  if ("code" in divisions || divisions[0] === undefined) throw new Error("no teams");
  const [{ standings }] = divisions;
  const source = { range: "Open!$A$3:$J$13", tiebreaks: "CUM", rules: "USCF, top=3" };
  const { kind, formulas, formats } = liveSchools(inputOf([]), standings, source);
  expect([kind, formulas.map(({ formula }) => formula)]).toEqual([
    "teams",
    ['=TEAMSTANDINGS(Open!$A$3:$J$13,"CUM","USCF, top=3")'],
  ]);
  expect(formats.filter(({ area }) => area.columns === 5)).toHaveLength(1);
});
