import { type Cell, isBlank } from "../../cell";
import { headingOf, type Role } from "../../heading-words";
import { nameKey } from "../../lookup";
import { cellAt, type Sheet } from "../../sheet";
import { wholeOf } from "../../values";
import { type Piece, piece, pieceAt } from "../pieces";
import type { PairingHead } from "./columns";
import type { Listed, Players } from "./players";
import { isNobody } from "./words";

/** A player of a list beside those of pairings. */
interface Entry {
  readonly no: number;
  readonly number: Piece | undefined;
  readonly name: Piece;
  readonly rating: Piece | undefined;
}

/** A list of the players, with the rows from its heading to its end. */
export interface Roster {
  readonly firstRow: number;
  readonly lastRow: number;
  /** Its numbers stand in a column; else they are counted. */
  readonly numbered: boolean;
  readonly entries: readonly Entry[];
}

const LETTER = /\p{L}/u;

/** What only lists of another kind have: standings, wall charts. */
const OF_OTHERS: ReadonlySet<Role | null> = new Set<Role | null>(["total", "place", "adjustment", "playoff"]);

/** The columns of a list of pairings in its heading row. */
const usedIn = ({ round, board, result, white, black }: PairingHead): readonly (number | null)[] => [
  ...[round, board, result, white.name, white.number, white.result],
  ...[black.name, black.number, black.result],
];

/** The stretches of a row without blank cells. */
const stretchesOf = (
  cells: readonly Cell[],
  used: ReadonlySet<number | null>,
): readonly (readonly number[])[] => {
  const found: number[][] = [];
  cells.forEach((cell, column) => {
    if (cell.kind !== "text" || used.has(column)) return;
    const last = found.at(-1);
    if (last?.at(-1) === column - 1) last.push(column);
    else found.push([column]);
  });
  return found;
};

/** The columns of a list of players. */
interface Columns {
  readonly row: number;
  readonly number: number | undefined;
  readonly name: number;
  readonly first: number | undefined;
  readonly rating: number | undefined;
}

/** One column alone is one of names where it says so. */
const NAMES = /^(?:names?|players?|spieler|teilnehmer|jugador(?:es)?|joueurs?|participants?)$/i;

const columnsIn = (sheet: Sheet, row: number, stretch: readonly number[]): Columns | null => {
  const headings = stretch.map((column) => headingOf(cellAt(sheet, row, column).text));
  const isOfOthers = headings.some(
    ({ role, round }) => OF_OTHERS.has(role) || round === "worded" || round === "bare",
  );
  const at = (...roles: readonly Role[]): number | undefined =>
    stretch[headings.findIndex(({ role }) => role !== null && roles.includes(role))];
  const name = at("name");
  if (isOfOthers || name === undefined) return null;
  const columns = { row, name, number: at("pairing", "rank"), first: at("firstName"), rating: at("rating") };
  const isAlone = stretch.length === 1 && NAMES.test(cellAt(sheet, row, name).text);
  return columns.number !== undefined || columns.rating !== undefined || isAlone ? columns : null;
};

const FEWEST = 2;

const nameIn = (sheet: Sheet, row: number, { name, first }: Columns): string =>
  [first, name]
    .flatMap((column) => (column === undefined ? [] : [cellAt(sheet, row, column).shown]))
    .join(" ")
    .trim();

/** The heads of lists of pairings by their rows. */
type HeadsAt = ReadonlyMap<number, readonly PairingHead[]>;

const rosterOf = (sheet: Sheet, columns: Columns, headsAt: HeadsAt): Roster | null => {
  const entries: Entry[] = [];
  let row = columns.row + 1;
  for (; row < sheet.rows.length && !headsAt.has(row); row++) {
    const name = nameIn(sheet, row, columns);
    const no =
      columns.number === undefined ? entries.length + 1 : wholeOf(cellAt(sheet, row, columns.number));
    const isHeading = headingOf(cellAt(sheet, row, columns.name).text).role === "name";
    if (!LETTER.test(name) || isNobody(name) || no === null || isHeading) break;
    entries.push({
      no,
      number: columns.number === undefined ? undefined : pieceAt(sheet, row, columns.number),
      name: piece(name, { row, column: columns.name }),
      rating: pieceAt(sheet, row, columns.rating ?? null),
    });
  }
  const isDistinct = new Set(entries.map(({ no }) => no)).size === entries.length;
  return entries.length < FEWEST || !isDistinct
    ? null
    : { firstRow: columns.row, lastRow: row - 1, numbered: columns.number !== undefined, entries };
};

