import { itemTitle } from "../../engine/index";
import type { RankReport } from "../../excel/report";
import { rulesOfSubject } from "../look";
import { sequencesOf } from "../sequence";
import type { Crosstable, State } from "../state";
import { TEXTS } from "../texts";
import { countOf } from "./findings";
import { marksFor } from "./marks";

/** What the buttons at the foot do. */
export type FootCommand = "rank" | "rankAnyway" | "firstError" | "cancel" | "goTo" | "mark" | "copyWhy";

export interface FootButton {
  readonly command: FootCommand;
  readonly label: string;
  readonly primary: boolean;
  /** It is there and does nothing now. */
  readonly waits: boolean;
}

export interface FootView {
  readonly caption: string;
  /** The first is the main button: it keeps its place and the focus whatever it becomes. */
  readonly buttons: readonly FootButton[];
}

const T = TEXTS.frame;

const button = (command: FootCommand, label: string, primary = true, waits = false): FootButton => ({
  command,
  label,
  primary,
  waits,
});

/** The list to go to after a ranking: that of the sheet that the pane is about, else the first; none where its errors want to be seen to. */
export const mainSheet = ({ ranking, subject }: State): RankReport["written"][number] | undefined => {
  if (ranking.kind === "ranked") return ranking.report.written[0];
  if (ranking.kind !== "rankedAll" || subject.kind !== "crosstable") return undefined;
  const { sheets } = ranking.report;
  const own = sheets.find(({ source }) => source.id === subject.source.id);
  return (own?.written ?? sheets.flatMap(({ written }) => written))[0];
};

const sequenceCaption = (subject: Crosstable): string =>
  T.sequence(
    rulesOfSubject(subject).ruleSet.code,
    sequencesOf(subject)
      .map((items) => items.map(itemTitle).join(", "))
      .join(" · "),
  );

const rankLabel = ({ settings }: Crosstable): string =>
  settings.write === "live" ? T.writeLive : T.rankSheet;

const tabFoot = (state: State, subject: Crosstable): FootView => {
  const { ranking } = state;
  const caption = sequenceCaption(subject);
  const rank = rankLabel(subject);
  if (ranking.kind === "running")
    return ranking.long || ranking.editing
      ? { caption: "", buttons: [button("cancel", T.cancel, false)] }
      : { caption, buttons: [button("rank", rank, true, true)] };
  const written = mainSheet(state);
  if (written !== undefined) return { caption: "", buttons: [button("goTo", T.goTo(written.name))] };
  const errors = countOf(subject, "error");
  return errors === 0
    ? { caption, buttons: [button("rank", rank)] }
    : {
        caption: T.errorsCount(errors),
        buttons: [button("firstError", T.goToFirstError), button("rankAnyway", T.rankAnyway, false)],
      };
};

/** The foot; null where there is nothing to be done. Pages draw their own. */
export const footOf = (state: State): FootView | null => {
  const { subject, tab, page, why } = state;
  if (subject.kind !== "crosstable" || page !== null) return null;
  if (tab !== "why") return tabFoot(state, subject);
  if (why.player === null) return null;
  const { show, clear, copyText } = TEXTS.why;
  const mark = marksFor(subject, state) === null ? [] : [button("mark", state.marked ? clear : show, false)];
  return { caption: "", buttons: [...mark, button("copyWhy", copyText, false)] };
};
