import { NOUNS } from "../../engine/index";
import { sectionTitle } from "../../excel/rank/section";
import { counted } from "../../writer/text";
import { currentOf, lookOf } from "../look";
import { fieldIn } from "../sequence";
import type { Crosstable, State } from "../state";
import { TEXTS } from "../texts";
import type { Reading } from "../../reader/index";

export interface HeaderView {
  readonly title: string;
  readonly line: string;
}

const T = TEXTS.frame;

/** What the section that is looked at is called: its own title, else the event's part on the sheet, else the sheet. */
export const sectionName = (subject: Crosstable, state: Pick<State, "selection">): string => {
  const { sections } = lookOf(subject);
  const reading = currentOf(subject, state)?.reading;
  const own = reading === undefined ? "" : sectionTitle(reading);
  return own === "" || sections.length > 1 ? subject.source.name : own;
};

const stateOf = ({ tournament }: Reading): string[] => [
  T.kinds[tournament.system],
  T.after(tournament.rounds, tournament.announcedRounds),
];

/** How many players, or teams, are ranked. */
export const playersOf = (subject: Crosstable): number =>
  lookOf(subject).sections.reduce((sum, { reading }) => sum + reading.tournament.players.length, 0);

/** `12 players`, `7 teams`. */
export const countText = (subject: Crosstable): string =>
  counted(playersOf(subject), NOUNS[fieldIn(subject)].player, NOUNS[fieldIn(subject)].players);

const crosstableLine = (subject: Crosstable): string => {
  const { sections } = lookOf(subject);
  const [only, ...more] = sections;
  if (only === undefined) return T.noCrosstable;
  const rest = more.length > 0 ? [T.sections(sections.length)] : stateOf(only.reading);
  return [countText(subject), ...rest].join(" · ");
};

export const headerOf = (state: State): HeaderView => {
  const { subject } = state;
  if (subject.kind === "starting") return { title: T.pane, line: T.starting };
  return subject.kind === "none"
    ? { title: subject.sheet.name, line: T.noCrosstable }
    : { title: sectionName(subject, state), line: crosstableLine(subject) };
};
