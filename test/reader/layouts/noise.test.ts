import { describe, expect, test } from "vitest";
import { readCrosstable } from "../../../src/reader/index";
import { NOISE, noiseOf } from "../../setup/noise";
import { randomOf } from "./tournaments";

describe("a sheet of noise", () => {
  test.each(NOISE)("of %s is looked through and found wanting", (_, make) => {
    const { readings, findings } = readCrosstable(noiseOf(make, 1));
    const all = [...findings, ...readings.flatMap((reading) => reading.findings)];
    expect(all.map(({ level }) => level)).toContain("error");
  });

  test("of as many columns as Excel has is not looked at", () => {
    const [, make] = NOISE[0] ?? [];
    const random = randomOf(1);
    const cells = Array.from({ length: 20 }, () =>
      Array.from({ length: 820 }, () => make?.(random) ?? [])
        .flat()
        .slice(0, 16_384),
    );
    expect(readCrosstable(cells).findings.map(({ code }) => code)).toEqual(["too-large"]);
  });

  test.each(NOISE.filter(([name]) => name.startsWith("line") || name === "one long word"))(
    "of %s is no crosstable",
    (_, make) => {
      const { readings, findings } = readCrosstable(noiseOf(make, 4));
      expect(readings).toEqual([]);
      expect(findings.map(({ code }) => code)).toEqual(["no-crosstable"]);
    },
  );
});
