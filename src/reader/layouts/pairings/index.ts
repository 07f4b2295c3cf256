import { headingKey } from "../../heading-words";
import { isBlank } from "../../cell";
import type { Finding } from "../../finding";
import type { Page } from "../../layout";
import { cellAt, type Sheet } from "../../sheet";
import type { At, ReadingSettings } from "../../types";
import { type ChartRow, sheetOfChart, strayWord } from "../chart";
import { type Piece, piece, pieceAt, type Pieces } from "../pieces";
import { pairingHeads, type PairingHead, type Side } from "./columns";
import { byeOf, type Outcome, outcomeOf } from "./results";
import { type Pairing, pairingsOf, roundInTitle } from "./rounds";
import { isNobody } from "./words";
import { unclearZeros, withoutZeros } from "./zeros";

type Color = "white" | "black";

/** A player of pairing lists, found by his number, else by his name. */
interface Listed {
  readonly no: number;
  readonly number: Piece | undefined;
  readonly name: Piece | undefined;
  readonly rating: Piece | undefined;
}

const identifier = ({ number, name }: Side): number => number ?? name ?? -1;

const keyOf = (sheet: Sheet, row: number, side: Side): string => {
  const cell = cellAt(sheet, row, identifier(side));
  return isNobody(cellAt(sheet, row, side.name ?? -1).text) ? "" : headingKey(cell.text);
};

const isNumbered = (sheet: Sheet, pairings: readonly Pairing[]): boolean =>
  pairings.every(({ row, head }) =>
    [head.white, head.black].every(
      (side) => keyOf(sheet, row, side) === "" || (cellAt(sheet, row, identifier(side)).value ?? 0) > 0,
    ),
  );

const playersOf = (sheet: Sheet, pairings: readonly Pairing[]): ReadonlyMap<string, Listed> => {
  const numbered = isNumbered(sheet, pairings);
  const players = new Map<string, Listed>();
  for (const { row, head } of pairings) {
    for (const side of [head.white, head.black]) {
      const key = keyOf(sheet, row, side);
      if (key === "" || players.has(key)) continue;
      const number = pieceAt(sheet, row, identifier(side));
      const no = numbered ? (cellAt(sheet, row, identifier(side)).value ?? 0) : players.size + 1;
      players.set(key, {
        no,
        number,
        name: pieceAt(sheet, row, side.name),
        rating: pieceAt(sheet, row, side.rating),
      });
    }
  }
  return players;
};

const LETTER: Readonly<Record<Color, string>> = { white: "w", black: "b" };

/** The results in columns of their own; beside a result a blank is a loss, two blanks are none. */
const ownResults = (
  sheet: Sheet,
  row: number,
  { white, black }: PairingHead,
): readonly (string | undefined)[] => {
  const cells = [white.result, black.result].map((column) => cellAt(sheet, row, column ?? -1));
  const both = white.result !== null && black.result !== null;
  const blank = both && cells.some((cell) => !isBlank(cell)) ? "L" : undefined;
  return cells.map((cell) => (isBlank(cell) ? blank : outcomeOf(cell.text)?.white));
};

/** What the row says of one side: its own result, else its part of the common one. */
const outcomeAt = (sheet: Sheet, row: number, head: PairingHead): Partial<Outcome> => {
  const common = outcomeOf(cellAt(sheet, row, head.result ?? -1).text) ?? {};
  const [white, black] = ownResults(sheet, row, head);
  return { ...common, ...(white === undefined ? {} : { white }), ...(black === undefined ? {} : { black }) };
};

const resultCell = ({ result, white, black }: PairingHead, color: Color): number =>
  (color === "white" ? white.result : black.result) ??
  result ??
  (color === "white" ? white.name : black.name) ??
  0;

/** What a round cell of a wall chart would say; an unknown result is passed on, to be found by the checks. */
const wordOf = (sheet: Sheet, { row, head }: Pairing, color: Color, opponent: Listed | undefined): string => {
  const text = cellAt(sheet, row, resultCell(head, color)).text;
  if (opponent === undefined) return byeOf(head.result === null && head.white.result === null ? "" : text);
  const letter = outcomeAt(sheet, row, head)[color];
  if (letter !== undefined) return `${letter}${opponent.no}${LETTER[color]}`;
  return text === "" || /^[-:*?\s]*$/.test(text) || head.result === null
    ? `*${opponent.no}${LETTER[color]}`
    : strayWord(text);
};

type Cells = (Piece | undefined)[];

/** A player who is paired twice in a round has a cell that nobody can read: a finding, not a choice. */
const put = (cells: Cells, round: number, value: string, at: At): void => {
  const before = cells[round - 1];
  cells[round - 1] = piece(before === undefined ? value : `${before.cell.text}, ${value}`, at);
};

/** What stands above the first list, except its round. */
const titlesOf = (sheet: Sheet, { row }: PairingHead): Pieces =>
  sheet.rows
    .slice(0, row)
    .flatMap((cells, at) =>
      roundInTitle(cells) === null ? [cells.map((_, column) => pieceAt(sheet, at, column))] : [],
    );

/** The round cells of each player, by his key. */
const roundsOf = (
  sheet: Sheet,
  pairings: readonly Pairing[],
  players: ReadonlyMap<string, Listed>,
): ReadonlyMap<string, Cells> => {
  const rounds = new Map<string, Cells>([...players.keys()].map((key) => [key, []]));
  for (const pairing of pairings) {
    const { row, head, round } = pairing;
    for (const color of ["white", "black"] as const) {
      const other = players.get(keyOf(sheet, row, color === "white" ? head.black : head.white));
      const cells = rounds.get(keyOf(sheet, row, head[color]));
      const at = { row, column: resultCell(head, color) };
      if (cells !== undefined) put(cells, round, wordOf(sheet, pairing, color, other), at);
    }
  }
  return rounds;
};

const chartRow = ({ no, number, name, rating }: Listed, rounds: Cells): ChartRow => {
  const at = number?.at ?? name?.at ?? { row: 0, column: 0 };
  return { no: piece(no, at), name, more: [rating], rounds, total: undefined };
};

/** The wall chart that pairing lists amount to, and what is doubtful in them. */
export interface PairingsChart {
  readonly sheet: Sheet;
  readonly findings: readonly Finding[];
}

/** The wall chart that pairing lists amount to; null where they pair too few. */
export const chartOfPairings = (
  { sheet: given, heads: others }: Page,
  { zero }: ReadingSettings,
): PairingsChart | null => {
  const charts = new Set(others.filter(({ rounds }) => rounds.length > 1).map(({ row }) => row));
  const heads = pairingHeads(given).filter(({ row }) => !charts.has(row));
  const [first] = heads;
  if (first === undefined) return null;
  const pairings = pairingsOf(given, heads);
  if (pairings.length < 2) return null;
  const sheet = withoutZeros(given, pairings, zero);
  const players = playersOf(sheet, pairings);
  const rounds = roundsOf(sheet, pairings, players);
  const rows = [...players].map(([key, player]) => chartRow(player, rounds.get(key) ?? []));
  const chart = sheetOfChart(
    {
      titles: titlesOf(sheet, first),
      headings: ["Rating"],
      rows: rows.sort((a, b) => (a.no?.cell.value ?? 0) - (b.no?.cell.value ?? 0)),
      heading: { row: first.row, column: 0 },
    },
    sheet,
  );
  return { sheet: chart, findings: zero === undefined ? unclearZeros(sheet, pairings) : [] };
};
