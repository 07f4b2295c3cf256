import { expect, test } from "vitest";
import { viewOf } from "../../src/engine/index";
import { itemFor, rulesFor } from "../engine/crosstable";
import { describeCorpus } from "./corpus";
import { fideEvents, tournamentOf } from "./fide-events";

/** Cells in which other programs were found wrong: file, player, code, the right value, and what they did. */
const ROWS: readonly (readonly [file: string, player: number, code: string, right: number, wrong: string])[] =
  [
    ["s23", 3, "SB/C1", 18.25, "18: the voluntary round chosen by the dummy's score"],
    ["s23", 3, "SB/C2", 15.25, "16.5: the voluntary round chosen by the dummy's score"],
    ["s25", 14, "SB/C1", 25.75, "25.5: the voluntary round chosen by the dummy's score"],
    ["s09", 12, "BH", 14.5, "15: a forfeit loss at the end turned into a draw"],
    ["s11", 11, "BH", 37, "37.5: a forfeit loss at the end turned into a draw"],
    ["a01", 12, "BH", 28.5, "29.5: a forfeit loss at the end turned into a draw"],
    ["a02", 8, "BH/M2", 20, "20.5: the own dummy kept at the top"],
    ["s03", 24, "BH/M2", 6.5, "7: the own dummy kept at the top"],
    ["s06", 2, "BH/M2/V1", 21, "22: the own dummy kept at the top"],
    ["s04", 13, "FB", 26.5, "27.5: unplayed rounds ignored"],
    ["s04", 20, "FB", 25, "22.5: unplayed rounds ignored"],
    ["s04", 11, "AOB", 26.17, "25: opponents of forfeits averaged"],
    ["s04", 23, "AOB", 23.25, "22.5: opponents of forfeits averaged"],
    ["s04", 20, "PS", 9, "7: points of byes left out"],
    ["s04", 25, "PS", 5.5, "1.5: points of byes left out"],
    ["s04", 1, "PS/C1", 25, "19: the running score begun again in round 2"],
    ["s04", 2, "PS/C1", 21, "15: the running score begun again in round 2"],
    ["s04", 11, "ARO", 1884, "1818: opponents of forfeits averaged"],
    ["a04", 1, "TPR", 2788, "2788.14: the average not rounded"],
    ["a04", 4, "TPR", 2660, "2638: byes in the share of points"],
    ["a04", 1, "PTP", 2808, "10000: the search turned round"],
    ["a04", 3, "PTP", 2731, "10000: the search turned round"],
    ["a04", 1, "APRO", 2600, "2602.64: not rounded"],
    ["d02", 5, "SB", 19, "18.5: a dummy in a round robin"],
    ["d04", 1, "SB", 20.25, "20.75: rest rounds counted"],
  ];

const RULE_SETS: Readonly<Record<string, string>> = { "2024-08-01": "FIDE-2024", "2026-03-01": "FIDE-2026" };

const valueOf = (file: string, no: number, code: string): number => {
  const event = fideEvents().find((candidate) => candidate.file.startsWith(`${file}-`));
  if (event === undefined) throw new Error(`no file ${file}`);
  const { tieBreak, modifiers, policy } = itemFor(code, rulesFor(RULE_SETS[event.rules] ?? event.rules));
  const view = viewOf(tournamentOf(event), policy);
  const self = view.byNo.get(no);
  const value = self === undefined ? null : tieBreak.work(view, self, view.entries, modifiers).value;
  return value === null ? NaN : Math.round((100 * value.num) / value.den) / 100;
};

describeCorpus("where other programs go wrong", () => {
  test.each(ROWS)("%s #%d %s is %d, not %s", (file, player, code, right) => {
    expect(valueOf(file, player, code)).toBe(right);
  });
});
