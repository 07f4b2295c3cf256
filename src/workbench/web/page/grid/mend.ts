import type { SlickGrid } from "slickgrid";

/** Attributes that the grid library leaves out, or sets for a cell cursor of its own; null takes one off. */
const SETTINGS: readonly (readonly [
  selector: string,
  attributes: Readonly<Record<string, string | null>>,
])[] = [
  [
    ".slick-pane, .grid-canvas, .slick-header, .slick-headerrow, .slick-headerrow-columns, .slick-top-panel-scroller, .slick-top-panel",
    { role: "presentation", tabindex: null },
  ],
  [".slick-viewport", { role: "rowgroup", tabindex: "0" }],
  [".slick-header-column", { role: "columnheader", tabindex: "-1" }],
  [".slick-header-columns:empty", { role: "presentation" }],
  [".slick-header-columns:not(:empty)", { role: "row" }],
  [".slick-row", { role: "row" }],
  [":scope > [tabindex='0']", { tabindex: "-1", "aria-hidden": "true" }],
];

/** Mends the roles of the grid's elements, so that rows and cells are what a screen reader finds in it. */
export const mendRoles = (container: HTMLElement): void => {
  for (const [selector, attributes] of SETTINGS)
    for (const element of container.querySelectorAll(selector))
      for (const [name, value] of Object.entries(attributes))
        if (value === null) element.removeAttribute(name);
        else element.setAttribute(name, value);
};

/** Numbers the rows that are drawn, since only some are: the headings are row 1. */
export const numberRows = (container: HTMLElement, grid: SlickGrid): void => {
  for (const heading of container.querySelectorAll<HTMLElement>(".row-head")) {
    const row = Number(heading.textContent);
    const parts = [heading.parentElement, grid.getCellNode(row - 1, lastShown(grid))?.parentElement];
    for (const part of parts) part?.setAttribute("aria-rowindex", String(row + 1));
  }
};

/** A column of the part that scrolls, which is drawn. */
const lastShown = (grid: SlickGrid): number => {
  const { leftPx } = grid.getRenderedRange();
  let left = 0;
  return grid.getColumns().findIndex((column, place) => {
    left += column.width ?? 0;
    return place > (grid.getOptions().frozenColumn ?? 0) && left > leftPx;
  });
};
