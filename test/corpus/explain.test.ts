import { expect, test } from "vitest";
import {
  compare,
  compareExact,
  type Exact,
  exact,
  explainPlace,
  explainValue,
  type Explanation,
  roundHalfUp,
  type Rules,
  standings,
  type Standings,
  TIE_BREAKS,
  type TieBreak,
} from "../../src/engine/index";
import { rulesFor } from "../engine/crosstable";
import { describeCorpus } from "./corpus";
import { tournamentOf, usEvents } from "./us-events";
import { itemsOf } from "./us-readings";

const events = usEvents().filter(({ type }) => type === "individual");

const USCF = rulesFor("USCF");

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

/** The sum or the mean of the used amounts before it is rounded. */
const unrounded = (used: readonly Exact[], { combine }: Explanation["working"]): Exact | null => {
  const { num, den } = sumOf(used);
  if (combine !== "mean") return exact(num, den);
  return used.length === 0 ? null : exact(num, den * used.length);
};

/** A line may be left out only if it adds nothing: 0 to a sum, the mean itself to a mean. */
const isNeeded = (used: readonly Exact[], i: number, working: Explanation["working"]): boolean => {
  const all = unrounded(used, working);
  const without = unrounded(
    used.filter((_, j) => j !== i),
    working,
  );
  const addsNothing = working.combine === "mean" ? isSame(used[i] ?? null, all) : used[i]?.num === 0;
  return isSame(without, all) === (addsNothing && used.length > (working.combine === "mean" ? 1 : 0));
};

/** Whether the used amounts make the total, and each of them is needed. */
const addsUp = ({ lines, total, working }: Explanation): boolean => {
  const used = lines.flatMap((line) => line.used ?? []);
  if (working.combine === "order" && used.length === 0) return total === null || total.num === 0;
  return isSame(made(used, working), total) && used.every((_, i) => isNeeded(used, i, working));
};

/** The neighbors in place whom something separates, and who are not explained by that. */
const misjudged = (ranking: Standings): readonly number[] =>
  ranking.rows.flatMap((row, i) => {
    const next = ranking.rows[i + 1];
    if (next === undefined || row.decidedBy === null) return [];
    const comparison = compare(ranking, next.entry.player.no, row.entry.player.no);
    const { steps = [], decidedBy = null, ahead } = comparison ?? {};
    const step = steps[decidedBy ?? 0];
    const best = ranking.items[decidedBy ?? 0]?.best;
    const isRight =
      ahead === row &&
      decidedBy === row.decidedBy &&
      steps.every((one, k) => k >= (row.decidedBy ?? 0) || isSame(one.ahead, one.behind)) &&
      step?.state === "decides" &&
      step.ahead !== null &&
      (step.behind === null || compareExact(step.ahead, step.behind) > 0 === (best === "high"));
    return isRight ? [] : [row.entry.player.no];
  });

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
      // Points from play follow the score by themselves.
      const k = code === "PTS" ? 0 : ranking.items.length - 1;
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
      expect(misjudged(ranking), tournament.title).toEqual([]);
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
