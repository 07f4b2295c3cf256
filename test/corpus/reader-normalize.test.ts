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

describeCorpus("the normalized wall chart of a sample", () => {
  test.each(samples().flatMap(({ file }) => (file.startsWith("bad") ? [] : [file])))(
    "%s reads back",
    async (file) => {
      for (const reading of (await readSample(file)).readings) {
        const { readings } = readCrosstable(normalizedTable(reading));
        expect(readings.map(playersOf)).toEqual([playersOf(reading)]);
        const errors = readings.flatMap(({ findings }) => findings.filter(({ level }) => level === "error"));
        expect(errors).toEqual([]);
      }
    },
  );
});
