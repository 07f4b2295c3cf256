import { type Finding, finding, type FindingFacts } from "../finding";
import type { ExpectedResult } from "../finding-facts";
import { tokenAt } from "../survey";
import type { Token } from "../token";
import { type Context, placeOfSide, type Side, sidesAt, sidesOf, whoIs } from "./context";

type Unread = Extract<Token, { kind: "unread" }>;

/** The day 0 of Excel's calendar. */
const EPOCH = Date.UTC(1899, 11, 30);
const DAY = 86_400_000;
const MINUTES = 1440;

const SERIAL = /^\d{3,7}(?:\.\d{1,12})?$/;
const ISO = /^(\d{4})-(\d\d)-(\d\d)$/;

/** `1-0`: what Excel takes for a month of this year. */
const YEAR_0 = 2000;

/** What was typed before Excel made a date of it: month and day, or a month and the year 0. */
const typedDate = (text: string): string | null => {
  const [, ...iso] = ISO.exec(text) ?? [];
  if (iso.length === 0 && !SERIAL.test(text)) return null;
  const date = new Date(EPOCH + Number(text) * DAY);
  const [year, month, day] =
    iso.length > 0 ? iso.map(Number) : [date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate()];
  return `${month}-${year === YEAR_0 && day === 1 ? 0 : day}`;
};

/** What was typed before Excel made a time of it: hours and minutes. */
const typedTime = (text: string): string => {
  const minutes = Math.round(Number(text) * MINUTES);
  return `${Math.floor(minutes / 60)}:${minutes % 60}`;
};

type Says = (text: string, expected: ExpectedResult) => FindingFacts | null;

const unread: Says = (text, expected) => ({ code: "unread", text, expected });

const UNREAD: Readonly<Record<Unread["why"], Says>> = {
  name: () => null,
  unknown: unread,
  boolean: unread,
  error: (text) => ({ code: "error-value", text }),
  date: (text) => ({ code: "damaged", by: "date", original: typedDate(text) }),
  time: (text) => ({ code: "damaged", by: "time", original: typedTime(text) }),
};

/** Cells that are no token, and points that the table's scoring does not know. */
export const checkUnread = (context: Context, isPoints: (halves: number) => boolean): readonly Finding[] => {
  const { survey } = context;
  const strange = survey.cellsOf("points").filter((cell) => {
    const token = tokenAt(survey, cell);
    return token?.kind === "points" && !isPoints(token.halves);
  });
  const told = new Set<string>();
  return sidesAt(context, [...survey.cellsOf("unread"), ...strange]).flatMap((side) => {
    const { token } = side;
    const facts = UNREAD[token.kind === "unread" ? token.why : "unknown"](token.text, context.expected);
    if (facts === null) return [];
    const place = placeOfSide(context, side);
    // A cell of a list is that of both players.
    const key = place.at === null ? null : `${place.at.row}:${place.at.column}`;
    if (key !== null && told.has(key)) return [];
    if (key !== null) told.add(key);
    return [finding(facts, place)];
  });
};

/** Results against number 0, and pairings with a letter that says no game. */
export const checkNobody = (context: Context): readonly Finding[] =>
  sidesOf(context, "nobody", "code")
    .filter(({ token }) => token.kind === "nobody" || (token.kind === "code" && token.opponent !== null))
    .filter(({ round }) => round.kind !== "forfeit" || round.opponent === null)
    .map((side) => {
      const code = side.token.kind === "nobody" ? "no-opponent" : "paired-bye";
      return finding({ code, text: side.token.text }, placeOfSide(context, side));
    });

const CODE_READ: Readonly<Record<string, string>> = { full: "B", half: "H", zero: "U" };

const codeRead = ({ round }: Side): string => (round.kind === "bye" ? (CODE_READ[round.worth] ?? "U") : "U");

/** Words where codes are usual: one finding for each spelling and meaning. */
export const checkWords = (context: Context): readonly Finding[] => {
  const groups = new Map<string, Side[]>();
  for (const side of sidesOf(context, "bye")) {
    if (side.token.kind !== "bye" || side.token.word !== true) continue;
    const key = `${side.token.text} ${codeRead(side)}`;
    groups.set(key, [...(groups.get(key) ?? []), side]);
  }
  return [...groups.values()].flatMap(([first, ...others]) => {
    if (first === undefined) return [];
    const also = others.flatMap(({ at }) => at ?? []);
    const facts = { code: "word-read", text: first.token.text, as: codeRead(first) } as const;
    return [finding(facts, { ...placeOfSide(context, first), also })];
  });
};

/** So few blanks among cells that say U are likely forgotten. */
const FEW = 0.02;

/** How the table marks absences; null: not at all. */
const absenceMark = ({ survey }: Context): string | null => {
  const marks = survey.cellsOf("unpaired", "code").flatMap((cell) => tokenAt(survey, cell) ?? []);
  return (
    marks.find((token) => token.kind === "unpaired" || (token.kind === "code" && token.code === "U"))?.text ??
    null
  );
};

const isAbsent = ({ kind }: Token): boolean => kind === "blank" || kind === "zero";

/**
 * Whether a blank is one of several with which a row begins or ends: a late entry or a withdrawal.
 *
 * The first or the last cell alone may as well be forgotten.
 */
const isOutside = ({ survey, begun }: Context, { i, r }: Side): boolean => {
  const row = (survey.tokens[i] ?? []).slice(0, begun);
  const ends = [row.slice(r), row.slice(0, r + 1)].some((cells) => cells.every(isAbsent));
  return ends && [row[r - 1], row[r + 1]].some((token) => token !== undefined && isAbsent(token));
};

/** Blank cells of a table that marks absences otherwise, or has nothing else that could tell of them. */
export const checkBlanks = (context: Context): readonly Finding[] => {
  const others = absenceMark(context);
  const confirmed = context.rows.some(({ total }) => total !== null);
  if (context.blanksAreAbsences || (others === null && confirmed)) return [];
  const all = sidesOf(context, "blank", "zero").filter(
    // A 0 of results without opponents is a loss.
    ({ r, round }) => r < context.begun && round.kind !== "game",
  );
  const blanks = all.filter((side) => !isOutside(context, side));
  // Where players who came late or left have blanks, a blank is the mark.
  if (others === null && blanks.length < all.length) return [];
  if (blanks.length > Math.max(2, FEW * context.nos.length * context.begun)) return [];
  return blanks.map((side) => {
    const { text } = side.token;
    return finding(
      { code: "blank-cell", who: whoIs(context, side.i), text, others },
      placeOfSide(context, side),
    );
  });
};
