const CIRCLE = "M8 2a6 6 0 1 1 0 12A6 6 0 0 1 8 2z";

/** Outlines on a square of 16, drawn with one pen. */
const PATHS = {
  sheet: "M2.5 3h11v10h-11zM2.5 6.3h11M2.5 9.7h11M6.2 3v10",
  settings:
    "M2.5 5h6M11.5 5h2M2.5 11h2M7.5 11h6M8.5 5a1.5 1.5 0 1 0 3 0a1.5 1.5 0 1 0-3 0M4.5 11a1.5 1.5 0 1 0 3 0a1.5 1.5 0 1 0-3 0",
  back: "M13 8H3.500M7.5 3.800L3.3 8l4.2 4.2",
  next: "M6.2 3.800L10.4 8l-4.2 4.2",
  up: "M8 13V3.500M3.8 7.500L8 3.300l4.2 4.2",
  down: "M8 3v9.500M3.8 8.500L8 12.700l4.2-4.2",
  remove: "M4 4l8 8M12 4l-8 8",
  add: "M8 3v10M3 8h10",
  grip: "M6 4h.01M10 4h.01M6 8h.01M10 8h.01M6 12h.01M10 12h.01",
  lock: "M4 7.500h8V13H4zM5.8 7.500V5.400a2.2 2.2 0 0 1 4.4 0v2.1",
  edit: "M11 2.700l2.3 2.3-7.5 7.5-3 .7.7-3zM9.4 4.300l2.3 2.3",
  copy: "M6 5.500h7V13.500H6zM3.5 10.500V2.500h7",
  search: "M7 2.600a4.4 4.4 0 1 0 0 8.800a4.4 4.4 0 1 0 0-8.800M10.2 10.200l3.3 3.3",
  ok: `${CIRCLE}M5.2 8.200l2 2 3.6-4.2`,
  info: `${CIRCLE}M8 7.200v3.800M8 5h.01`,
  warning: "M8 2.300L14.3 13.500H1.700zM8 6.500v3.200M8 11.500h.01",
  error: `${CIRCLE}M5.8 5.800l4.4 4.400M10.2 5.800l-4.4 4.4`,
} as const;

export type IconName = keyof typeof PATHS;

/** A picture that a screen reader passes over. */
export const Icon = ({ name }: { readonly name: IconName }) => (
  <svg class={`icon icon-${name}`} viewBox="0 0 16 16" aria-hidden="true" focusable="false">
    <path d={PATHS[name]} />
  </svg>
);
