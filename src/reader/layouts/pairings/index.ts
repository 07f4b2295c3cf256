import { isBlank } from "../../cell";
import type { Finding } from "../../finding";
import type { Page } from "../../layout";
import { cellAt, type Sheet } from "../../sheet";
import { COLOR_LETTERS } from "../../token";
import type { At, ReadingSettings } from "../../types";
import { type ChartRow, sheetOfChart, strayWord } from "../chart";
import { type Piece, piece, pieceAt, type Pieces } from "../pieces";
import { pairingHeads, type PairingHead } from "./columns";
import { type Color, type Listed, type Players, playersOf } from "./players";
import { byeOf, type Outcome, outcomeOf } from "./results";
import { type Pairing, pairingsOf, roundInTitle } from "./rounds";
import { nobodyIn } from "./words";
import { withoutZeros } from "./zeros";

/** Nothing, or signs for a result that is still to come. */
const OPEN = /^[-*:?\s]*$|^vs\.?$/i;

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

const other = (color: Color): Color => (color === "white" ? "black" : "white");

/** What a player without an opponent gets: as the result says, else as the cell of the opponent does. */
const byeWord = (sheet: Sheet, { row, head }: Pairing, color: Color): string => {
  const own = cellAt(sheet, row, head[color].result ?? -1).text;
  const said = own === "" ? cellAt(sheet, row, head.result ?? -1).text : own;
  const nobody = nobodyIn(cellAt(sheet, row, head[other(color)].name ?? -1).text) ?? "";
  if (said === "" && nobody !== "") return nobody;
  return byeOf(said, own === "" ? color : "white") ?? strayWord(said);
};

/** What a round cell of a wall chart would say; an unknown result is passed on, to be found by the checks. */
const wordOf = (sheet: Sheet, pairing: Pairing, color: Color, opponent: Listed | undefined): string => {
  const { row, head } = pairing;
  if (opponent === undefined) return byeWord(sheet, pairing, color);
  const { text } = cellAt(sheet, row, resultCell(head, color));
  const letter = outcomeAt(sheet, row, head)[color];
  if (letter !== undefined) return `${letter}${opponent.no}${COLOR_LETTERS[color]}`;
  const hasResult = head.result !== null || head[color].result !== null;
  return OPEN.test(text) || !hasResult ? `*${opponent.no}${COLOR_LETTERS[color]}` : strayWord(text);
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

/** The round cells of each player. */
const roundsOf = (
  sheet: Sheet,
  pairings: readonly Pairing[],
  players: Players,
): ReadonlyMap<Listed, Cells> => {
  const rounds = new Map<Listed, Cells>(players.all.map((player) => [player, []]));
  for (const pairing of pairings) {
    for (const color of ["white", "black"] as const) {
      const player = players.at(pairing, color);
      const cells = player === undefined ? undefined : rounds.get(player);
      const at = { row: pairing.row, column: resultCell(pairing.head, color) };
      const opponent = players.at(pairing, other(color));
      if (cells !== undefined) put(cells, pairing.round, wordOf(sheet, pairing, color, opponent), at);
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
  const { sheet, findings } = withoutZeros(given, pairings, zero);
  const players = playersOf(sheet, pairings);
  const rounds = roundsOf(sheet, pairings, players);
  const rows = players.all.map((player) => chartRow(player, rounds.get(player) ?? []));
  const chart = sheetOfChart(
    {
      titles: titlesOf(sheet, first),
      headings: ["Rating"],
      rows: rows.sort((a, b) => (a.no?.cell.value ?? 0) - (b.no?.cell.value ?? 0)),
      heading: { row: first.row, column: 0 },
    },
    sheet,
  );
  return { sheet: chart, findings: [...findings, ...players.findings] };
};
