import { expect, test } from "vitest";
import { readCrosstable } from "../../src/reader/index";
import { normalizedTable } from "../../src/reader/normalize";
import type { Reading } from "../../src/reader/types";
import { describeCorpus } from "./corpus";
import { readSample, samples, spelledRounds } from "./crosstables";

const playersOf = ({ tournament: { players, rounds } }: Reading) =>
  players.map((player) => [
    player.no,
    player.name,
    player.rating,
    player.team,
    spelledRounds(player, rounds),
  ]);

const errorsOf = ({ findings }: Reading): readonly string[] =>
  findings.flatMap(({ level, code }) => (level === "error" ? [code] : []));

// An extract of a table lacks rows of some opponents, and so does its chart: that error stays, and no other comes.
describeCorpus("the normalized wall chart of a sample", () => {
  test.each(samples().flatMap(({ file }) => (file.startsWith("bad") ? [] : [file])))(
    "%s reads back",
    async (file) => {
      for (const reading of (await readSample(file)).readings) {
        const { readings } = readCrosstable(normalizedTable(reading));
        expect(readings.map(playersOf)).toEqual([playersOf(reading)]);
        expect(readings.flatMap(errorsOf)).toEqual(
          errorsOf(reading).filter((code) => code === "no-such-player"),
        );
      }
    },
  );
});
