import type { RankReport } from "../../excel/report";
import { troubleText } from "../../excel/texts";
import type { Trouble } from "../../excel/trouble";
import { statusOf } from "../model/status";
import { sectionName } from "../model/header";
import { say, warn } from "../speech";
import type { State } from "../state";
import { TEXTS } from "../texts";
import type { HandlersOf } from "./handlers";

const T = TEXTS.rank;

const sum = (report: RankReport, count: (section: RankReport["sections"][number]) => number): number =>
  report.sections.reduce((total, section) => total + count(section), 0);

/** Players ranked, ties broken and ties left, in all sections. */
export const totalsOf = (report: RankReport) => ({
  players: sum(report, ({ standings }) => standings.length),
  broken: sum(report, ({ tiesBroken }) => tiesBroken),
  left: sum(report, ({ tiesLeft }) => tiesLeft),
});

const ranked = (state: State, report: RankReport, quiet: boolean): State => {
  const { players, broken, left } = totalsOf(report);
  const next: State = { ...state, ranking: { kind: "ranked", report }, trouble: null };
  return quiet
    ? say(next, T.rankedAgain)
    : say({ ...next, tab: "rank", page: null }, T.resultSaid(players, broken, left));
};

const refused = (state: State, quiet: boolean): State => {
  const next: State = { ...state, ranking: { kind: "idle" } };
  if (quiet) return next;
  const { subject } = state;
  const status = subject.kind === "crosstable" ? statusOf(subject) : null;
  const text = status?.level === "error" ? `${status.title} ${status.text}` : "";
  return warn({ ...next, tab: "crosstable", page: null, trouble: null }, text);
};

const hindered = (state: State, trouble: Trouble): State => {
  const { title, text } = troubleText(trouble);
  return warn({ ...state, ranking: { kind: "idle" }, trouble }, `${title}. ${text}`);
};

const finished = (state: State, report: RankReport, quiet: boolean): State => {
  if (report.outcome === "ranked") return ranked(state, report, quiet);
  return report.trouble === null ? refused(state, quiet) : hindered(state, report.trouble);
};

const nameOf = (state: State): string =>
  state.subject.kind === "crosstable" ? sectionName(state.subject, state) : "";

type Kinds = "started" | "stage" | "takesLong" | "finished" | "outdated";

export const RANKING_HANDLERS: HandlersOf<Kinds> = {
  started: (state, { editing }) => ({
    ...state,
    ranking: { kind: "running", stage: "reading", long: false, editing },
    trouble: editing ? { code: "editing" } : null,
    undo: null,
  }),
  stage: (state, { stage }) => {
    const { ranking, trouble } = state;
    if (ranking.kind !== "running") return state;
    const waited = ranking.editing && stage !== "reading";
    return {
      ...state,
      ranking: { ...ranking, stage, editing: ranking.editing && !waited },
      trouble: waited ? null : trouble,
    };
  },
  takesLong: (state) => {
    const { ranking } = state;
    if (ranking.kind !== "running" || ranking.long) return state;
    return say(
      { ...state, ranking: { ...ranking, long: true }, tab: "rank", page: null },
      T.rankingSaid(nameOf(state)),
    );
  },
  finished: (state, { report, quiet }) => finished(state, report, quiet),
  outdated: (state) => (state.ranking.kind === "ranked" ? { ...state, ranking: { kind: "idle" } } : state),
};
