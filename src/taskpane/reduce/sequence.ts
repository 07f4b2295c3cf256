import { isProblem, type Item, readItem, ruleSetOf, rulesOf } from "../../engine/index";
import type { SheetSettings } from "../../excel/settings";
import { itemName } from "../../writer/items";
import type { Mover } from "../actions";
import { ID } from "../ids";
import { currentOf, rulesOfSubject } from "../look";
import { ruleSetIn, withRuleSet } from "../rules-text";
import { codesOf, defaultCodes, fieldIn, linesOf, movedIn, sameCodes, separatedPlaces } from "../sequence";
import { focusOn, say } from "../speech";
import type { Crosstable, State } from "../state";
import { TEXTS } from "../texts";
import type { HandlersOf } from "./handlers";

const T = TEXTS.tiebreaks;

/** A change for the sheet that the pane is about; without one nothing changes. */
const onSubject = (state: State, change: (subject: Crosstable) => State): State =>
  state.subject.kind === "crosstable" ? change(state.subject) : state;

/** The state with other settings of its sheet; what was ranked before is outdated. */
const withSettings = (state: State, subject: Crosstable, settings: Partial<SheetSettings>): State => ({
  ...state,
  subject: { ...subject, settings: { ...subject.settings, ...settings } },
  ranking: state.ranking.kind === "running" ? state.ranking : { kind: "idle" },
  undo: null,
  kept: false,
});

const nameAt = (items: readonly Item[], line: number): string => {
  const item = items[line];
  return item === undefined ? "" : itemName(item);
};

const moved = (state: State, subject: Crosstable, from: number, to: number, by: Mover): State => {
  const items = linesOf(subject);
  const item = items[from];
  if (item === undefined || to < 0 || to >= items.length || from === to) return state;
  const next = withSettings(state, subject, { tiebreaks: movedIn(codesOf(subject), from, to) });
  const said = say(next, T.moved(itemName(item), to + 1, items.length));
  return focusOn(said, ID.mover(by, item.code));
};

const roundOf = (state: State, subject: Crosstable): number =>
  currentOf(subject, state)?.reading.tournament.rounds ?? 0;

/** The tie-breaks that were added late, with one more if a round has begun. */
const addedAfter = (state: State, subject: Crosstable, code: string): SheetSettings["addedAfter"] => {
  const round = roundOf(state, subject);
  const others = subject.settings.addedAfter.filter(([known]) => known !== code);
  return round === 0 ? others : [...others, [code, round]];
};

const separatedBy = (before: State, after: State): string[] => {
  if (before.subject.kind !== "crosstable" || after.subject.kind !== "crosstable") return [];
  const old = currentOf(before.subject, before)?.section?.standings;
  const now = currentOf(after.subject, after)?.section?.standings;
  return old === undefined || now === undefined ? [] : separatedPlaces(old, now);
};

const added = (state: State, subject: Crosstable, code: string): State => {
  const item = readItem(code, rulesOfSubject(subject), fieldIn(subject));
  if (isProblem(item)) return state;
  const codes = [...codesOf(subject), item.code];
  const next = withSettings(state, subject, {
    tiebreaks: codes,
    addedAfter: addedAfter(state, subject, item.code),
  });
  const places = separatedBy(state, next);
  const news = [
    T.added(itemName(item), codes.length),
    ...(places.length > 0 ? [T.separated(places.join(", "))] : []),
  ];
  return focusOn(say({ ...next, page: null, tab: "tiebreaks" }, news.join(" ")), ID.line(item.code));
};

const removed = (state: State, subject: Crosstable, line: number): State => {
  const codes = codesOf(subject);
  const rest = codes.filter((_, i) => i !== line);
  const text = T.removed(nameAt(linesOf(subject), line));
  const next = withSettings(state, subject, {
    tiebreaks: rest,
    addedAfter: subject.settings.addedAfter.filter(([code]) => code !== codes[line]),
  });
  const neighbor = rest[line] ?? rest[line - 1];
  return focusOn(
    say({ ...next, undo: { settings: subject.settings, text } }, text),
    neighbor === undefined ? ID.add : ID.line(neighbor),
  );
};

const changedLine = (state: State, subject: Crosstable, line: number, code: string): State => {
  const codes = codesOf(subject);
  const item = readItem(code, rulesOfSubject(subject), fieldIn(subject));
  const old = codes[line];
  if (isProblem(item) || old === undefined || item.code === old) return state;
  const taken = codes.indexOf(item.code);
  if (taken >= 0) return say(state, `${T.alreadyIn(taken + 1)}.`);
  const next = withSettings(state, subject, {
    tiebreaks: codes.map((known, i) => (i === line ? item.code : known)),
    addedAfter: subject.settings.addedAfter.map(([known, round]) => [
      known === old ? item.code : known,
      round,
    ]),
  });
  return { ...next, open: state.open === old ? item.code : state.open };
};

/** Another rule set keeps the sequence; where its own would be another one, the pane says so. */
const ruleSet = (state: State, subject: Crosstable, code: string): State => {
  const chosen = ruleSetOf(code);
  if (chosen === undefined || code === ruleSetIn(subject.settings.rules)) return state;
  const codes = codesOf(subject);
  const rules = rulesOf(chosen, rulesOfSubject(subject).overrides);
  const isDefault = sameCodes(codes, defaultCodes(subject, rules), rules, fieldIn(subject));
  const next = withSettings(state, subject, {
    rules: withRuleSet(subject.settings.rules, code),
    tiebreaks: isDefault ? null : codes,
  });
  return { ...next, kept: true };
};

type Kinds =
  | "settings"
  | "ruleSet"
  | "sequence"
  | "opened"
  | "moved"
  | "added"
  | "removed"
  | "changedLine"
  | "undone"
  | "undoExpired";

export const SEQUENCE_HANDLERS: HandlersOf<Kinds> = {
  settings: (state, { settings }) => onSubject(state, (subject) => withSettings(state, subject, settings)),
  ruleSet: (state, { code }) => onSubject(state, (subject) => ruleSet(state, subject, code)),
  sequence: (state, { codes }) =>
    onSubject(state, (subject) => withSettings(state, subject, { tiebreaks: codes, addedAfter: [] })),
  opened: (state, { code }) => ({ ...state, open: state.open === code ? null : code }),
  moved: (state, { from, to, by }) => onSubject(state, (subject) => moved(state, subject, from, to, by)),
  added: (state, { code }) => onSubject(state, (subject) => added(state, subject, code)),
  removed: (state, { line }) => onSubject(state, (subject) => removed(state, subject, line)),
  changedLine: (state, { line, code }) =>
    onSubject(state, (subject) => changedLine(state, subject, line, code)),
  undone: (state) => {
    const { undo } = state;
    if (undo === null) return state;
    return onSubject(state, (subject) =>
      focusOn(say(withSettings(state, subject, undo.settings), T.undone), ID.add),
    );
  },
  undoExpired: (state) => ({ ...state, undo: null }),
};
