import { describe, expect, test } from "vitest";
import {
  compare,
  compareExact,
  type Exact,
  exact,
  type ExplainedLine,
  explainPlace,
  explainValue,
  type Explanation,
  roundHalfUp,
  type Rules,
  standings,
  TIE_BREAKS,
  type TieBreak,
} from "../../src/engine/index";
import { rulesFor } from "../engine/crosstable";
import { corpusJson, CORPUS_PRESENT, describeCorpus } from "./corpus";
import { tournamentOf, usEvents } from "./us-events";
import { itemsOf, spelled, spelledText } from "./us-readings";

interface SampleLine {
  readonly round: number;
  readonly opponent: number | null;
  readonly counts: boolean;
  readonly entry: string;
  readonly opponentScore?: string;
}

interface SampleSystem {
  readonly dropLowest: number;
  readonly dropHighest: number;
  readonly droppedLowest: readonly string[];
  readonly droppedHighest: readonly string[];
  readonly value: string;
}

interface Sample {
  readonly file: string;
  readonly player: number;
  readonly class: string;
  readonly list: readonly SampleLine[];
  readonly systems: Readonly<Record<string, SampleSystem>>;
  readonly CUM: {
    readonly runningScores: readonly string[];
    readonly deductions: readonly { readonly round: number; readonly minus: string }[];
    readonly value: string;
  };
}

const samples = CORPUS_PRESENT
  ? (corpusJson("us/explain-samples.json") as { readonly samples: readonly Sample[] }).samples
  : [];

const events = usEvents().filter(({ type }) => type === "individual");

const USCF = rulesFor("USCF");

const explain = ({ file, player }: Sample, code: string): Explanation => {
  const event = events.find((one) => one.file === file);
  if (event === undefined) throw new Error(`no event ${file}`);
  const ranking = standings(tournamentOf(event), itemsOf([code], USCF));
  const row = ranking.rows.find(({ entry }) => entry.player.no === player);
  const explanation = row && explainValue(ranking, row, ranking.items.length - 1);
  if (explanation === undefined) throw new Error(`nothing explains ${code}`);
  return explanation;
};

const amounts = (lines: readonly ExplainedLine[], use: ExplainedLine["use"]) =>
  lines
    .filter((line) => line.use === use)
    .map(({ counted }) => spelled(counted))
    .sort();

const spelledAll = (texts: readonly string[]) => texts.map(spelledText).sort();

describeCorpus("explained samples", () => {
  describe.each(samples)("$file, player $player", (sample) => {
    test.each(Object.keys(sample.systems))("%s", (code) => {
      const { lines, total, working } = explain(sample, code);
      const system = sample.systems[code];
      expect(lines.map(({ round }) => round)).toEqual(sample.list.map(({ round }) => round));
      expect(lines.map(({ counted }) => spelled(counted))).toEqual(
        sample.list.map(({ entry }) => spelledText(entry)),
      );
      expect(lines.map(({ opponentNo }) => opponentNo)).toEqual(sample.list.map(({ opponent }) => opponent));
      expect(amounts(lines, "droppedLow")).toEqual(spelledAll(system?.droppedLowest ?? []));
      expect(amounts(lines, "droppedHigh")).toEqual(spelledAll(system?.droppedHighest ?? []));
      expect(spelled(total)).toBe(spelledText(system?.value ?? null));
      if (working.fact?.kind === "sign") expect(working.fact.sign).toBe(sample.class);
      sample.list.forEach(({ opponentScore, counts }, i) => {
        if (counts) expect(spelled(lines[i]?.score ?? null)).toBe(spelledText(opponentScore ?? null));
      });
    });

    test("CUM", () => {
      const { lines, total } = explain(sample, "CUM");
      const { runningScores, deductions, value } = sample.CUM;
      const running = lines.slice(0, runningScores.length);
      expect(running.map(({ used }) => spelled(used))).toEqual(runningScores.map(spelledText));
      expect(lines.slice(runningScores.length).map(({ round, used }) => [round, spelled(used)])).toEqual(
        deductions.map(({ round, minus }) => [round, spelledText(`-${minus}`)]),
      );
      expect(spelled(total)).toBe(spelledText(value));
    });
  });
});

