import type { Token } from "../token";
import { bye, forfeit, type Make, pending, unpaired } from "./make";

/** Words and signs that mean the same whatever the notation of the games, blanks and hyphens left out. */
const WORDS: readonly (readonly [Make, string])[] = [
  [bye("unstated", true), "BYE BYES"],
  [
    bye("full", true),
    "1BYE BYE1 BYE(1) 1(BYE) +BYE FULLBYE PAB SPIELFREI SPIELFREI1 FREILOS EXE EXEMPT VRIJ LIBRE RIPOSO PAUZA 1PTBYE " +
      "1POINTBYE BYE+ WBYE BBYE XBYE " +
      "FB 1B 1-BYE BYE-1",
  ],
  [bye("full"), "FPB FBYE FULLPOINTBYE FULL"],
  [
    bye("half"),
    "HPB HB HP ½B ½BYE BYE½ BYE(½) ½(BYE) =BYE BYE= HALFBYE HALFPOINTBYE HALF ½PTBYE ½POINTBYE BYEHALF DBYE HBYE " +
      "B½ BYE-½ ½BYE(REQ) REQUESTEDBYE REQBYE BYEREQ BYEREQUESTED",
  ],
  [bye("zero"), "ZPB 0BYE BYE0 BYE(0) ZEROBYE ZEROPOINTBYE ZERO NOBYE 0PTBYE LBYE UBYE ZBYE 0-BYE BYE-0"],
  [
    unpaired,
    "ABS ABSENT NOSHOW NOTPAIRED UNPAIRED WITHDREW WITHDRAWN WITHDREWN OUT DNP DIDNOTPLAY NOTPLAYED NICHTAUSGELOST " +
      "RETIRED WD W/D WDR LATE LATEENTRY ILL SICK EXCUSED NP NS DNS DIDN'TPLAY DIDN’TPLAY DIDNTPLAY NOTHERE NOTPRESENT " +
      "ABSENCE LEFT QUIT NA N/A",
  ],
  [pending, "TBD TBA"],
  [forfeit("loss"), "FORFEIT FORFEITED FF FFT FORFEITLOSS"],
  [forfeit("win"), "FORFEITWIN WINBYFORFEIT WONBYFORFEIT"],
];

const BY_WORD: ReadonlyMap<string, Make> = new Map(
  WORDS.flatMap(([make, words]) => words.split(" ").map((word) => [word, make] as const)),
);

/** Words that are usual where codes are: the rest is reported as read from a word. */
const PLAIN_CODES: ReadonlySet<string> = new Set(["PAB", "FPB", "HPB", "ZPB", "EXE", "SPIELFREI"]);

const GAPS = /[ \n._]/g;
const HYPHENS = /(?<=\p{L}|½)-(?=\p{L}|½)/gu;
const SIGNED_BYE = /^-BYE$/;
const VALUED = /[½01+=(]|^[WDLXBHUZ]BYE$/;

/** `-BYE-`: the hyphens around a word say nothing. */
const AROUND = /^-(\p{L}+)-$/u;
const BRACKETED = /^[([](.+)[)\]]$/;

const wordKey = (text: string): string =>
  text.toUpperCase().replace(GAPS, "").replace(HYPHENS, "").replace(AROUND, "$1").replace(BRACKETED, "$1");

/** Reads a bye or an absence that is written as a word; null if it is none. */
export const wordToken = (text: string): Token | null => {
  const key = wordKey(text);
  if (SIGNED_BYE.test(key)) return { kind: "bye", text, worth: "zero", allocated: false };
  const token = BY_WORD.get(key)?.({ text, opponent: null, color: null }) ?? null;
  if (token?.kind !== "bye" || PLAIN_CODES.has(key) || VALUED.test(key)) return token;
  return { ...token, word: true };
};
