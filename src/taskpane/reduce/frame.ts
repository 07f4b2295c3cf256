import type { Grid } from "../../excel/port";
import { sameCells } from "../../excel/same-cells";
import { ID } from "../ids";
import { lookOf } from "../look";
import { countOf } from "../model/findings";
import { countText, sectionName } from "../model/header";
import { focusOn, say } from "../speech";
import { type Crosstable, type NoCrosstable, NO_WHY, type Page, type State, type Subject } from "../state";
import { TEXTS } from "../texts";
import type { HandlersOf } from "./handlers";

const T = TEXTS.frame;

const idOf = (subject: Subject): string | null =>
  subject.kind === "starting" ? null : subject.kind === "none" ? subject.sheet.id : subject.source.id;

/** Whether two readings are of the same cells of the same sheet. */
const isSame = (before: Subject, after: Subject): boolean =>
  before.kind === "crosstable" &&
  after.kind === "crosstable" &&
  idOf(before) === idOf(after) &&
  before.grid.area.row === after.grid.area.row &&
  before.grid.area.column === after.grid.area.column &&
  sameCells(before.grid.cells, after.grid.cells);

const introduced = (state: State, subject: Crosstable | NoCrosstable): string => {
  if (subject.kind === "none") return T.nothingOn(subject.sheet.name);
  const [errors, warnings] = [countOf(subject, "error"), countOf(subject, "warning")];
  return T.followed(sectionName(subject, state), countText(subject), errors, warnings);
};

const errorsNow = (before: Subject, subject: Crosstable | NoCrosstable): string => {
  if (before.kind !== "crosstable" || subject.kind !== "crosstable") return "";
  const errors = countOf(subject, "error");
  return errors === countOf(before, "error") ? "" : T.errorsNow(errors);
};

/** What is said of a sheet that was read: nothing of the first. */
const newsOf = (state: State, subject: Crosstable | NoCrosstable): string => {
  const { subject: before } = state;
  if (before.kind === "starting") return "";
  const known = idOf(before) === idOf(subject) && before.kind === subject.kind;
  return known ? errorsNow(before, subject) : introduced(state, subject);
};

/** Pages that are about a crosstable. */
const OF_CROSSTABLE: readonly Page["kind"][] = ["fact", "picker", "whatIf", "lastRound", "printed"];

const pageFor = ({ page }: State, { kind }: Subject): State["page"] =>
  kind === "none" && page !== null && OF_CROSSTABLE.includes(page.kind) ? null : page;

/** What was ranked is so as long as its cells are; with all sections the user may look at one after the other. */
const rankingAfter = ({ ranking, subject }: State, after: Subject): State["ranking"] => {
  const elsewhere = idOf(subject) !== idOf(after) && after.kind === "crosstable";
  const kept = ranking.kind === "running" || (ranking.kind === "rankedAll" && elsewhere);
  return kept || isSame(subject, after) ? ranking : { kind: "idle" };
};

const sameRows = (a: Grid, b: Grid): boolean =>
  a.hiddenRows === b.hiddenRows && a.filtered === b.filtered && a.cut === b.cut;

/** Where no cell is another than before, the grid of before: answers that were worked out from it stay. */
const withKnownGrid = (before: Subject, after: Crosstable | NoCrosstable): Crosstable | NoCrosstable =>
  before.kind === "crosstable" &&
  after.kind === "crosstable" &&
  isSame(before, after) &&
  sameRows(before.grid, after.grid)
    ? { ...after, grid: before.grid }
    : after;

const followed = (state: State, read: Crosstable | NoCrosstable): State => {
  const subject = withKnownGrid(state.subject, read);
  const sameSheet = idOf(state.subject) === idOf(subject);
  const next: State = {
    ...state,
    subject,
    page: pageFor(state, subject),
    ranking: rankingAfter(state, subject),
    ...(sameSheet
      ? {}
      : {
          trouble: null,
          undo: null,
          open: null,
          kept: false,
          why: NO_WHY,
          trial: null,
          ahead: null,
          printed: null,
          marked: false,
          jump: null,
        }),
  };
  return say(next, newsOf(state, subject));
};

/** Only a crosstable with sections can be explained or arranged. */
export const isRankable = (subject: Subject): subject is Crosstable =>
  subject.kind === "crosstable" && lookOf(subject).sections.length > 0;

type Kinds =
  | "followed"
  | "selected"
  | "tab"
  | "page"
  | "back"
  | "jumped"
  | "trouble"
  | "why"
  | "whyItem"
  | "marked"
  | "preferences"
  | "said";

export const FRAME_HANDLERS: HandlersOf<Kinds> = {
  followed: (state, { subject }) => followed(state, subject),
  selected: (state, { selection }) => ({ ...state, selection }),
  tab: (state, { tab, focus }) => {
    const trouble = state.trouble?.code === "stopped" ? null : state.trouble;
    const next = { ...state, tab, page: null, trouble };
    return focus === true ? focusOn(next, ID.tab(tab)) : next;
  },
  page: (state, { page, opener }) => focusOn({ ...state, page, opener }, ID.first),
  back: (state) => {
    const { opener } = state;
    const next = { ...state, page: null, opener: null };
    return opener === null ? next : focusOn(next, opener);
  },
  jumped: (state, { key, cells }) => ({
    ...state,
    jump: { key, cell: state.jump?.key === key ? (state.jump.cell + 1) % Math.max(1, cells) : 0 },
  }),
  trouble: (state, { trouble }) => ({ ...state, trouble, troubleOfAll: false }),
  why: (state, { player, against, section }) => ({
    ...state,
    why: { player, against: against === player ? null : against, section, item: null },
  }),
  whyItem: (state, { item }) => ({ ...state, why: { ...state.why, item } }),
  marked: (state, { marked }) => ({ ...state, marked }),
  preferences: (state, { preferences }) => ({ ...state, preferences }),
  said: (state, { text }) => say(state, text),
};
