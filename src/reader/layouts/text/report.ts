import { isBlank } from "../../cell";
import type { Sheet } from "../../sheet";
import { piece, type Pieces } from "../pieces";
import type { Line } from "./lines";

/** Longer lines are notes. */
const LONGEST = 200;

const BLANKS = /\s+/;
const NUMBER = /^\d{1,4}$/;
const TOTAL = /^\d{1,2}(?:[.,][05])?$/;
const LETTER = /^[WLDXFZHBUNRS*]$/i;
const TOKEN = /^[WLDXFZHBUNRS*]\d{1,4}$/i;
const WITH_OPPONENT = /^[WLDNRS]\d/i;

/** The first line of a player: `1 DOE, JANE 4.5 W 12 D 3 H`. */
interface First {
  readonly fields: readonly string[];
  readonly rounds: readonly string[];
}

/** The results at the end of a line, and how many words stand before them. */
const roundsIn = (
  words: readonly string[],
): { readonly rounds: readonly string[]; readonly from: number } => {
  const rounds: string[] = [];
  let from = words.length;
  for (;;) {
    const [before = "", last = ""] = [words[from - 2], words[from - 1]];
    if (NUMBER.test(last) && LETTER.test(before)) {
      rounds.unshift(before + last);
      from -= 2;
    } else if (LETTER.test(last) || TOKEN.test(last)) {
      rounds.unshift(last);
      from -= 1;
    } else return { rounds, from };
  }
};

const firstLine = (text: string): First | null => {
  const words = text.trim().split(BLANKS);
  const { rounds, from } = roundsIn(words);
  const [no = "", total = ""] = [words[0], words[from - 1]];
  if (rounds.length === 0 || from < 3 || !NUMBER.test(no) || !TOTAL.test(total)) return null;
  return { fields: [no, words.slice(1, from - 1).join(" "), total], rounds };
};

/** State, ID and ratings, norm, colors: `MI 12345678 / R: 1794 ->1817 N:2 W B`. */
const DETAILS =
  /^\s*(?:([A-Z]{2})\s)?\s*(\d{8}\s*\/\s*O?[RQB]\s*:[^>]{1,20}->\s*\w+)\s*(N:\s*\d)?\s*((?:[WB]\s*)*)$/i;
/** A second rating: `Q: 1700 ->1710`. */
const MORE = /^\s*(O?[RQB]\s*:[^>]{1,20}->\s*\w+)\s*$/i;

/** The colors in the order of the games; none where there are more or fewer of them. */
const colorsOf = (rounds: readonly string[], letters: string): readonly string[] => {
  const colors = Array.from(letters.replaceAll(/\s/g, ""));
  const games = rounds.filter((round) => WITH_OPPONENT.test(round));
  if (colors.length !== games.length) return [];
  let next = 0;
  return rounds.map((round) => (WITH_OPPONENT.test(round) ? (colors[next++] ?? "") : ""));
};

/**
 * A US Chess rating report whose bars were lost, as rows of pieces; null for any other text.
 *
 * Columns need not be aligned: a line is read by its words, and the colors go with the games in their order.
 */
export const splitReport = (lines: readonly Line[]): Pieces | null => {
  let first: First | null = null;
  let players = 0;
  const pieces = lines.map(({ text, at }) => {
    const fieldsOf = (fields: readonly string[]) => fields.map((field) => piece(field, at));
    const details = text.length > LONGEST ? null : DETAILS.exec(text);
    if (details !== null && first !== null) {
      const [, state = "", id = "", norm = "", letters = ""] = details;
      const colors = colorsOf(first.rounds, letters);
      first = null;
      players++;
      return fieldsOf([state, id, norm, ...colors]);
    }
    const more = text.length > LONGEST ? undefined : MORE.exec(text)?.[1];
    if (more !== undefined) return fieldsOf(["", more]);
    first = text.length > LONGEST ? null : firstLine(text);
    return first === null
      ? [piece(text.trim() === "" ? undefined : text, at)]
      : fieldsOf([...first.fields, ...first.rounds]);
  });
  return players > 1 ? pieces : null;
};

/** Whether a report was split at its blanks: the stroke between ID and rating has a cell of its own. */
export const isSplitReport = ({ rows }: Sheet): boolean =>
  rows.some((cells) => cells.some(({ text }) => text === "/"));

/** The rows of a sheet as lines: a text that was split at its blanks. Zeros at the end of a row are blanks. */
export const joinedLines = ({ rows }: Sheet): readonly Line[] =>
  rows.map((cells, row) => ({
    text: cells
      .slice(
        0,
        cells.reduce((end, cell, column) => (isBlank(cell) ? end : column + 1), 0),
      )
      .filter(({ kind }) => kind !== "blank")
      .map(({ raw }) => raw)
      .join(" "),
    at: { row, column: 0 },
  }));