/** The lists of players on a sheet with lists of pairings. */
export const rostersOf = (sheet: Sheet, heads: readonly PairingHead[]): readonly Roster[] => {
  const headsAt = new Map<number, PairingHead[]>();
  for (const head of heads) headsAt.set(head.row, [...(headsAt.get(head.row) ?? []), head]);
  return sheet.rows.flatMap((cells, row) => {
    if (!cells.some(({ kind, text }) => kind === "text" && headingOf(text).role === "name")) return [];
    const used = new Set((headsAt.get(row) ?? []).flatMap(usedIn));
    return stretchesOf(cells, used).flatMap((stretch) => {
      const columns = columnsIn(sheet, row, stretch);
      return (columns === null ? null : rosterOf(sheet, columns, headsAt)) ?? [];
    });
  });
};

const isNumberOnly = ({ name }: Listed): boolean => name === undefined || !LETTER.test(name.cell.text);

const isSaid = (each: Piece | undefined): boolean => each !== undefined && !isBlank(each.cell);

/** How the players of the pairings are found in a list of players; null: they are not. */
const entryIn = (roster: Roster, players: Players): ((player: Listed) => Entry | undefined) | null => {
  if (players.numbered && players.all.every(isNumberOnly)) {
    const byNo = new Map(roster.entries.map((entry) => [entry.no, entry]));
    return players.all.some(({ no }) => byNo.has(no)) ? ({ no }) => byNo.get(no) : null;
  }
  const byKey = new Map(roster.entries.map((entry) => [nameKey(entry.name.cell.shown), entry]));
  const find = ({ name }: Listed): Entry | undefined => byKey.get(nameKey(name?.cell.shown ?? ""));
  return players.all.every((player) => find(player) !== undefined) ? find : null;
};

/** More players who were never paired are members of the club. */
const areFew = (unpaired: readonly Entry[], players: Players): boolean =>
  unpaired.length <= players.all.length;

/** The players with their names and ratings by a list of them; `all`: with those who were never paired. */
export const withRoster = (rosters: readonly Roster[], players: Players, all: boolean): Players => {
  for (const roster of rosters) {
    const find = entryIn(roster, players);
    if (find === null) continue;
    const byNumber =
      players.numbered || (roster.numbered && players.all.every((each) => find(each) !== undefined));
    const joined = new Map(
      players.all.map((player) => {
        const entry = find(player);
        if (entry === undefined) return [player, player];
        const no = byNumber ? (players.numbered ? player.no : entry.no) : player.no;
        const number = byNumber && !players.numbered ? (entry.number ?? player.number) : player.number;
        const name = isNumberOnly(player) ? entry.name : player.name;
        return [player, { no, number, name, rating: isSaid(entry.rating) ? entry.rating : player.rating }];
      }),
    );
    const paired = new Set(players.all.map(find));
    const unpaired = roster.entries.filter((entry) => !paired.has(entry));
    const highest = Math.max(...[...joined.values()].map(({ no }) => no));
    const added = unpaired.map(({ no, number, name, rating }, at): Listed => {
      const own = byNumber ? no : highest + 1 + at;
      return {
        no: own,
        number: byNumber && number !== undefined ? number : piece(own, name.at),
        name,
        rating,
      };
    });
    return {
      ...players,
      numbered: byNumber,
      all: [...joined.values(), ...(all && areFew(unpaired, players) ? added : [])],
      at: (pairing, color) => {
        const player = players.at(pairing, color);
        return player === undefined ? undefined : joined.get(player);
      },
    };
  }
  return players;
};
