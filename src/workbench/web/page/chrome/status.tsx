import { isErrorValue } from "../../../model";
import type { Desk } from "../desk";

/** Cells that are added up at most. */
const MOST = 200_000;

/** What Excel's status bar tells of the selected cells: how many, their mean and their sum. */
const summary = ({ sheet, area }: Desk): string => {
  if (area.rows * area.columns < 2) return "";
  const numbers: number[] = [];
  let filled = 0;
  for (const { cell } of sheet.cells.within(area)) {
    if (cell.value === null || isErrorValue(cell.value)) continue;
    if (++filled > MOST) return "";
    if (typeof cell.value === "number") numbers.push(cell.value);
  }
  if (filled < 2) return "";
  const sum = numbers.reduce((total, number) => total + number, 0);
  const rounded = (value: number) => String(Math.round(value * 1000) / 1000);
  const parts = numbers.length === 0 ? [] : [`Average: ${rounded(sum / numbers.length)}`];
  return [...parts, `Count: ${filled}`, ...(numbers.length === 0 ? [] : [`Sum: ${rounded(sum)}`])].join(
    "   ",
  );
};

/** Messages at the left, the selected cells at the right. */
export const Status = ({ desk, text }: { readonly desk: Desk | undefined; readonly text: string }) => (
  <footer class="status-bar">
    <p id="status" role="status">
      {text}
    </p>
    <p class="summary">{desk ? summary(desk) : ""}</p>
  </footer>
);
