import { describe, expect, test } from "vitest";
import {
  compare,
  explainValue,
  type MedleyEvent,
  type MedleyStandings,
  rankMedley,
  type Rules,
  toNumber,
  type Tournament,
} from "../../../src/engine/index";
import { crosstable, placesOf, rulesFor } from "../crosstable";

const USCF = rulesFor("USCF");

/** A crosstable whose players have teams, in their order; `-` for none. */
const withTeams = (drawing: string, teams: string, given: Partial<Tournament> = {}): Tournament => {
  const names = teams.split(",").map((name) => name.trim());
  const tournament = crosstable(drawing, { system: "swiss", ...given });
  return {
    ...tournament,
    players: tournament.players.map((player, i) => ({
      ...player,
      team: names[i] === "-" ? null : (names[i] ?? null),
    })),
  };
};

const medley = (tournaments: readonly Tournament[], top: number): MedleyEvent => ({
  title: "Made up",
  divisions: [
    { name: "", sections: tournaments.map((tournament) => ({ name: "", tournament, members: null })) },
  ],
  top,
  seed: "Made up",
});

const ranked = (event: MedleyEvent, codes: readonly string[], rules: Rules = USCF): MedleyStandings => {
  const result = rankMedley(event, rules, codes);
  if ("code" in result) throw new Error(`${result.code} ${result.text}`);
  const [first] = result;
  if (first === undefined) throw new Error("no division");
  return first;
};

/** Place, team and values; null where there is none. */
const table = ({ standings: { rows } }: MedleyStandings) =>
  rows.map(({ place, entry, values }) => [
    place,
    entry.player.name,
    ...values.map((value) => (value === null ? null : toNumber(value))),
  ]);

const countingOf = (standings: MedleyStandings, team: string) => {
  const row = standings.standings.rows.find(({ entry }) => entry.player.name === team);
  return (row === undefined ? [] : standings.contributorsOf(row)).map(
    ({ entry, counts }) => `${entry.player.name}${counts ? "" : " not"}`,
  );
};

/** Three rounds; scores 3, 2, 2, 2, 1, 1, 1, 0. */
const OPEN = `
  Ann 1800 | W8 W2 W3
  Bob 1700 | W7 L1 W6
  Cal 1600 | W6 W5 L1
  Dee 1500 | L5 W7 W8
  Eve 1400 | W4 L3 L7
  Fay 1300 | L3 W8 L2
  Gil 1200 | L2 L4 W5
  Hal 1100 | L1 L6 L4
`;

