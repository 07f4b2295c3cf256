import type { PlayerNo } from "../../engine/index";
import type { Selection } from "../../excel/port";
import { currentOf } from "../look";
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

/** The players who are named in the selected rows of one of our sheets. */
const onOwnSheet = async (
  pane: Pane,
  subject: Crosstable,
  { sheet, area, region }: Selection,
): Promise<PlayerNo[]> => {
  const rows = { row: area.row, rows: area.rows, column: region.column, columns: region.columns };
  const { cells } = await pane.services.workbook.read(sheet.id, rows);
  const players = currentOf(subject, pane.state())?.reading.tournament.players ?? [];
  return cells.flatMap((row) =>
    players
      .filter(({ name }) => row.includes(name))
      .map(({ no }) => no)
      .slice(0, 1),
  );
};

/** Takes the players of one or two selected rows. */
export const fillWhy = async (pane: Pane, selection: Selection): Promise<void> => {
  const { subject } = pane.state();
  if (subject.kind !== "crosstable" || selection.area.rows > MOST) return;
  const { id } = selection.sheet;
  const isOwn = selection.sheet.mark?.source === subject.source.id;
  const found =
    id === subject.source.id
      ? inCrosstable(pane, subject, selection)
      : isOwn
        ? await onOwnSheet(pane, subject, selection)
        : [];
  const [player, against = null] = found;
  if (player !== undefined && found.length <= MOST)
    pane.dispatch({ kind: "why", player, against, section: null });
};
