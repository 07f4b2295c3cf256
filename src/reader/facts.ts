import type { Round, Scoring, System } from "../engine/index";
import { printHalves } from "./number";
import type { Fact } from "./types";

const KINDS: Readonly<Record<System, string>> = {
  swiss: "Swiss",
  roundRobin: "Round robin",
  doubleRoundRobin: "Double round robin",
  team: "Team matches",
};

const KIND_EVIDENCE: Readonly<Record<System, string>> = {
  swiss: "Not every pair meets",
  roundRobin: "Every pair meets once",
  doubleRoundRobin: "Every pair meets twice",
  team: "The sheet says so",
};

export const kindFact = (system: System, stated: boolean, setByUser: boolean): Fact => ({
  code: "kind",
  value: KINDS[system],
  evidence: stated ? "The layout says so" : KIND_EVIDENCE[system],
  setByUser,
});

export const printScoring = ({ win, draw, loss }: Scoring): string =>
  [win, draw, loss].map(printHalves).join(" – ");

export const scoringFact = (scoring: Scoring, totals: number, setByUser: boolean): Fact => ({
  code: "scoring",
  value: printScoring(scoring),
  evidence: totals > 0 ? "As the totals say" : "No totals to compare",
  setByUser,
});

export const roundsFact = (
  counted: number,
  announced: number,
  evidence: string,
  setByUser: boolean,
): Fact => ({
  code: "rounds",
  value: `${counted} of ${announced} played`,
  evidence,
  setByUser,
});

/** The ways not to play, with their usual letters. */
const UNPLAYED: readonly (readonly [string, string, (round: Round) => boolean])[] = [
  ["full-point bye", "B", (round) => round.kind === "bye" && round.worth === "full"],
  ["half-point bye", "H", (round) => round.kind === "bye" && round.worth === "half"],
  ["zero-point bye", "Z", (round) => round.kind === "bye" && round.worth === "zero"],
  ["forfeit", "X/F", (round) => round.kind === "forfeit"],
  ["absence", "U", (round) => round.kind === "unpaired"],
];

const plural = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? "" : "s"}`;

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
  const parts = UNPLAYED.flatMap(([noun, letters], k) =>
    counts[k] ? [`${plural(counts[k], noun)} (${letters})`] : [],
  );
  return { code: "unplayed", value: plural(total, "round"), evidence: parts.join(", "), setByUser };
};
