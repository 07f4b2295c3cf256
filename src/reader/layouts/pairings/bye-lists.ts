import { type Cell, isBlank } from "../../cell";
import { type Habits, hasLetter } from "./habits";
import { byeOf } from "./results";
import { isNobody, type Nobody, nobodyIn } from "./words";

/** A player of a row that lists byes or absences. */
export interface ToldBye {
  readonly column: number;
  readonly name: string;
  /** As a wall chart writes it. */
  readonly letter: "B" | "H" | "U";
}

/** What a word for byes gives those who stand behind it. */
const LETTERS: Readonly<Record<Nobody, ToldBye["letter"] | null>> = {
  ...{ B: "B", H: "H", U: "U", "": "B" },
  ...{ none: null, default: "U" },
};

/** A cell that begins a row of byes: `Byes`, `Absent:`, `Bye: Eve`. */
export interface ByeWord {
  readonly column: number;
  readonly letter: ToldBye["letter"];
  /** What the cell says behind the word. */
  readonly rest: string;
}

const BEHIND = /^(\P{N}{2,40}?)\s*(?::|\s-\s)\s*(.*)$/su;

const letterIn = (text: string): ToldBye["letter"] | null => {
  const nobody = hasLetter(text) ? nobodyIn(text) : null;
  return nobody === null ? null : LETTERS[nobody];
};

/** A name with a word for a bye in brackets or behind a sign: `Eve (bye)`, `Eve - half-point bye`. */
const NAMED_BYE =
  /^(.*\p{L}.*?)\s*(?:[([]\s*([^()[\]]*bye[^()[\]]*)[)\]]|\s[-–]\s*(\S*\s?(?:point )?bye))$/iu;

/** Longer texts are no names. */
const LONGEST = 80;

/** The player and the bye that one cell names; null: it does not. */
export const namedBye = (text: string, column: number): ToldBye | null => {
  if (text.length > LONGEST) return null;
  const [, name = "", inBrackets, behind] = NAMED_BYE.exec(text) ?? [];
  const letter = letterIn(inBrackets ?? behind ?? "");
  return name === "" || letter === null || isNobody(name) ? null : { column, name, letter };
};

/** What a cell says of byes; null: nothing. */
export const byeWordIn = (text: string, column: number): ByeWord | null => {
  const whole = letterIn(text);
  if (whole !== null) return { column, letter: whole, rest: "" };
  const [, word = "", rest = ""] = BEHIND.exec(text) ?? [];
  const letter = letterIn(word);
  return letter === null ? null : { column, letter, rest };
};

const BETWEEN = /\s*[;\n/]\s*|\s+(?:and|und|et|y|&)\s+/u;
const WORTH = /\s*[([]([^)\]]{1,12})[)\]]$/;

const isOneWord = (text: string): boolean => !text.includes(" ");

/** The names in a text: parted by commas, unless these stand within names. */
const namesIn = (text: string, { hasCommas, hasWords, isKnown }: Habits, row: number): readonly string[] => {
  if (isKnown(text, row)) return [text];
  return text.split(BETWEEN).flatMap((part) => {
    const pieces = part.split(/\s*,\s*/).filter((piece) => piece !== "");
    const areOne = hasCommas || (hasWords && pieces.length === 2 && pieces.every(isOneWord));
    return areOne && !pieces.every((piece) => isKnown(piece, row)) ? [part] : pieces;
  });
};

const letterOf = (text: string): ToldBye["letter"] | null => {
  const letter = text === "" ? null : byeOf(text);
  return letter === "B" || letter === "H" || letter === "U" ? letter : letter === "P" ? "B" : null;
};

/** The players whom a row names beside a word for byes; empty: none that could be told. */
export const byesBeside = (
  { column: from, letter, rest }: ByeWord,
  cells: readonly (readonly [column: number, cell: Cell])[],
  habits: Habits,
  row: number,
): readonly ToldBye[] => {
  const others = cells.filter(([column, cell]) => column !== from && !isBlank(cell));
  const worth = others.map(([, { text }]) => letterOf(text)).find((each) => each !== null) ?? letter;
  const texts = [[from, rest] as const, ...others.map(([column, { shown }]) => [column, shown] as const)];
  return texts.flatMap(([column, text]) =>
    letterOf(text) !== null
      ? []
      : namesIn(text, habits, row).flatMap((piece): readonly ToldBye[] => {
          const own = letterOf(WORTH.exec(piece)?.[1] ?? "");
          const name = own === null ? piece : piece.replace(WORTH, "");
          return !hasLetter(name) || isNobody(name) ? [] : [{ column, name, letter: own ?? worth }];
        }),
  );
};
