import { type Cell, isBlank } from "../../cell";
import type { Head } from "../../headings";
import type { Page } from "../../layout";
import { cellAt, type Sheet } from "../../sheet";
import { colorBlock } from "./blocks";
import { type ApartHead, isPart, type Part, partOf as partNamed, type Round } from "./heads";
import { outcomeOf } from "./results";

/** Rounds of so many columns, of which only the first has a heading. */
const WIDTHS = [2, 3] as const;

/** Rows that show what a column holds. */
const SAMPLE = 40;
const MOSTLY = 0.8;

const RESULT = /^(?:1|0|½|1\/2|0?[.,]5|[WDLXFHBUZ]|[+=-]|1-0|0-1)$/i;
const NUMBER = /^[1-9]\d{0,3}$/;
const COLOR = /^[WB]$/i;
/** A number with its color, `4w` or `B3`; wins and losses are no colors. */
const COLORED = /^(?:[1-9]\d{0,3}[WB]|[WB][1-9]\d{0,3})$/i;

const shareOf = (cells: readonly Cell[], is: (text: string) => boolean): number =>
  cells.length === 0 ? 0 : cells.filter(({ text }) => is(text)).length / cells.length;

/** Nobody, in a column of opponents. */
const NOBODY = /^(?:[-–—]+|0|n\/?a|none|(?:full |half |zero )?bye.{0,4}|[BHU])$/i;
const isOpponent = (text: string): boolean => NUMBER.test(text) || NOBODY.test(text);
/** Names, where the heading says that the column holds opponents. */
const NAMED = /^\p{L}[\p{L}\d .,'’()-]+$/u;
const isNamed = (text: string): boolean => isOpponent(text) || COLORED.test(text) || NAMED.test(text);
const isResult = (text: string): boolean => RESULT.test(text) || outcomeOf(text) !== null;

/** What the columns at one place of all rounds hold; null: none of the parts of a round. */
const partOf = (cells: readonly Cell[]): Part | null => {
  const mostly = (pattern: RegExp) => shareOf(cells, (text) => pattern.test(text)) >= MOSTLY;
  if (shareOf(cells, isOpponent) >= MOSTLY && cells.some(({ value }) => (value ?? 0) > 1)) return "opponent";
  if (mostly(COLORED) && cells.some(({ text }) => /b/i.test(text))) return "opponent";
  if (mostly(COLOR) && cells.some(({ text }) => /b/i.test(text))) return "color";
  return shareOf(cells, isResult) >= MOSTLY ? "result" : null;
};

const columnsOf = ({ rounds }: Head): readonly number[] => rounds.map(({ column }) => column);

/** Whether every round is followed by columns without a heading of another kind, up to the next one. */
const isWide = (head: Head, width: number): boolean => {
  const columns = columnsOf(head);
  return (
    columns.every((column, at) => at === 0 || column - (columns[at - 1] ?? 0) === width) &&
    columns.every((column) =>
      Array.from({ length: width - 1 }, (_, k) => head.texts.get(column + 1 + k)).every(
        (text) => text === undefined || isPart(text),
      ),
    )
  );
};

const cellsIn = (sheet: Sheet, head: Head, place: number): readonly Cell[] =>
  Array.from({ length: SAMPLE }, (_, at) => head.row + 1 + at)
    .flatMap((row) => columnsOf(head).map((column) => cellAt(sheet, row, column + place)))
    .filter((cell) => !isBlank(cell));

const roundsBy = (head: Head, parts: readonly (Part | null)[]): readonly Round[] => {
  const [opponent, color, result] = (["opponent", "color", "result"] as const).map((part) =>
    parts.indexOf(part),
  );
  if (opponent === undefined || color === undefined || result === undefined || opponent < 0 || result < 0)
    return [];
  return columnsOf(head).map((column) => ({
    opponent: column + opponent,
    color: color < 0 ? null : column + color,
    result: column + result,
    first: column,
    last: column + parts.length - 1,
  }));
};

/** Heading rows over rounds of two or three columns, told by what the columns hold. */
export const wideHeads = ({ sheet, heads }: Page): readonly ApartHead[] =>
  heads.flatMap((head) => {
    const width = head.rounds.length === 0 ? undefined : WIDTHS.find((each) => isWide(head, each));
    if (width === undefined) return [];
    const parts = Array.from({ length: width }, (_, place) => partOf(cellsIn(sheet, head, place)));
    const rounds = roundsBy(head, parts);
    return rounds.length === 0 ? [] : [{ row: head.row, rounds }];
  });

const FEWEST_ROUNDS = 2;

/** Heading rows over a block of results and a block of opponents, each a column a round: `R1 R2 Tot Opp1 Opp2`. */
export const blockHeads = ({ sheet, heads }: Page): readonly ApartHead[] =>
  heads.flatMap((head) => {
    const columns = columnsOf(head);
    const opponents = [...head.texts].flatMap(([column, text]) =>
      partNamed(text) === "opponent" && !columns.includes(column) ? [column] : [],
    );
    if (columns.length < FEWEST_ROUNDS || opponents.length !== columns.length) return [];
    const cells = (column: number) =>
      sheet.rows.slice(head.row + 1, head.row + 1 + SAMPLE).flatMap((row) => {
        const cell = row[column];
        return cell === undefined || isBlank(cell) ? [] : [cell];
      });
    if (!opponents.every((column) => shareOf(cells(column), isNamed) >= MOSTLY)) return [];
    if (!columns.every((column) => shareOf(cells(column), isResult) >= MOSTLY)) return [];
    const colors = colorBlock(
      Array.from({ length: head.lastColumn + 1 }, (_, column) => head.texts.get(column) ?? ""),
      columns.length,
    );
    const rounds = columns.map((column, at): Round => ({
      ...{ opponent: opponents[at] ?? column, color: colors?.[at] ?? null, result: column },
      ...{ first: column, last: column },
    }));
    return [{ row: head.row, rounds }];
  });
