import type { SheetBlock } from "./block";
import { nameColumn, placeColumn, type Row, scoreColumn, teamColumn } from "./columns";
import { compose, type Listed } from "./compose";
import { standingsState } from "./heading";
import type { Section, SheetInput } from "./input";
import { shownRows } from "./standings-sheet";
import { NUMBER } from "./style";
import { type Column, columnFor } from "./table";

/** The lines that stand side by side: one, or two on a long list. */
type Pair = readonly (Row | undefined)[];

/** A list of more players is set in two columns. */
const LONG = 40;

const byName = (a: Row, b: Row): number =>
  a.standing.entry.player.name.localeCompare(b.standing.entry.player.name, "en", { sensitivity: "base" });

const GAP: Column<Pair> = {
  heading: "",
  align: "Left",
  width: 3,
  numberFormat: NUMBER.text,
  value: () => "",
};

const columnsOf = ({ headings }: Section, input: SheetInput, halves: number): Column<Pair>[] => {
  const team = input.columns.team && headings.team !== null ? [teamColumn(headings.team)] : [];
  const own = [nameColumn, placeColumn, scoreColumn, ...team];
  return Array.from({ length: halves }, (_, half) => [
    ...(half === 0 ? [] : [GAP]),
    ...own.map((column) => columnFor(column, (pair: Pair) => pair[half])),
  ]).flat();
};

const listedSection =
  (input: SheetInput) =>
  (section: Section): Listed<Pair> => {
    const rows = shownRows(input, section).sort(byName);
    const halves = rows.length > LONG ? 2 : 1;
    const height = Math.ceil(rows.length / halves);
    return {
      section,
      players: rows.length,
      rows: Array.from({ length: height }, (_, i) =>
        Array.from({ length: halves }, (__, half) => rows[i + half * height]),
      ),
      columns: columnsOf(section, input, halves),
    };
  };

/** Every player by name, with place and score. */
export const alphabeticalList = (input: SheetInput): SheetBlock =>
  compose(input, {
    kind: "alphabetical",
    lists: input.sections.map(listedSection(input)),
    subline: { says: standingsState, dated: true },
    footer: [],
    tables: false,
  });
