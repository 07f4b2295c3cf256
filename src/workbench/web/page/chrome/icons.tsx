/** Small drawings of our own for the page's buttons, 20 units square. */
const PATHS = {
  open: "M3 5h5l2 2h7v9H3zM3 9h14",
  save: "M4 3h10l3 3v11H4zM7 3v5h6V3M6 17v-6h8v6",
  samples: "M3 3h6v6H3zM11 3h6v6h-6zM3 11h6v6H3zM11 11h6v6h-6z",
  undo: "M4 8h8a4 4 0 0 1 0 8H8M4 8l4-4M4 8l4 4",
  redo: "M16 8H8a4 4 0 0 0 0 8h4M16 8l-4-4M16 8l-4 4",
  left: "M3 4h14M3 8h9M3 12h14M3 16h9",
  center: "M3 4h14M6 8h8M3 12h14M6 16h8",
  right: "M3 4h14M8 8h9M3 12h14M8 16h9",
  freeze: "M3 3h14v14H3zM3 8h14M8 3v14M3 8l5-5M3 5.5 5.5 3",
  table: "M3 3h14v14H3zM3 7.5h14M3 12h14M8 7.5V17",
  fill: "M9 3l7 7-6 6-7-6zM9 3v4M17 14v3",
} as const;

export type IconName = keyof typeof PATHS;

export const Icon = ({ name }: { readonly name: IconName }) => (
  <svg width="20" height="20" viewBox="0 0 20 20" aria-hidden="true" class="icon">
    <path d={PATHS[name]} fill="none" stroke="currentColor" stroke-width="1.4" stroke-linejoin="round" />
  </svg>
);
