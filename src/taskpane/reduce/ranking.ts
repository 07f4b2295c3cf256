import { NOUNS } from "../../engine/index";
import type { AllReport, RankReport } from "../../excel/report";
import { troubleText } from "../../excel/texts";
import type { Trouble } from "../../excel/trouble";
import { statusOf } from "../model/status";
import { sectionName } from "../model/header";
import { say, warn } from "../speech";
import type { State } from "../state";
import { TEXTS } from "../texts";
import type { Totals } from "../texts/rank";
import type { HandlersOf } from "./handlers";

const T = TEXTS.rank;

/** Whether a report is on team matches: its list is the Team standings. */
const isOfTeams = ({ written: [list] }: RankReport): boolean => list?.kind === "teams";

/** Players ranked, ties broken and ties left, in all sections. */
export const totalsOf = (reports: readonly RankReport[]): Totals => {
  const sections = reports.flatMap((report) => report.sections);
  const sum = (count: (section: (typeof sections)[number]) => number) =>
    sections.reduce((total, section) => total + count(section), 0);
  return {
    count: sum(({ standings }) => standings.length),
    nouns: NOUNS[reports.every(isOfTeams) ? "teams" : "players"],
    broken: sum(({ tiesBroken }) => tiesBroken),
    left: sum(({ tiesLeft }) => tiesLeft),
  };
};

/** The sheets of a report on all sections that were ranked, and those that were not. */
export const partsOf = ({ sheets }: AllReport) => ({
  ranked: sheets.filter(({ outcome }) => outcome === "ranked"),
  refused: sheets.filter(({ outcome }) => outcome !== "ranked"),
});

const ranked = (state: State, report: RankReport, quiet: boolean): State => {
  const next: State = { ...state, ranking: { kind: "ranked", report }, trouble: null };
  return quiet
    ? say(next, T.rankedAgain)
    : say({ ...next, tab: "rank", page: null }, T.resultSaid(totalsOf([report])));
};

const refused = (state: State, quiet: boolean): State => {
  const next: State = { ...state, ranking: { kind: "idle" } };
  if (quiet) return next;
  const { subject } = state;
  const status = subject.kind === "crosstable" ? statusOf(subject) : null;
  const text = status?.level === "error" ? `${status.title} ${status.text}` : "";
  return warn({ ...next, tab: "crosstable", page: null, trouble: null }, text);
};

const hindered = (state: State, trouble: Trouble, troubleOfAll = false): State => {
  const { title, text } = troubleText(trouble);
  return warn({ ...state, ranking: { kind: "idle" }, trouble, troubleOfAll }, `${title}. ${text}`);
};

const finished = (state: State, report: RankReport, quiet: boolean): State => {
  if (report.outcome === "ranked") return ranked(state, report, quiet);
  return report.trouble === null ? refused(state, quiet) : hindered(state, report.trouble);
};

const finishedAll = (state: State, report: AllReport): State => {
  if (report.trouble !== null) return hindered(state, report.trouble, true);
  const { ranked, refused } = partsOf(report);
  const next: State = {
    ...state,
    ranking: { kind: "rankedAll", report },
    trouble: null,
    tab: "rank",
    page: null,
  };
  if (ranked.length === 0) return warn(next, T.nothingRanked);
  return say(next, T.allSaid(ranked.length, totalsOf(ranked), refused.length));
};

/** What is being ranked. */
export const rankedName = (state: State): string => {
  const { subject, ranking } = state;
  if (ranking.kind === "running" && ranking.all) return T.allSections;
  return subject.kind === "crosstable" ? sectionName(subject, state) : "";
};

type Kinds = "started" | "stage" | "takesLong" | "finished" | "finishedAll" | "outdated";

export const RANKING_HANDLERS: HandlersOf<Kinds> = {
  started: (state, { editing, all = false }) => ({
    ...state,
    ranking: { kind: "running", all, stage: "reading", part: null, long: false, editing },
    trouble: editing ? { code: "editing" } : null,
    troubleOfAll: false,
    undo: null,
  }),
  stage: (state, { stage, part = null }) => {
    const { ranking, trouble } = state;
    if (ranking.kind !== "running") return state;
    const waited = ranking.editing && stage !== "reading";
    return {
      ...state,
      ranking: { ...ranking, stage, part, editing: ranking.editing && !waited },
      trouble: waited ? null : trouble,
    };
  },
  takesLong: (state) => {
    const { ranking } = state;
    if (ranking.kind !== "running" || ranking.long) return state;
    return say(
      { ...state, ranking: { ...ranking, long: true }, tab: "rank", page: null },
      T.rankingSaid(rankedName(state)),
    );
  },
  finished: (state, { report, quiet }) => finished(state, report, quiet),
  finishedAll: (state, { report }) => finishedAll(state, report),
  outdated: (state) => (state.ranking.kind === "running" ? state : { ...state, ranking: { kind: "idle" } }),
};
