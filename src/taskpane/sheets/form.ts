import type { CellValue, FormattedArea, LiveFormula, Prompt, SheetBlock } from "../../writer/block";
import { BLANK_ROW, lines, type Piece, stack } from "../../writer/piece";
import { sheetOf } from "../../writer/sheet";
import { STYLE } from "../../writer/style";
import { columnName } from "../../excel/addresses";
import { TEXTS } from "../texts";
import { type ResultArea, wrongGridResult, wrongToken } from "./entry";
import type { PastedPlayer } from "./players";

/** The kinds of event for which a crosstable is laid out. */
export type FormKind = (typeof TEXTS.new.kinds)[number][0];

const T = TEXTS.new;
const { number, name, rating, team, round, total } = T.headings;

/** Rows of a form without players. */
export const BLANK_ROWS = 12;
const QUAD = 4;

/** How many rounds an event has; null: the user says. */
export const roundsFor = (kind: FormKind, players: number): number | null => {
  const cycle = players % 2 === 0 ? players - 1 : players;
  const rounds: Readonly<Record<FormKind, number | null>> = {
    swiss: null,
    roundRobin: Math.max(1, cycle),
    doubleRoundRobin: Math.max(2, 2 * cycle),
    quads: QUAD - 1,
  };
  return rounds[kind];
};

const BLANK: PastedPlayer = { name: "", rating: null, team: "" };

/** Text cells: Excel makes dates of results such as 1-2 otherwise. */
const TEXT = { numberFormat: "@" } as const;

/** Points of the results in a row, by their first letters. */
const tokenTotal = (from: string, to: string, row: number): string => {
  const cells = `${from}${row}:${to}${row}`;
  const full = ["W", "X", "B", "P"].map((letter) => `(LEFT(${cells})="${letter}")`).join("+");
  const half = ["D", "H"].map((letter) => `(LEFT(${cells})="${letter}")`).join("+");
  return `=SUMPRODUCT(${full}+(${half})/2)`;
};

const gridTotal = (from: string, to: string, row: number): string => {
  const cells = `${from}${row}:${to}${row}`;
  return `=SUM(${cells})+COUNTIF(${cells},"½")/2+COUNTIF(${cells},"+")`;
};

interface Table {
  readonly players: readonly PastedPlayer[];
  readonly headings: readonly string[];
  /** Where the table begins on the sheet, from 0. */
  readonly row: number;
  readonly numberFrom: number;
  readonly total: typeof tokenTotal;
  readonly prompt: string;
  readonly resultFormat: FormattedArea["format"];
  /** The formula that finds a wrong entry. */
  readonly wrong: (area: ResultArea) => string;
}

const FIXED = [number, name, rating, team];

const promptsOf = ({ players, headings, prompt }: Table): Prompt[] =>
  players.flatMap((_, i) =>
    headings.map((__, column) => ({
      row: i + 1,
      column: FIXED.length + column,
      title: T.prompt.title,
      text: prompt,
    })),
  );

const formulasOf = ({ players, headings, row, total: formula }: Table): LiveFormula[] => {
  const [from, to] = [columnName(FIXED.length), columnName(FIXED.length + headings.length - 1)];
  return players.map((_, i) => ({
    row: i + 1,
    column: FIXED.length + headings.length,
    formula: formula(from, to, row + i + 2),
  }));
};

/** A table with its entry help and totals. */
const tablePiece = (table: Table): Piece => {
  const { players, headings, row, numberFrom, resultFormat, wrong } = table;
  const width = FIXED.length + headings.length + 1;
  const rows = players.map((player, i): CellValue[] => [
    numberFrom + i,
    player.name,
    player.rating ?? "",
    player.team,
    ...headings.map(() => ""),
    "",
  ]);
  const results = { row: 1, column: FIXED.length, rows: players.length, columns: headings.length };
  return {
    rows: [[...FIXED, ...headings, total], ...rows],
    formats: [
      { area: { row: 0, column: 0, rows: 1, columns: width }, format: STYLE.heading },
      { area: results, format: { ...resultFormat, align: "Center" } },
    ],
    prompts: promptsOf(table),
    formulas: formulasOf(table),
    checks: [
      { area: results, wrong: wrong({ row: row + 1, players: players.length, firstColumn: FIXED.length }) },
    ],
  };
};

const chunks = <Item>(items: readonly Item[], size: number): Item[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, i) => items.slice(i * size, (i + 1) * size));

/** One wall chart. */
const chartPiece = (players: readonly PastedPlayer[], rounds: number): Piece =>
  tablePiece({
    players,
    headings: Array.from({ length: rounds }, (_, r) => round(r + 1)),
    row: 0,
    numberFrom: 1,
    total: tokenTotal,
    prompt: T.prompt.text,
    resultFormat: TEXT,
    wrong: wrongToken,
  });

/** A grid for every four players, each under its title. */
const quadPieces = (players: readonly PastedPlayer[]): Piece[] => {
  let top = 0;
  return chunks(players, QUAD).map((group, i) => {
    const grid = tablePiece({
      players: [...group, ...Array.from({ length: QUAD - group.length }, () => BLANK)],
      headings: Array.from({ length: QUAD }, (_, column) => String(column + 1)),
      row: top + 1,
      numberFrom: 1,
      total: gridTotal,
      prompt: T.prompt.grid,
      resultFormat: {},
      wrong: wrongGridResult,
    });
    const piece = stack([lines([T.quad(i + 1)], STYLE.section), grid, BLANK_ROW]);
    top += piece.rows.length;
    return piece;
  });
};

/** A new crosstable to be filled in. */
export const formSheet = (
  given: readonly PastedPlayer[],
  kind: FormKind,
  rounds: number,
  paper: "Letter" | "A4",
): SheetBlock => {
  const players = given.length > 0 ? given : Array.from({ length: BLANK_ROWS }, () => BLANK);
  const quads = kind === "quads";
  const columns = quads ? QUAD : rounds;
  return sheetOf(quads ? stack(quadPieces(players)) : chartPiece(players, rounds), {
    kind: "standings",
    widths: [6, 24, 8, 18, ...Array.from({ length: columns }, () => 8), 8],
    frozenRows: quads ? 0 : 1,
    paper,
    footer: T.sheet,
  });
};