describe("individual/team events", () => {
  const event = medley([withTeams(OPEN, "Oak, Elm, Oak, Elm, oak, ELM, Oak, Ash")], 2);

  test("the best two count, spellings of a name are one team, a team short of players has nothing for them", () => {
    expect(table(ranked(event, ["PTS"]))).toEqual([
      [1, "Oak", 5],
      [2, "Elm", 4],
      [3, "Ash", 0],
    ]);
    expect(countingOf(ranked(event, ["PTS"]), "Oak")).toEqual(["Ann", "Cal", "Eve not", "Gil not"]);
  });
  test("totals of the players' own values: Solkoff of Ann 4 and Cal 5, Bob 5 and Dee 2, Hal 6", () => {
    // Ann met Hal 0, Bob 2, Cal 2; Cal met Fay 1, Eve 1, Ann 3; Bob Gil 1, Ann 3, Fay 1; Dee Eve 1, Gil 1, Hal 0.
    expect(table(ranked(event, ["SOLK"]))).toEqual([
      [1, "Oak", 5, 9],
      [2, "Elm", 4, 7],
      [3, "Ash", 0, 6],
    ]);
  });
  test("rating systems are averaged: Ann 1466⅔ and Cal 1500; Bob 1433⅓ and Dee 1233⅓; Hal 1533⅓", () => {
    const values = table(ranked(event, ["AVGOPP"])).map(([, team, , average]) => [
      team,
      Number(average).toFixed(4),
    ]);
    expect(values).toEqual([
      ["Oak", ((1100 + 1700 + 1600 + 1300 + 1400 + 1800) / 6).toFixed(4)],
      ["Elm", ((1200 + 1800 + 1300 + 1400 + 1200 + 1100) / 6).toFixed(4)],
      ["Ash", ((1800 + 1300 + 1500) / 3).toFixed(4)],
    ]);
  });
  test("the better tie-break settles who counts last: Bob 5 before Dee 2, then the lower number", () => {
    const one = medley([withTeams(OPEN, "-, Elm, -, Elm, -, -, -, -")], 1);
    expect(countingOf(ranked(one, ["SOLK"]), "Elm")).toEqual(["Bob", "Dee not"]);
    const byWins = medley([withTeams(OPEN, "-, -, -, -, Elm, Elm, Elm, -")], 2);
    expect(countingOf(ranked(byWins, ["WON"]), "Elm")).toEqual(["Eve", "Fay", "Gil not"]);
  });
  test("there is no actual-play key, and the rule set's sequence is that of players", () => {
    expect(ranked(event, []).standings.items.map(({ code }) => code)).toEqual([
      "PTS",
      "MMED",
      "SOLK",
      "CUM",
      "CUMOPP",
    ]);
    expect(ranked(event, [], rulesFor("FIDE-2026")).standings.items.map(({ code }) => code)).toEqual([
      "PTS",
      "BH/C1",
      "BH",
      "WIN",
    ]);
  });
  test("games among tied players have no total", () => {
    expect(table(ranked(event, ["H2H"])).map((row) => row[3])).toEqual([null, null, null]);
  });
  test("a house player scores for nobody", () => {
    const house = withTeams(
      OPEN.replace("Ann 1800 | W8 W2 W3", "Ann 1800 | W8 W2 W3 | house"),
      "Oak, Oak, -, -, -, -, -, -",
    );
    expect(countingOf(ranked(medley([house], 4), ["PTS"]), "Oak")).toEqual(["Bob"]);
  });
});

describe("the table of teams", () => {
  const event = medley([withTeams(OPEN, "Team 10, Team 9, team 10, Team  9, , -, Team 9, Ash")], 2);

  test("is one of competitors by name, whose score is the total", () => {
    const { standings } = ranked(event, ["SOLK"]);
    expect(
      standings.tournament.players.map(({ no, name, isTeam, adjustment }) => [no, name, isTeam, adjustment]),
    ).toEqual([
      [1, "Ash", true, 0],
      [2, "Team 9", true, 8],
      [3, "Team 10", true, 10],
    ]);
    expect(standings.rows.map(({ entry }) => entry.score)).toEqual([10, 8, 0]);
    expect(standings.tournament).toMatchObject({
      title: "Made up",
      seed: "Made up",
      rounds: 0,
      system: "swiss",
    });
  });

  test("has each player's own values and score", () => {
    const { standings, contributorsOf } = ranked(event, ["SOLK"]);
    const [first] = standings.rows;
    const players = first === undefined ? [] : contributorsOf(first);
    expect(
      players.map(({ entry, score, values, counts }) => [
        entry.player.name,
        score,
        values.map((value) => value && toNumber(value)),
        counts,
      ]),
    ).toEqual([
      ["Ann", 6, [3, 4], true],
      ["Cal", 4, [2, 5], true],
    ]);
  });

  test("takes the kind of event and the scoring from its first section", () => {
    const tournament = { ...withTeams(OPEN, "Oak"), system: "roundRobin" } as const;
    const { tournament: teams, items } = ranked(medley([tournament], 2), []).standings;
    expect(teams.system).toBe("roundRobin");
    expect(items.map(({ code }) => code)).toEqual(["PTS", "SB", "WON"]);
  });

  test("is empty without sections", () => {
    expect(table(ranked(medley([], 2), []))).toEqual([]);
  });

  test("has no value where a player's cannot be known, and leaves out what he merely lacks", () => {
    const grid = withTeams(OPEN, "Oak, Elm, Oak", { roundOrderKnown: false });
    expect(table(ranked(medley([grid], 2), ["CUM"])).map((row) => row[3])).toEqual([null, null]);
    const unrated = withTeams("Ann | W3 \n Bob | W4 \n Cal 1500 | L1 \n Dee | L2", "Oak, Oak, -, -");
    expect(table(ranked(medley([unrated], 2), ["AVGOPP"]))).toEqual([[1, "Oak", 2, 1500]]);
    const none = withTeams("Ann | W2 \n Bob | L1", "Oak, Elm");
    expect(table(ranked(medley([none], 2), ["AVGOPP"])).map((row) => row[3])).toEqual([null, null]);
  });

  test("draws lots between the teams", () => {
    const level = medley([withTeams("Ann | D2 \n Bob | D1", "Oak, Elm")], 1);
    expect(table(ranked(level, ["COIN"])).map((row) => [row[0], row[3]])).toEqual([
      [1, 1],
      [2, 2],
    ]);
    expect(table(ranked(level, ["PLAYOFF"])).map((row) => [row[0], row[3]])).toEqual([
      [1, null],
      [1, null],
    ]);
  });
});

