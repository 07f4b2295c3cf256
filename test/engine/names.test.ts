import { expect, test } from "vitest";
import { RULE_SETS, rulesOf, TIE_BREAKS, type TieBreak, type World } from "../../src/engine/index";
import { itemFor, rulesFor } from "./crosstable";

test.each([
  ["Modified Median", "MMED"],
  ["mod. med.", "MMED"],
  ["TBrk[M]", "MMED"],
  ["TBrk[S]", "SOLK"],
  ["TBrk[C]", "CUM"],
  ["TBrk[O]", "CUMOPP"],
  ["Opponents Cumulative", "CUMOPP"],
  ["Opponents' Cumulative", "CUMOPP"],
  ["Cum Opp", "CUMOPP"],
  ["Harkness", "MED"],
  ["Median (Harkness)", "MED"],
  ["1-on-1", "H2H"],
  ["Head-to-head", "H2H"],
  ["Played Black", "BLACKS"],
  ["Total Blacks", "BLACKS"],
  ["Extra for Black", "BAP"],
  ["Number of wins", "WIN"],
  ["Number of games won", "WON"],
  ["Op. perf.", "OPPERF"],
  ["Performance of opposition", "OPPERF"],
  ["Average opposition", "AVGOPP"],
  ["Avg Op-C1", "AVGOPP/C1"],
  ["Avg. performance rating of opp.", "APRO"],
  ["Progressive scores", "PS"],
  ["Percentage Score", "PCT"],
  ["Adjusted Cumulative", "ADJCUM"],
  ["Competition Average", "COMPAVG"],
  ["Speed play-off", "PLAYOFF"],
  ["Coin flip", "COIN"],
  ["RND", "COIN"],
  ["ks:l40", "KS/L40"],
])("%s is %s", (text, code) => {
  expect(itemFor(text).code).toBe(code);
});

const worldOf = (world: World | "both"): World => (world === "both" ? "us" : world);

/** No name of a tie-break is hidden behind another one of the same world. */
test.each(TIE_BREAKS.filter(({ hidden }) => hidden !== true))("every name of $code means it", (tieBreak) => {
  const ruleSet = RULE_SETS.find(({ world }) => world === worldOf(tieBreak.world));
  const rules = ruleSet === undefined ? rulesFor("USCF") : rulesOf(ruleSet);
  const names = [tieBreak.code, tieBreak.name, tieBreak.title, ...tieBreak.aliases];
  for (const text of names) expect(itemFor(text, rules).tieBreak, text).toBe(tieBreak);
  for (const [text, suffix] of Object.entries(tieBreak.variants ?? {})) {
    expect(itemFor(text, rules).code, text).toBe(`${tieBreak.code}/${suffix}`);
  }
});

/** What users type and see is fixed: it is stored in workbooks. */
test.each([
  ["MMED", "MODMEDIAN", "Mod. Med."],
  ["MED", "HARKNESS", "Median"],
  ["SOLK", "SOLKOFF", "Solkoff"],
  ["CUM", "CUMULATIVE", "Cumul."],
  ["CUMOPP", "CUMOPPOSITION", "Cum. Opp."],
  ["KASH", "KASHDAN", "Kashdan"],
  ["SB", "SONNEBORN", "S-B"],
  ["BH", "BUCHHOLZ", "Buchholz"],
  ["PS", "PROGRESSIVE", "Progressive"],
  ["KS", "KOYA", "Koya"],
  ["H2H", "HEADTOHEAD", "Head-to-head"],
  ["OPPERF", "PERFOPPOSITION", "Opp. perf."],
  ["AVGOPP", "AVGOPPOSITION", "Avg. opp."],
  ["BLACKS", "BLACKGAMES", "Blacks"],
  ["BAP", "EXTRABLACK", "Extra black"],
  ["WIN", "WINS", "Wins"],
  ["WON", "GAMESWON", "Games won"],
])("%s is the function %s and the heading %s", (code, functionName, title) => {
  for (const tieBreak of TIE_BREAKS.filter((one) => one.code === code)) {
    expect([tieBreak.functionName, tieBreak.title]).toEqual([functionName, title]);
  }
});

/** How columns are printed, what plain lists and single rows suffice for, what the picker leaves out. */
const DECLARED: readonly (readonly [string, (tieBreak: TieBreak) => boolean, string])[] = [
  [
    "a whole number",
    ({ display }) => display === "whole",
    "APLAY KASH BLACKS BAP WIN WON OPPERF AVGOPP APRO COMPAVG PLAYOFF COIN DE* WIN* WON* BPG* BWG* REP* ARO* TPR* PTP* " +
      "APRO* APPO* RTNG* TPN* VUR* NUM* RTG*",
  ],
  ["two decimals", ({ display }) => display === "quarter", "SB AOB* SB*"],
  [
    "made of the own row",
    ({ ownRow }) => ownRow === true,
    "CUM KASH BLACKS BAP WIN WON PS PCT ADJCUM WIN* WON* BPG* BWG* PS* REP* STD* ABH* AFB* VUR* NUM*",
  ],
  [
    "of ratings",
    ({ rated }) => rated === true,
    "OPPERF AVGOPP APRO COMPAVG ARO* TPR* PTP* APRO* APPO* RTNG* RTG*",
  ],
  ["lower is better", ({ best }) => best === "low", "PLAYOFF COIN DE* TPN*"],
  ["among the tied", ({ scope }) => scope === "tied", "H2H COIN DE*"],
  ["of the games among the tied", ({ encounter }) => encounter === true, "H2H DE*"],
  ["of a plain list of scores", ({ list }) => list === true, "MMED SOLK MED"],
  ["of the opponents of opponents", ({ looksFar }) => looksFar === true, "AOB*"],
  [
    "of no use in a round robin",
    ({ events }) => !events.includes("roundRobin"),
    "MMED SOLK MED BH* FB* AOB*",
  ],
  ["a value on the way", ({ helper }) => helper === true, "ABH* AFB* VUR* NUM* RTG*"],
];

test.each(DECLARED)("%s: an asterisk marks FIDE's", (_, has, codes) => {
  const found = TIE_BREAKS.filter(has).map(({ code, world }) => (world === "fide" ? `${code}*` : code));
  expect(found.join(" ")).toBe(codes);
});
