import { explainValue, type Explanation, type Standing } from "../../engine/index";
import type { Marks } from "../../excel/port";
import type { Area } from "../../writer/block";
import type { Crosstable, State } from "../state";
import { standingsOf, whySection } from "./tied";
import { askedRows, shownItem } from "./why";

const areaOf = ({ grid }: Crosstable, row: number, column: number): Area => ({
  row: grid.area.row + row,
  column: grid.area.column + column,
  rows: 1,
  columns: 1,
});

/** The round cells of one player's working, those that count or those that do not. */
const cellsOf = (
  subject: Crosstable,
  state: State,
  { entry, lines }: Explanation,
  counted: boolean,
): Area[] => {
  const cells = whySection(subject, state)?.reading.table.cells.get(entry.player.no) ?? [];
  const rounds = new Set(lines.filter(({ use }) => (use === "kept") === counted).map(({ round }) => round));
  return [...rounds].flatMap((round) => {
    const at = cells[round - 1];
    return at === undefined || at === null ? [] : [areaOf(subject, at.row, at.column)];
  });
};

const explained = (subject: Crosstable, state: State, rows: readonly Standing[]): Explanation[] => {
  const standings = standingsOf(subject, state);
  const item = standings === undefined ? null : shownItem(standings, state.why);
  return standings === undefined || item === null
    ? []
    : rows.flatMap((row) => explainValue(standings, row, item) ?? []);
};

/** The cells of the crosstable that the answer is about; null: it is about none. */
export const marksFor = (subject: Crosstable, state: State): Marks | null => {
  const standings = standingsOf(subject, state);
  if (standings === undefined) return null;
  const explanations = explained(subject, state, askedRows(standings, state.why));
  const counted = explanations.flatMap((one) => cellsOf(subject, state, one, true));
  const dropped = explanations.flatMap((one) => cellsOf(subject, state, one, false));
  return counted.length + dropped.length === 0 ? null : { counted, dropped };
};
