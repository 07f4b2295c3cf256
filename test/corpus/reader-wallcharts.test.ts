import { describe, expect, test } from "vitest";
import type { Player, Tournament } from "../../src/engine/index";
import { normalizedTable, readCrosstable } from "../../src/reader/index";
import type { At, Cells, Finding, Reading } from "../../src/reader/index";
import { describeCorpus } from "./corpus";
import { samples } from "./crosstables";
import { corpusSheets } from "./sheets";

/** Cells as Excel hands them over, each row as long as the longest, blanks as `blank`. */
const textIn = (cell: unknown): string =>
  typeof cell === "string" || typeof cell === "number" ? String(cell) : "";

const withBlanks = (cells: Cells, blank: unknown): Cells => {
  const width = cells.reduce((most, { length }) => Math.max(most, length), 0);
  return cells.map((row) =>
    Array.from({ length: width }, (_, column) => ((row[column] ?? "") === "" ? blank : row[column])),
  );
};

const tablesOf = async (file: string) =>
  (await corpusSheets(`crosstables/${file}`)).map(({ cells }) => cells);

/** What two readings of one table must share. */
const gist = (readings: readonly Reading[]) =>
  readings.map(({ tournament, findings }) => ({
    tournament,
    findings: findings.map(({ code, at, round }) => ({ code, at, round })),
  }));

const files = samples()
  .map(({ file }) => file)
  .filter((file) => !file.endsWith(".trf"));

/** Penalties and all rounds, those beyond the last cell as unpaired. */
const told = ({ players, announcedRounds }: Tournament) =>
  players.map((player: Player) => ({
    ...player,
    rounds: Array.from({ length: announcedRounds }, (_, r) => player.rounds[r] ?? { kind: "unpaired" }),
  }));

describeCorpus("tables of the corpus", () => {
  test.each(files)("%s reads the same with blanks as text, null and 0", async (file) => {
    for (const cells of await tablesOf(file)) {
      const expected = gist(readCrosstable(withBlanks(cells, "")).readings);
      expect(gist(readCrosstable(withBlanks(cells, null)).readings)).toEqual(expected);
      expect(gist(readCrosstable(withBlanks(cells, 0)).readings)).toEqual(expected);
    }
  });

  test.each(files)("%s reads back from its clean wall chart", async (file) => {
    for (const cells of await tablesOf(file)) {
      for (const { tournament } of readCrosstable(cells).readings) {
        const { readings } = readCrosstable(normalizedTable({ tournament }));
        expect(readings.map((reading) => told(reading.tournament))).toEqual([told(tournament)]);
      }
    }
  });
});

/** A repeatable source of whole numbers below a limit. */
const dice = (seed: number) => {
  let state = seed;
  return (limit: number): number => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    return state % limit;
  };
};

const RESULTS = new Map([
  ["W", "L"],
  ["L", "D"],
  ["D", "W"],
]);

type Damage = (text: string, players: number, roll: (limit: number) => number) => unknown;

/** Ways to damage a cell of a wall chart in W, D and L. */
const DAMAGES: Readonly<Record<string, Damage>> = {
  "another opponent": (text, players, roll) => text.replace(/\d+/, String(1 + roll(players))),
  "another result": (text) => text.replace(/^[WLD]/, (letter) => RESULTS.get(letter) ?? letter),
  "the other color": (text) =>
    text.replace(/\(([wb])\)/, (_, letter: string) => (letter === "w" ? "(b)" : "(w)")),
  "a deleted cell": () => "",
  "a date": (_text, _players, roll) => 45_000 + roll(365),
  "a word": () => "hello",
  "a letter alone": () => "W",
};

const isAt = (at: At, { row, column }: At): boolean => at.row === row && at.column === column;

/** The cells that a finding names. */
const cellsOf = ({ at, also }: Finding): readonly At[] => [...(at === null ? [] : [at]), ...also];

/** The cell of the opponent who faces the player in a round. */
const facing = ({ tournament, table }: Reading, player: Player, r: number): At | null => {
  const round = player.rounds[r];
  const opponent = round !== undefined && "opponent" in round ? round.opponent : null;
  return opponent === null || tournament.players.every(({ no }) => no !== opponent)
    ? null
    : (table.cells.get(opponent)?.[r] ?? null);
};

const CHARTS = [
  "ss01_swisssys_standings_export.csv",
  "ss04_swisssys_like_64p.csv",
  "wc02_wall_chart_two_rows_running_total_64p.xlsx",
];

describeCorpus("damaged cells", () => {
  describe.each(CHARTS)("%s", (file) => {
    test.each(Object.entries(DAMAGES))("%s is found where it is", async (_, damage) => {
      const [cells = []] = await tablesOf(file);
      const [sound] = readCrosstable(cells).readings;
      if (sound === undefined) throw new Error("no reading");
      const { players, rounds } = sound.tournament;
      const roll = dice(7);
      const missed: string[] = [];
      let damaged = 0;
      for (let trial = 0; trial < 60; trial++) {
        const player = players[roll(players.length)];
        const r = roll(rounds);
        const at = player === undefined ? null : sound.table.cells.get(player.no)?.[r];
        const text = at == null ? "" : textIn(cells[at.row]?.[at.column]);
        const value = damage(text, players.length, roll);
        if (player === undefined || at == null || text === "" || value === text) continue;
        const copy = cells.map((row) => [...row]);
        copy[at.row]?.splice(at.column, 1, value);
        damaged++;
        const { readings, findings } = readCrosstable(copy);
        const named = [...findings, ...readings.flatMap((reading) => reading.findings)].flatMap(cellsOf);
        const counterpart = facing(sound, player, r);
        if (!named.some((cell) => isAt(cell, at) || (counterpart !== null && isAt(cell, counterpart))))
          missed.push(`${text} -> ${String(value)}`);
      }
      expect(missed.length).toBeLessThanOrEqual(0.05 * damaged);
    });
  });
});
