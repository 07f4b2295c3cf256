/** A player as he was pasted. */
export interface PastedPlayer {
  readonly name: string;
  readonly rating: number | null;
  readonly team: string;
}

/** A pasted list, and the lines that have no name, from 1. */
export interface PastedList {
  readonly players: readonly PastedPlayer[];
  readonly nameless: readonly number[];
}

const MOST_PLAYERS = 1000;
const LONGEST_LINE = 500;

const RATING = /^\d{3,4}$/;
const NUMBERED = /^\d{1,4}[.)]?\s+(?=\D)/;
const LETTER = /\p{L}/u;

/** Cells of a line: between tabs, semicolons or several blanks. */
const cellsIn = (line: string): string[] =>
  line
    .split(/\t|;| {2,}/)
    .map((cell) => cell.trim())
    .filter((cell) => cell !== "");

/** `Ava Lindqvist 1184 Oak Hill`: a rating among the words divides them. */
const dividedAtRating = (text: string): string[] => {
  const words = text.split(" ");
  const at = words.findIndex((word, i) => i > 0 && RATING.test(word));
  return at < 0
    ? [text]
    : [words.slice(0, at).join(" "), words[at] ?? "", words.slice(at + 1).join(" ")].filter(Boolean);
};

const playerIn = (line: string): PastedPlayer => {
  const cells = cellsIn(line.slice(0, LONGEST_LINE).trim().replace(NUMBERED, ""));
  const parts = cells.length === 1 ? dividedAtRating(cells[0] ?? "") : cells;
  const rating = parts.find((part) => RATING.test(part));
  const [name = "", team = ""] = parts.filter((part) => LETTER.test(part));
  return { name, rating: rating === undefined ? null : Number(rating), team };
};

/** Reads a pasted list of players, one a line. */
export const pastedPlayers = (text: string): PastedList => {
  const lines = text
    .split(/\r\n?|\n/)
    .map((line, i) => ({ line, number: i + 1 }))
    .filter(({ line }) => line.trim() !== "")
    .slice(0, MOST_PLAYERS)
    .map(({ line, number }) => ({ number, player: playerIn(line) }));
  return {
    players: lines.flatMap(({ player }) => (player.name === "" ? [] : [player])),
    nameless: lines.flatMap(({ player, number }) => (player.name === "" ? [number] : [])),
  };
};
