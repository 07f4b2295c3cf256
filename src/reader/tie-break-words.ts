import { DEFAULT_RULE_SET, isProblem, readItem, rulesOf } from "../engine/index";
import { headingKey } from "./heading-words";

/** Headings of other programs for tie-breaks, by the code they mean, in the spelling of `headingKey`. */
const WORDS: Readonly<Record<string, string>> = {
  MMED: "modmed modmedian modifiedmedian tbrkm mm mmed median1",
  SOLK: "solk solkoff tbrks solkof",
  MED: "med median harkness medianharkness",
  CUM: "cum cumul cumulative cmlt tbrkc cumulat progscore",
  CUMOPP: "cumopp cumop tbrko oppcum cumulativeopp cumulativeofopposition copp",
  KASH: "kash kashdan",
  SB: "sb sonneborn sonnebornberger soberg sberg sonb ber berg neustadtl sobe",
  BH: "bh buch buchh buchholz buct bu bucholz tbh buchhz bhz",
  "BH/C1": "bhc1 buc1 tbhc1 buchholzcut1 bhcut1 bc1",
  "BH/C2": "bhc2 buc2 tbhc2 buchholzcut2",
  "BH/M1": "mbuch medbuch mbuchholz bhm1 medianbuchholz tbhm1 mbh",
  "BH/M2": "bhm2 tbhm2",
  PS: "progr progressive prog ps progressivescore",
  DE: "de dire directencounter h2h",
  KS: "ks koya",
  WIN: "win wins nrwins numberofwins",
  WON: "won gameswon",
  ARO: "aro averagerating avgopp avgrating ratavg",
  TPR: "tpr perf performance rp rtgperf",
};

/** Numbered without a name: the notes below the table say what they are, or nothing does. */
const UNNAMED = /^(?:tb|tbk|tbrk|tiebreak|wertung|brk)\d{1,2}$/;

const BY_WORD: ReadonlyMap<string, string> = new Map(
  Object.entries(WORDS).flatMap(([code, words]) => words.split(" ").map((word) => [word, code] as const)),
);

const RULES = rulesOf(DEFAULT_RULE_SET);

/** Longer headings are no tie-breaks. */
const LONGEST = 40;

/**
 * The code of the tie-break that a heading names.
 *
 * Empty for one that is only numbered, null for a heading that is no tie-break.
 */
export const tieBreakIn = (heading: string): string | null => {
  if (heading.length > LONGEST) return null;
  const key = headingKey(heading);
  if (UNNAMED.test(key)) return "";
  const known = BY_WORD.get(key);
  if (known !== undefined) return known;
  const item = readItem(heading, RULES);
  return isProblem(item) ? null : item.code;
};
