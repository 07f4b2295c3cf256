import type { PlayerNo } from "../../engine/index";
import type { Selection } from "../../excel/port";
import { cleanText } from "../../writer/clean";
import { currentOf, lookOf } from "../look";
import type { Pane } from "../pane";
import type { Crosstable } from "../state";

/** More rows are no choice of players. */
const MOST = 2;

/** The players whose rows of the crosstable are selected. */
const inCrosstable = (pane: Pane, subject: Crosstable, { area }: Selection): PlayerNo[] => {
  const table = currentOf(subject, pane.state())?.reading.table;
  return [...(table?.rows ?? [])].flatMap(([no, row]) => {
    const at = subject.grid.area.row + row;
    return at >= area.row && at < area.row + area.rows ? [no] : [];
  });
};

type Found = readonly (readonly [section: string, no: PlayerNo])[];

/** The players of all sections whom a row names; of several of one name the one whose number it has too. */
const namedIn = (subject: Crosstable, row: readonly unknown[]): Found => {
  const named = lookOf(subject).sections.flatMap(({ reading: { section, tournament } }) =>
    tournament.players
      .filter(({ name }) => row.includes(cleanText(name)))
      .map(({ no }) => [section, no] as const),
  );
  const numbered = named.filter(([, no]) => row.includes(no));
  return (numbered.length > 0 ? numbered : named).slice(0, 1);
};

/** The players who are named in the selected rows of one of our sheets. */
const onOwnSheet = async (
  pane: Pane,
  subject: Crosstable,
  { sheet, area, region }: Selection,
): Promise<Found> => {
  const rows = { row: area.row, rows: area.rows, column: region.column, columns: region.columns };
  const { cells } = await pane.services.workbook.read(sheet.id, rows);
  return cells.flatMap((row) => namedIn(subject, row));
};

/** Takes the players of one or two selected rows; two of different sections are not compared. */
export const fillWhy = async (pane: Pane, selection: Selection): Promise<void> => {
  const { subject } = pane.state();
  if (subject.kind !== "crosstable" || selection.area.rows > MOST) return;
  const { id } = selection.sheet;
  if (id === subject.source.id) {
    const [player, against = null] = inCrosstable(pane, subject, selection);
    if (player !== undefined) pane.dispatch({ kind: "why", player, against, section: null });
    return;
  }
  if (selection.sheet.mark?.source !== subject.source.id) return;
  const [first, second] = await onOwnSheet(pane, subject, selection);
  if (first === undefined) return;
  const [section, player] = first;
  const against = second?.[0] === section ? second[1] : null;
  pane.dispatch({ kind: "why", player, against, section });
};
