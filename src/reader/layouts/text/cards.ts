import type { Chart, ChartRow } from "../chart";
import { type Piece, piece } from "../pieces";
import type { Line } from "./lines";

/** A player's first line: `1   /Player 01/Team A/   0   2600`, or with blanks for the strokes. */
const PLAYER = /^\s*(\d{1,4})[.)]?\s+(\S.*)$/;

/** `W 3 1   1`: color, opponent, result, running score; a round number may stand before it. */
const GAME = /^\s+(?:\d{1,2}[.)]?\s+)?([WB]) +(\d{1,4}) +(1|0|½|0?[.,]5|1\/2|[WDL+=-])(?: +[\d.,½]+)?\s*$/i;
/** `bye 1   2`: what it is worth, running score. */
const BYE = /^\s+(?:\d{1,2}[.)]?\s+)?(?:bye|spielfrei|exempt) *(1|0|½|0?[.,]5|1\/2)?(?: +[\d.,½]+)?\s*$/i;
/** Paired, no result yet. */
const PENDING = /^\s+(?:\d{1,2}[.)]?\s+)?([WB]) +(\d{1,4})\s*$/i;
const SCORE = /(\d+(?:[.,]\d+)?½?|½)\s*$/;

const LONGEST = 200;

const RESULTS: ReadonlyMap<string, string> = new Map([
  ["1", "W"],
  ["w", "W"],
  ["+", "W"],
  ["0", "L"],
  ["l", "L"],
  ["-", "L"],
  ["½", "D"],
  ["1/2", "D"],
  ["d", "D"],
  ["=", "D"],
  [".5", "D"],
  ["0.5", "D"],
  [",5", "D"],
  ["0,5", "D"],
]);

const BYES: ReadonlyMap<string, string> = new Map([
  ["W", "B"],
  ["D", "H"],
  ["L", "U"],
]);

/** What one line of a card says, in the words of a wall chart; null: it is no line of a card. */
export const cardWord = (text: string): string | null => {
  const [, color = "", opponent = "", result = ""] = GAME.exec(text) ?? PENDING.exec(text) ?? [];
  if (opponent !== "")
    return `${result === "" ? "*" : (RESULTS.get(result.toLowerCase()) ?? result)}${opponent}${color.toLowerCase()}`;
  const bye = BYE.exec(text);
  return bye === null ? null : (BYES.get(RESULTS.get(bye[1] ?? "1") ?? "W") ?? "B");
};

/** One player's card: his line, and a line a round. */
interface Card {
  readonly line: Line;
  readonly no: number;
  readonly fields: readonly string[];
  readonly games: Line[];
}

const fieldsOf = (text: string): readonly string[] =>
  text
    .split(text.includes("/") ? "/" : /\s{2,}/)
    .map((field) => field.trim())
    .filter((field) => field !== "");

const cardsOf = (lines: readonly Line[]): readonly Card[] => {
  const cards: Card[] = [];
  for (const line of lines) {
    if (line.text.length > LONGEST) continue;
    if (cardWord(line.text) !== null) cards.at(-1)?.games.push(line);
    else {
      const [, no, rest = ""] = PLAYER.exec(line.text) ?? [];
      if (no !== undefined) cards.push({ line, no: Number(no), fields: fieldsOf(rest), games: [] });
    }
  }
  return cards.filter(({ games }) => games.length > 0);
};

const RATING = /(?:^|\s)(\d{3,4})(?:\/\d+)?$/;

/** The running score at the end of the last line is the total. */
const totalOf = (games: readonly Line[]): Piece | undefined => {
  const last = games.at(-1);
  const [, score] = SCORE.exec(last?.text ?? "") ?? [];
  const scored = games.every(({ text }) => text.trim().split(/\s+/).length > (text.includes("ye") ? 2 : 3));
  return last === undefined || !scored ? undefined : piece(score, last.at);
};

const rowOf = ({ line, no, fields, games }: Card): ChartRow => {
  const [name, team] = fields;
  const rating = fields
    .map((field) => RATING.exec(field)?.[1])
    .filter((each) => each !== undefined)
    .at(-1);
  return {
    no: piece(no, line.at),
    name: piece(name, line.at),
    more: [piece(team === undefined || /^\d/.test(team) ? undefined : team, line.at), piece(rating, line.at)],
    rounds: games.map((game) => piece(cardWord(game.text) ?? undefined, game.at)),
    total: totalOf(games),
  };
};

/** The wall chart that pairing cards amount to; null where the text is none of cards. */
export const chartOfCards = (lines: readonly Line[]): Chart | null => {
  const cards = cardsOf(lines);
  const [first] = cards;
  const games = cards.reduce((count, card) => count + card.games.length, 0);
  if (first === undefined || cards.length < 2 || games + cards.length < 0.6 * lines.length) return null;
  return { titles: [], headings: ["Team", "Rating"], rows: cards.map(rowOf), heading: first.line.at };
};