describe("several sections and divisions", () => {
  const younger = withTeams("Ida | W2\nJoe | L1", "Oak, Elm");
  const older = withTeams("Kim | L2\nLou | W1", "Elm, Oak");

  test("one school's players in two sections for one trophy", () => {
    const standings = ranked(medley([younger, older], 4), ["SOLK"]);
    expect(table(standings)).toEqual([
      [1, "Oak", 2, 0],
      [2, "Elm", 0, 2],
    ]);
    expect(countingOf(standings, "Oak")).toEqual(["Ida", "Lou"]);
  });
  test("each division has its own table; members are chosen by number", () => {
    const section = { name: "K-5", tournament: younger, members: new Set([2]) };
    const event: MedleyEvent = {
      ...medley([younger], 4),
      divisions: [
        { name: "A", sections: [section] },
        {
          name: "B",
          sections: [
            { ...section, members: null },
            { name: "K-8", tournament: older, members: null },
          ],
        },
      ],
    };
    const result = rankMedley(event, USCF, ["PTS"]);
    expect(
      "code" in result ? [] : result.map(({ division, standings }) => [division.name, placesOf(standings)]),
    ).toEqual([
      ["A", ["1 Elm"]],
      ["B", ["1 Oak", "2 Elm"]],
    ]);
  });
  test("a code that nobody knows is named", () => {
    expect(rankMedley(medley([younger], 4), USCF, ["XYZ"])).toEqual({
      code: "unknown-tie-break",
      text: "XYZ",
    });
  });
});

describe("explained", () => {
  const standings = ranked(medley([withTeams(OPEN, "Oak, Elm, Oak, Elm, oak, ELM, Oak, Ash")], 2), [
    "SOLK",
  ]).standings;

  test("the lines are the players, the others are shown", () => {
    const [first] = standings.rows;
    const explanation = first && explainValue(standings, first, 1);
    expect(
      explanation?.lines.map(({ opponentName, used, why }) => [opponentName, used && toNumber(used), why]),
    ).toEqual([
      ["Ann", 4, ""],
      ["Cal", 5, ""],
      ["Eve", null, "not among those who count"],
      ["Gil", null, "not among those who count"],
    ]);
    expect(explanation?.notes).toEqual(["The best two players count."]);
  });
  test("a team short of players says so", () => {
    const last = standings.rows.at(-1);
    expect(last && explainValue(standings, last, 0)?.notes).toEqual(["Two players count; the team has one."]);
  });
  test("compared", () => {
    expect(compare(standings, 3, 2)?.sentence).toBe("Oak is ahead of Elm on points: 5 to 4.");
  });
});
