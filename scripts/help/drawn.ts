import { a1, describe, readCrosstable } from "../../src/reader/index";
import { FRAME_TEXTS } from "../../src/taskpane/texts/frame";
import { escape } from "./html";

const valueOf = (text: string): string | number => (/^\d+(\.\d+)?$/.test(text) ? Number(text) : text);

/** A crosstable that is drawn: a line a row, `|` between cells. */
export const drawnCells = (drawn: string): readonly (readonly (string | number)[])[] =>
  drawn
    .trim()
    .split("\n")
    .map((line) => line.split("|").map((cell) => valueOf(cell.trim())));

const captionOf = (cells: readonly (readonly (string | number)[])[]): string => {
  const { readings, findings } = readCrosstable(cells);
  const [reading] = readings;
  if (reading === undefined) throw new RangeError(`nothing reads ${cells.map(String).join("; ")}`);
  const { tournament, facts } = reading;
  const layout = facts.find(({ code }) => code === "layout")?.value ?? "";
  const said = [...findings, ...reading.findings].map((finding) => describe(finding, a1));
  return [`Read as: ${layout}. ${FRAME_TEXTS.kinds[tournament.system]}.`, ...said].join(" ");
};

/** A drawn crosstable as cells of a sheet, and as what it is read. */
export const drawnHtml = (drawn: string): string => {
  const cells = drawnCells(drawn);
  const heads = (cells[0] ?? []).map((_, k) => `<th scope="col">${String.fromCharCode(65 + k)}</th>`);
  const rows = cells.map((row, r) => {
    const values = row.map((cell) => `<td>${escape(String(cell))}</td>`);
    return `<tr><th scope="row">${r + 1}</th>${values.join("")}</tr>`;
  });
  return `<div class="wide" role="group" tabindex="0" aria-label="Cells of a sheet">
<table class="sheet">
<thead><tr><td></td>${heads.join("")}</tr></thead>
<tbody>
${rows.join("\n")}
</tbody>
</table>
</div>
<p class="more">${escape(captionOf(cells))}</p>
`;
};
