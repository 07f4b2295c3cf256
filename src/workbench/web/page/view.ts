import { type Book, cellArea, type ModelEvent, type Sheet } from "../../model";
import { markSelection, tableOf } from "./grid";

const place = (id: string): HTMLElement => {
  const found = document.getElementById(id);
  if (!found) throw new Error(`the page has no place ${id}`);
  return found;
};

/** The places of the page that are filled. */
export const PLACES = {
  name: place("name"),
  rank: place("rank"),
  explain: place("explain"),
  grid: place("grid"),
  tabs: place("tabs"),
  status: place("status"),
  pane: place("pane"),
} as const;

const tabOf = (book: Book, sheet: Sheet): HTMLButtonElement => {
  const tab = document.createElement("button");
  tab.type = "button";
  tab.textContent = sheet.name;
  if (sheet === book.active) tab.setAttribute("aria-current", "true");
  tab.addEventListener("click", () => book.activate(sheet));
  return tab;
};

const draw = (book: Book): void => {
  const visible = book.sheets.filter(({ visibility }) => visibility === "Visible");
  const table = tableOf(book.active);
  markSelection(table, book);
  PLACES.grid.replaceChildren(table);
  PLACES.tabs.replaceChildren(...visible.map((sheet) => tabOf(book, sheet)));
};

const selectCell = (book: Book, { target }: MouseEvent): void => {
  const cell = target instanceof Element ? target.closest("td") : null;
  const [row, column] = (cell?.dataset["place"] ?? "").split(",").map(Number);
  if (row === undefined || column === undefined) return;
  book.select(book.active, [cellArea(row, column)]);
};

/** Shows a workbook in the page and follows its changes, once a frame. */
export const showBook = (book: Book): void => {
  let waiting = false;
  const redraw = (): void => {
    waiting = false;
    draw(book);
  };
  const follow = ({ kind }: ModelEvent): void => {
    const table = PLACES.grid.querySelector("table");
    if (kind === "selected" && table) markSelection(table, book);
    if (kind === "selected" || waiting) return;
    waiting = true;
    requestAnimationFrame(redraw);
  };
  PLACES.name.textContent = book.name;
  PLACES.grid.addEventListener("click", (event) => selectCell(book, event));
  book.on(follow);
  draw(book);
};
