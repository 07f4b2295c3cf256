import { expect, test } from "vitest";
import { boardPointsOf, type BoardResult, type TeamEvent, type TeamRound } from "../../src/engine/index";
import { type Reading, readCrosstable } from "../../src/reader/index";
import { corpusFiles, corpusJson, corpusText, describeCorpus } from "./corpus";
import { readSample } from "./crosstables";

interface CorpusRound {
  readonly kind: string;
  readonly opp: number | null;
  readonly boardPoints: string;
  readonly line: Readonly<Record<string, number>>;
}

interface Expected {
  readonly boards: number;
  readonly rounds: number;
  readonly system: string;
  readonly teams: readonly {
    readonly id: number;
    readonly players: readonly number[];
    readonly rounds: readonly CorpusRound[];
  }[];
}

const LETTERS = { win: "W", draw: "D", loss: "L" } as const;
const FORFEITS = { win: "X", draw: "Z", loss: "F" } as const;
const BYES = { full: "B", half: "H", zero: "U" } as const;

const kindOf = (round: TeamRound): string => {
  if (round.kind === "match") return LETTERS[round.result];
  if (round.kind === "forfeit") return FORFEITS[round.result];
  return round.kind === "bye" ? BYES[round.worth] : "U";
};

const linesIn = (boards: readonly BoardResult[] | null): Readonly<Record<string, number>> =>
  Object.fromEntries(
    (boards ?? []).flatMap((board, b) =>
      board.kind === "empty" || board.player === null ? [] : [[String(b + 1), board.player]],
    ),
  );

const toldBy = (round: TeamRound, event: TeamEvent): CorpusRound => ({
  kind: kindOf(round),
  opp: "opponent" in round ? round.opponent : null,
  boardPoints: String((boardPointsOf(round, event) ?? 0) / 2),
  line: round.kind === "match" ? linesIn(round.boards) : {},
});

const expectedOf = (round: CorpusRound): CorpusRound => ({
  kind: round.kind,
  opp: round.opp,
  boardPoints: round.boardPoints,
  line: "WDL".includes(round.kind) ? round.line : {},
});

const eventOf = (reading: Reading | undefined): TeamEvent => {
  if (reading?.teams == null) throw new Error("no teams");
  return reading.teams.event;
};

/** Errors that the file itself states: its totals of team 47 are those of other rounds. */
const OTHER_TOTALS: Readonly<Record<string, readonly number[]>> = {
  "t01-team-swiss-50t-11r": [47],
  tr04_trf26_team_swiss_8rd: [47],
};

const FILES = corpusFiles("us/expected", ".us.json")
  .map((file) => file.replace(".us.json", ""))
  .filter((file) => /^t\d\d-|^tr04/.test(file));

const readingOf = async (file: string): Promise<Reading | undefined> =>
  file.startsWith("tr")
    ? (await readSample(`${file}.trf`)).readings[0]
    : readCrosstable(
        corpusText(`fide/trf/${file}.trf`)
          .split(/\r?\n/)
          .map((line) => [line]),
      ).readings[0];

describeCorpus("reports of team events", () => {
  test.each(FILES)("%s", async (file) => {
    const expected = corpusJson(`us/expected/${file}.us.json`) as Expected;
    const reading = await readingOf(file);
    const event = eventOf(reading);
    expect(event).toMatchObject({ boards: expected.boards, rounds: expected.rounds });
    for (const { id, players, rounds } of expected.teams) {
      const team = event.teams.find(({ no }) => no === id);
      expect(team?.roster.map(({ no }) => no)).toEqual(players);
      expect([id, team?.rounds.slice(0, rounds.length).map((round) => toldBy(round, event))]).toEqual([
        id,
        rounds.map(expectedOf),
      ]);
    }
    const errors = reading?.findings.filter(({ level }) => level === "error") ?? [];
    expect([...new Set(errors.map(({ player }) => player))]).toEqual(OTHER_TOTALS[file] ?? []);
  });
});
