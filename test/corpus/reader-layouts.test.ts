import { describe, expect, test } from "vitest";
import { pointsOf } from "../../src/engine/index";
import type { Reading } from "../../src/reader/types";
import { corpusFiles, corpusJson, describeCorpus } from "./corpus";
import { readOnly, readSample, type Sample, samples, spelledRounds } from "./crosstables";

interface CorpusRound {
  readonly kind: string;
  readonly opp: number | null;
  readonly colour: string | null;
}

interface Expected {
  readonly rounds: number;
  readonly type: string;
  readonly players: readonly { readonly id: number; readonly rounds: readonly CorpusRound[] }[];
}

const expectedOf = (file: string): Expected | null => {
  const name = `${file.replace(/\.\w+$/, "")}.us.json`;
  if (!corpusFiles("us/expected", ".us.json").includes(name)) return null;
  const expected = corpusJson(`us/expected/${name}`) as Expected;
  return expected.type === "team" ? null : expected;
};

const spelled = ({ kind, opp, colour }: CorpusRound): string =>
  kind + (opp === null ? "" : `${opp}${colour ?? ""}`);

const scoresOf = ({ tournament: { players, rounds, scoring } }: Reading): Readonly<Record<string, number>> =>
  Object.fromEntries(
    players.map((player) => {
      const halves = player.rounds.slice(0, rounds).reduce((sum, round) => sum + pointsOf(round, scoring), 0);
      return [player.no, (halves + player.adjustment) / 2];
    }),
  );

const inOneTable = ({ file, final_scores: scores, sections }: Sample): boolean =>
  scores !== undefined && sections === undefined && !TEAM_EVENTS.includes(file);

const TEAM_EVENTS: readonly string[] = [
  "neg01_vega_team_rr_by_rounds_6t.tsv",
  "neg02_chessresults_team_swiss_extract.tsv",
  "tr04_trf26_team_swiss_8rd.trf",
];

/** Scores that the file states and its rounds do not give: the points of a later bye. */
const OTHER_SCORES: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  "tr06_trf_javafo_sample_52p.trf": { "43": 0.5 },
};

const namesOf = (chosen: (sample: Sample) => boolean): readonly string[] =>
  samples()
    .filter(chosen)
    .map(({ file }) => file);

describeCorpus("every sample of the corpus", () => {
  const byName = new Map(samples().map((sample) => [sample.file, sample]));

  test.each(namesOf(inOneTable))("%s has the final scores of the manifest", async (file) => {
    const reading = await readOnly(file);
    expect(scoresOf(reading)).toEqual({ ...byName.get(file)?.final_scores, ...OTHER_SCORES[file] });
  });

  test.each(namesOf(({ file }) => expectedOf(file) !== null))("%s has the expected rounds", async (file) => {
    const { players = [], rounds = 0 } = expectedOf(file) ?? {};
    const { tournament } = await readOnly(file);
    const byNo = new Map(tournament.players.map((player) => [player.no, player]));
    expect(tournament.rounds).toBe(rounds);
    expect(byNo.size).toBe(players.length);
    for (const { id, rounds: own } of players)
      expect([id, spelledRounds(byNo.get(id) ?? { rounds: [] }, rounds)]).toEqual([
        id,
        own.slice(0, rounds).map(spelled),
      ]);
  });

  test.each(namesOf(({ file }) => !TEAM_EVENTS.includes(file) && !file.startsWith("bad")))(
    "%s has no finding of level error",
    async (file) => {
      const { readings } = await readSample(file);
      const errors = readings.flatMap(({ findings }) => findings.filter(({ level }) => level === "error"));
      expect(errors).toEqual([]);
    },
  );

  test.each(TEAM_EVENTS)("%s is read as a team event", async (file) => {
    const { readings, findings } = await readSample(file);
    expect(findings).toEqual([]);
    expect(readings.map(({ teams }) => teams?.boardPoints)).toEqual(["matches"]);
  });

  test("two sections on one sheet, and two on two sheets", async () => {
    const one = await readSample("ss03_swisssys_html_two_sections_one_sheet.tsv");
    expect(one.readings.map((reading) => [reading.section, scoresOf(reading)])).toEqual([
      ["Section 1", { 1: 1, 2: 0 }],
      ["U1500", { 1: 1, 2: 0 }],
    ]);
    const two = await readSample("ss02_swisssys_two_sections_two_sheets.xlsx");
    const scores = { 1: 2, 2: 0.5, 3: 0.5, 4: 0.5 };
    expect(two.readings.map(scoresOf)).toEqual([scores, scores]);
    expect(two.findings.map(({ code }) => code)).toEqual(["no-crosstable"]);
  });
});

describe.skipIf(samples().length === 0)("the sample of damages", () => {
  test("every damage has its finding", async () => {
    const { findings } = await readOnly("bad01_consistency_errors_synthetic.xlsx");
    const found = findings.map(({ code, at, round }) =>
      `${code} ${at === null ? "" : `${at.row},${at.column}`} ${round ?? ""}`.trim(),
    );
    expect(found).toEqual(
      expect.arrayContaining([
        "number-twice 5,0",
        "games-disagree 2,3 1",
        "plays-himself 3,4 2",
        "no-such-player 5,5 3",
        "no-such-player 3,3 1",
        "total-differs 4,6",
        "total-differs 5,6",
        "no-opponent 7,3 1",
      ]),
    );
  });
});
