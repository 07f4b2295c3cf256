/** Prints what the functions cost beside a JSON round trip of the same cells, which Excel pays for any call. */
import { bundled } from "./bundled";
import type * as Engine from "./engine";
import { type Cells, swissCells } from "./event";
import { builtFunction } from "./functions";
import { job, medians, milliseconds } from "./measure";

const FIELDS = [200, 1_000, 5_000, 20_000];
const ROUNDS = [9, 11];
const MOST_FOR_GROWTH = 1.1;

let calls = 0;

/** A fresh array, as Excel gives; `cold`: of cells that have not been seen before. */
const freshOf = (text: string, temperature: "cold" | "again") => (): Cells => {
  const cells = JSON.parse(text) as Cells;
  const [title] = cells;
  if (temperature === "cold" && title !== undefined) title[0] = `Made-up Open ${(calls += 1)}`;
  return cells;
};

const standings = builtFunction("STANDINGS");
const modifiedMedian = builtFunction("MODMEDIAN");

const jobsFor = (text: string, player: number) => [
  job({
    name: "json",
    prepare: freshOf(text, "again"),
    run: (cells) => JSON.parse(JSON.stringify(cells)) as unknown,
  }),
  job({ name: "standings", prepare: freshOf(text, "cold"), run: (cells) => standings(cells, null, null) }),
  job({
    name: "standings again",
    prepare: freshOf(text, "again"),
    run: (cells) => standings(cells, null, null),
  }),
  job({ name: "column", prepare: freshOf(text, "cold"), run: (cells) => modifiedMedian(cells, null, null) }),
  job({ name: "one", prepare: freshOf(text, "cold"), run: (cells) => modifiedMedian(cells, player, null) }),
  job({
    name: "one again",
    prepare: freshOf(text, "again"),
    run: (cells) => modifiedMedian(cells, player, null),
  }),
];

const COLUMNS = [
  "JSON ms",
  "STANDINGS ms",
  "ratio",
  "again ms",
  "MODMEDIAN ms",
  "one ms",
  "one again ms",
  "% of cold",
];

const line = (cells: readonly (string | number)[]): string =>
  cells.map((cell) => String(cell).padStart(13)).join("");

const measure = async (players: number, rounds: number): Promise<number> => {
  const found = await medians(jobsFor(JSON.stringify(swissCells(players, rounds)), 17), 300);
  const [json = 0, cold = 0, again, column, one = 0, oneAgain = 0] = found.values();
  const shown = [json, cold, cold / json, again, column, one, oneAgain, (100 * oneAgain) / one].map(
    milliseconds,
  );
  console.log(line([`${players} × ${rounds}`, ...shown]));
  return cold;
};

const recalculation = async (players: number, rounds: number): Promise<void> => {
  const text = JSON.stringify(swissCells(players, rounds));
  const found = await medians(
    [
      job({
        name: "single",
        prepare: () => Array.from({ length: players }, freshOf(text, "again")),
        run: (ranges) => ranges.map((cells, i) => modifiedMedian(cells, i + 1, null)),
      }),
      job({
        name: "spilled",
        prepare: freshOf(text, "again"),
        run: (cells) => modifiedMedian(cells, null, null),
      }),
    ],
    300,
  );
  const [single, spilled] = [...found.values()].map(milliseconds);
  console.log(
    `\n${players} single calls of MODMEDIAN ${single ?? ""} ms, one spilled call ${spilled ?? ""} ms`,
  );
};

const growth = (small: number, large: number, times: number): number =>
  Math.log(large / small) / Math.log(times);

console.log(line(["players", ...COLUMNS]));
for (const rounds of ROUNDS) {
  const costs: number[] = [];
  for (const players of FIELDS) costs.push(await measure(players, rounds));
  const exponent = growth(costs[1] ?? NaN, costs[3] ?? NaN, 20);
  console.log(
    `cost grows with players^${exponent.toFixed(2)} from 1,000 to 20,000 (aim: ${MOST_FOR_GROWTH})\n`,
  );
}
await recalculation(1_000, 9);
const { comparePackage, eachNoise, eachTieBreak } = await bundled<typeof Engine>("engine");
console.log("");
for (const players of FIELDS.slice(0, 3)) await comparePackage(players, 9);
await eachTieBreak(1_000, 9);
await eachNoise();