const sumOf = (used: readonly Exact[]): Exact =>
  exact(
    used.reduce((total, { num }) => total + num, 0),
    used[0]?.den ?? 1,
  );

/** The value that the used amounts make, in the way that the working says. */
const made = (used: readonly Exact[], { combine, rounded }: Explanation["working"]): Exact | null => {
  if (combine === "mean" && used.length === 0) return null;
  const { num, den } = sumOf(used);
  const value = exact(num, combine === "mean" ? den * used.length : den);
  return rounded === true ? exact(roundHalfUp(value)) : value;
};

const isSame = (a: Exact | null, b: Exact | null) =>
  a === null || b === null ? a === b : compareExact(a, b) === 0;

/** Whether the used amounts make the total, and each of them is needed. */
const addsUp = ({ lines, total, working }: Explanation): boolean => {
  if (working.combine === "order") return true;
  const used = lines.flatMap((line) => line.used ?? []);
  return (
    isSame(made(used, working), total) &&
    (working.combine === "mean" ||
      used.every(({ num }, i) => isSame(sumOf(used.filter((_, j) => j !== i)), total) === (num === 0)))
  );
};

const WORLDS: readonly (readonly [Rules, TieBreak["world"]])[] = [
  [USCF, "us"],
  [rulesFor("SWISSSYS"), "us"],
  [rulesFor("FIDE-2026"), "fide"],
];

const cases = WORLDS.flatMap(([rules, world]) =>
  TIE_BREAKS.filter((tieBreak) => tieBreak.hidden !== true && [world, "both"].includes(tieBreak.world)).map(
    ({ code }) => ({ code, rules, ruleSet: rules.ruleSet.code }),
  ),
);

describeCorpus("explained values of every event", () => {
  const tournaments = events.map(tournamentOf);

  test.each(cases)("$ruleSet $code: the total is the ranked value", ({ code, rules }) => {
    for (const tournament of tournaments) {
      const ranking = standings(tournament, itemsOf([code], rules));
      const k = ranking.items.length - 1;
      const wrong = ranking.rows.filter((row) => {
        const explanation = explainValue(ranking, row, k);
        return (
          explanation === undefined ||
          !isSame(explanation.total, row.values[k] ?? null) ||
          !addsUp(explanation)
        );
      });
      expect(
        wrong.map(({ entry }) => entry.player.no),
        tournament.title,
      ).toEqual([]);
    }
  });

  const SEQUENCES: readonly (readonly [Rules, readonly string[]])[] = [
    [USCF, ["MMED", "SOLK", "CUM", "CUMOPP"]],
    [USCF, ["H2H", "AVGOPP", "COIN"]],
    [rulesFor("SWISSSYS"), ["SB", "H2H", "KASH", "OPPERF"]],
    [rulesFor("FIDE-2026"), ["DE", "BH/C1", "BH", "WIN", "ARO"]],
  ];

  test.each(SEQUENCES)("neighbors are explained by what decided: %#", (rules, codes) => {
    for (const tournament of tournaments) {
      const ranking = standings(tournament, itemsOf(codes, rules));
      const wrong = ranking.rows.filter((row, i) => {
        const next = ranking.rows[i + 1];
        if (next === undefined) return false;
        const comparison = compare(ranking, next.entry.player.no, row.entry.player.no);
        return (
          comparison?.ahead !== row ||
          comparison.decidedBy !== row.decidedBy ||
          !/ (is ahead of|share places) .*\.$/.test(comparison.sentence)
        );
      });
      expect(
        wrong.map(({ entry }) => entry.player.no),
        tournament.title,
      ).toEqual([]);
    }
  });

  test("every place can be told", () => {
    for (const tournament of tournaments) {
      const ranking = standings(tournament, itemsOf(["MMED", "SOLK"], USCF));
      const told = ranking.rows.map(({ entry }) => explainPlace(ranking, entry.player.no)?.sentence);
      expect(told.filter((sentence) => sentence === undefined)).toEqual([]);
    }
  });
});
