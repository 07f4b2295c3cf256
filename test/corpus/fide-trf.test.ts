import { describe, expect, test } from "vitest";
import { addPoints, halfPoints, pointsOf, USUAL_SCORING } from "../../src/engine/index";
import { corpusFiles, corpusJson, describeCorpus } from "./corpus";
import { trfOf } from "./fide-events";

const REPORTS = [
  ...corpusFiles("fide/trf", ".trf").map((name) => `fide/trf/${name}`),
  ...corpusFiles("crosstables", ".trf").map((name) => `crosstables/${name}`),
  ...corpusFiles("bench", ".trf").map((name) => `bench/${name}`),
];

/** Rulers and column names with which the sample of the format explains itself: `123`, `DDD`. */
const RULER = /^(?: {3}|123|([A-Z])\1\1)$/;

/** Records that say nothing of anybody, by file: a record 299 without a team changes no printed total of its event. */
const ABOUT_NOBODY: Readonly<Record<string, string>> = { "crosstables/tr04_trf26_team_swiss_8rd.trf": "299" };

describeCorpus("tournament reports of the corpus", () => {
  describe.each(REPORTS)("%s", (path) => {
    const trf = trfOf(path);

    test("has players and no problem", () => {
      expect(trf.players.length).toBeGreaterThan(0);
      const problems = trf.problems.filter(
        (problem) => problem.code !== "unread-record" || !RULER.test(problem.record),
      );
      const record = ABOUT_NOBODY[path];
      expect(problems).toMatchObject(record === undefined ? [] : [{ code: "unread-record", record }]);
    });

    test("the rounds give the points that are printed", () => {
      const scoring = trf.event.scoring ?? USUAL_SCORING;
      const found = trf.players.map(({ no, rounds, adjustment }) => [
        no,
        halfPoints(addPoints(rounds.map((round) => pointsOf(round, scoring))) + adjustment),
      ]);
      expect(found).toEqual(trf.players.map(({ no, points }) => [no, points]));
    });
  });

  test("the manifest counts the same players", () => {
    const files = corpusJson("crosstables/manifest.json") as readonly { file: string; players: number }[];
    for (const { file, players } of files.filter(({ file: name }) => name.endsWith(".trf")))
      expect(trfOf(`crosstables/${file}`).players, file).toHaveLength(players);
  });
});
