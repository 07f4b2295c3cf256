import { describe, expect, test } from "vitest";
import { type ExplainedLine, explainValue, type Explanation, standings } from "../../src/engine/index";
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
  readonly opponentUnplayed?: readonly {
    readonly round: number;
    readonly points: string;
    readonly countedAs: string;
  }[];
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

const TOLD = /rounds? ([\d, and]+) \(/g;

/** The rounds of the opponent that a reason names. */
const roundsTold = (why: string) =>
  [...why.matchAll(TOLD)]
    .flatMap(([, list = ""]) => list.split(/\D+/).map(Number))
    .filter((round) => round > 0)
    .sort((a, b) => a - b);

/** The rounds of the opponent that count something else than they brought. */
const changedRounds = ({ opponentUnplayed = [] }: SampleLine) =>
  opponentUnplayed.filter(({ points, countedAs }) => points !== countedAs).map(({ round }) => round);

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
      expect(lines.map(({ why }) => roundsTold(why))).toEqual(sample.list.map(changedRounds));
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
