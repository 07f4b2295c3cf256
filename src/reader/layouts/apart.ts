import { type Cell, isBlank } from "../cell";
import { headingKey } from "../heading-words";
import { cellAt, type Sheet } from "../sheet";
import { headingRows } from "./heading-rows";
import { type Piece, piece, pieceAt, type Pieces, sheetOfPieces } from "./pieces";

type Part = "opponent" | "color" | "result";

/** Words over the parts of a round, without the round and its number. */
const WORDS: Readonly<Record<Part, string>> = {
  opponent:
    "opp op opponent oppno oppnum opponentno oppnr gegner gegn geg adv adversaire rival vs versus against contre",
  color: "col color colour clr farbe f c couleur colore kl kleur wb bw",
  result: "res result rslt erg ergebnis r pts points score wld outcome resultat resultado s",
};

const PARTS: ReadonlyMap<string, Part> = new Map(
  (Object.keys(WORDS) as Part[]).flatMap((part) =>
    WORDS[part].split(" ").map((word) => [word, part] as const),
  ),
);

/** `R1 Opp`, `Rd. 1 - Result`, `Opp 1`: the round around the word. */
const AROUND = /^(?:r|rd|rnd|round|runde|ronde)?\d*|\d+$/g;

const partOf = (text: string): Part | null => {
  if (text === "" || text.length > LONGEST) return null;
  const key = headingKey(text);
  return PARTS.get(key) ?? PARTS.get(key.replaceAll(AROUND, "")) ?? null;
};

const LONGEST = 30;

/** The columns of one round. */
interface Round {
  readonly opponent: number;
  readonly color: number | null;
  readonly result: number;
  readonly first: number;
  readonly last: number;
}

const grouped = (parts: readonly (Part | null)[]): readonly Round[] => {
  const groups: Map<Part, number>[] = [];
  parts.forEach((part, column) => {
    if (part === null) return;
    const last = groups.at(-1);
    const beside = last !== undefined && !last.has(part) && Math.max(...last.values()) === column - 1;
    if (beside) last.set(part, column);
    else groups.push(new Map([[part, column]]));
  });
  return groups.flatMap((group) => {
    const opponent = group.get("opponent");
    const result = group.get("result");
    if (opponent === undefined || result === undefined) return [];
    const columns = [...group.values()];
    return [
      {
        opponent,
        color: group.get("color") ?? null,
        result,
        first: Math.min(...columns),
        last: Math.max(...columns),
      },
    ];
  });
};

/** A heading row over rounds of several columns. */
export interface ApartHead {
  readonly row: number;
  readonly rounds: readonly Round[];
}

/** The heading rows over rounds that have their opponent and their result in columns of their own. */
export const apartHeads = (sheet: Sheet): readonly ApartHead[] =>
  headingRows(sheet).flatMap((row) => {
    const cells = sheet.rows[row] ?? [];
    if (!cells.some(({ text }) => partOf(text) === "opponent")) return [];
    const rounds = grouped(cells.map(({ text }) => partOf(text)));
    return rounds.length > 0 ? [{ row, rounds }] : [];
  });

const RESULTS: ReadonlyMap<string, string> = new Map([
  ["1", "W"],
  ["½", "D"],
  ["1/2", "D"],
  ["0.5", "D"],
  ["0,5", "D"],
  [".5", "D"],
  ["=", "D"],
  ["0", "L"],
  ["+", "X"],
  ["-", "F"],
  ["1-0", "W"],
  ["0-1", "L"],
]);

const WITHOUT_OPPONENT: ReadonlyMap<string, string> = new Map([
  ["W", "B"],
  ["D", "H"],
  ["L", "U"],
  ["X", "B"],
  ["F", "U"],
]);

const COLORS: ReadonlyMap<string, string> = new Map([
  ["w", "w"],
  ["white", "w"],
  ["weiss", "w"],
  ["b", "b"],
  ["black", "b"],
  ["s", "b"],
  ["schwarz", "b"],
]);

const letterOf = ({ text }: Cell): string => RESULTS.get(text.toLowerCase()) ?? text.toUpperCase();

/** What a round cell of a wall chart would say; what cannot be read is passed on as it stands. */
const wordOf = (opponent: Cell, color: Cell, result: Cell): string => {
  const letter = letterOf(result);
  if (isBlank(opponent)) {
    if (result.kind === "blank" || result.text === "0") return "";
    return WITHOUT_OPPONENT.get(letter) ?? letter;
  }
  if (opponent.value === null)
    return RESULTS.has(result.text) || result.kind === "blank" ? opponent.text : `${letter} ${opponent.text}`;
  return `${result.kind === "blank" ? "*" : letter}${opponent.text}${COLORS.get(color.text.toLowerCase()) ?? ""}`;
};

const NONE = -1;

const roundPiece = (sheet: Sheet, row: number, { opponent, color, result }: Round): Piece | undefined => {
  const cells = [opponent, color ?? NONE, result].map((column) => cellAt(sheet, row, column));
  const [who, which, what] = cells;
  if (who === undefined || which === undefined || what === undefined) return undefined;
  return piece(wordOf(who, which, what), { row, column: isBlank(what) ? opponent : result });
};

/** The same sheet with one column a round. */
export const sheetWithRounds = (sheet: Sheet, head: ApartHead): Sheet => {
  const starts = new Map(head.rounds.map((round, at) => [round.first, { round, at }]));
  const inside = new Set(
    head.rounds.flatMap(({ first, last }) => Array.from({ length: last - first }, (_, k) => first + 1 + k)),
  );
  const columns = Array.from({ length: sheet.width }, (_, column) => column).filter(
    (column) => !inside.has(column),
  );
  const pieces: Pieces = sheet.rows.map((_, row) =>
    columns.map((column): Piece | undefined => {
      const start = starts.get(column);
      if (start === undefined || row < head.row)
        return row === head.row - 1 && column > (head.rounds[0]?.first ?? 0)
          ? undefined
          : pieceAt(sheet, row, column);
      return row === head.row
        ? piece(`Rd ${start.at + 1}`, { row, column })
        : roundPiece(sheet, row, start.round);
    }),
  );
  return sheetOfPieces(pieces, sheet);
};
