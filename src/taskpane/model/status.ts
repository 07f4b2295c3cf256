import type { Finding, Reading } from "../../reader/index";
import { lookOf } from "../look";
import type { Crosstable } from "../state";
import { TEXTS } from "../texts";
import { countOf } from "./findings";

export interface StatusView {
  readonly level: "ok" | "warning" | "error";
  readonly title: string;
  readonly text: string;
}

const T = TEXTS.crosstable;

const findingsIn = (subject: Crosstable): Finding[] =>
  lookOf(subject).sections.flatMap(({ reading }) => reading.findings);

/** Findings after which nobody may say that all games agree. */
const DOUBTS: ReadonlySet<Finding["code"]> = new Set(["one-sided", "no-opponents"]);

const missingStatus = (subject: Crosstable): StatusView | null => {
  const missing = findingsIn(subject).flatMap((one) => (one.code === "results-missing" ? [one] : []));
  const [first] = missing;
  if (first === undefined) return null;
  const results = missing.reduce((sum, { count }) => sum + count, 0);
  return { level: "warning", title: T.notFinished(first.round ?? 1), text: T.missing(results) };
};

/** Totals that were compared: a blank one is a 0, and is missed where the rounds say otherwise. */
const totalsIn = ({ totals, tournament, findings }: Reading): number =>
  totals === 0
    ? 0
    : tournament.players.length - findings.filter(({ code }) => code === "total-missing").length;

const readyText = (subject: Crosstable): string => {
  const readings = lookOf(subject).sections.map(({ reading }) => reading);
  const games = readings.reduce((sum, reading) => sum + reading.games, 0);
  const totals = readings.reduce((sum, reading) => sum + totalsIn(reading), 0);
  const doubtful = games === 0 || findingsIn(subject).some(({ code }) => DOUBTS.has(code));
  const once = readings.some(({ toldOnce }) => toldOnce);
  const teams = readings.every((reading) => reading.teams !== null);
  const [read, agree] = teams ? [T.matchesRead, T.matchesAgree] : [T.allRead, T.allAgree];
  const told = (once ? read : agree)(games);
  return doubtful ? "" : told + (totals > 0 ? T.totalsAddUp(totals) : T.noTotals);
};

/** The state of the crosstable in a sentence or two. */
export const statusOf = (subject: Crosstable): StatusView => {
  const errors = countOf(subject, "error");
  if (errors > 0)
    return { level: "error", title: T.errors(errors), text: errors === 1 ? T.correctOne : T.correct };
  return missingStatus(subject) ?? { level: "ok", title: T.ready, text: readyText(subject) };
};
