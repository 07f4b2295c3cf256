import type { Round, Scoring, System } from "../engine/index";
import { FACT_TEXTS as T } from "./fact-texts";
import { printHalves } from "./number";
import type { Fact } from "./types";

export const kindFact = (system: System, stated: boolean, setByUser: boolean): Fact => ({
  code: "kind",
  value: T.kinds[system],
  evidence: stated ? T.layoutSaysSo : T.kindEvidence[system],
  setByUser,
});

export const printScoring = ({ win, draw, loss }: Scoring): string =>
  [win, draw, loss].map(printHalves).join(" – ");

export const scoringFact = (scoring: Scoring, totals: number, setByUser: boolean): Fact => ({
  code: "scoring",
  value: printScoring(scoring),
  evidence: totals > 0 ? T.asTotalsSay : T.noTotals,
  setByUser,
});

export const roundsFact = (
  counted: number,
  announced: number,
  evidence: string,
  setByUser: boolean,
): Fact => ({
  code: "rounds",
  value: T.played(counted, announced),
  evidence,
  setByUser,
});

/** What tells several sections apart, by the rows of their headings, counted from 1. */
export const sectionsEvidence = (rows: readonly number[]): string => {
  const [row, ...others] = new Set(rows);
  return row !== undefined && others.length === 0 ? T.splitBelow(row) : T.splitAt(rows.join(", "));
};

/** The ways not to play, with their usual letters. */
const UNPLAYED: readonly (readonly [(count: number) => string, string, (round: Round) => boolean])[] = [
  [T.unplayed.full, "B", (round) => round.kind === "bye" && round.worth === "full"],
  [T.unplayed.half, "H", (round) => round.kind === "bye" && round.worth === "half"],
  [T.unplayed.zero, "Z", (round) => round.kind === "bye" && round.worth === "zero"],
  [T.unplayed.forfeit, "X/F", (round) => round.kind === "forfeit"],
  [T.unplayed.absence, "U", (round) => round.kind === "unpaired"],
];

/** How many rounds nobody played, by kind. */
export const unplayedFact = (
  rounds: readonly (readonly Round[])[],
  counted: number,
  setByUser: boolean,
): Fact => {
  const counts = UNPLAYED.map(() => 0);
  for (const row of rounds) {
    for (let r = 0; r < counted; r++) {
      const round = row[r];
      if (round === undefined || round.kind === "game") continue;
      const kind = UNPLAYED.findIndex(([, , is]) => is(round));
      if (kind >= 0) counts[kind] = (counts[kind] ?? 0) + 1;
    }
  }
  const total = counts.reduce((sum, count) => sum + count, 0);
  const parts = UNPLAYED.flatMap(([text, letters], k) =>
    counts[k] ? [`${text(counts[k])} (${letters})`] : [],
  );
  return { code: "unplayed", value: T.rounds(total), evidence: parts.join(", "), setByUser };
};
