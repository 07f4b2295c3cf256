import type { BorderLineStyle } from "hucre";

import type { BorderFormat } from "../model";
import { bothWays } from "./pairs";

export const HORIZONTAL = bothWays([
  ["left", "Left"],
  ["center", "Center"],
  ["right", "Right"],
  ["fill", "Fill"],
  ["justify", "Justify"],
  ["centerContinuous", "CenterAcrossSelection"],
  ["distributed", "Distributed"],
]);

export const VERTICAL = bothWays([
  ["top", "Top"],
  ["center", "Center"],
  ["bottom", "Bottom"],
  ["justify", "Justify"],
  ["distributed", "Distributed"],
]);

export const UNDERLINE = bothWays([
  ["single", "Single"],
  ["double", "Double"],
  ["singleAccounting", "SingleAccountant"],
  ["doubleAccounting", "DoubleAccountant"],
]);

type Line = Pick<BorderFormat, "style" | "weight">;

/** The thirteen lines of a file as style and weight. */
export const BORDER_LINES: readonly (readonly [BorderLineStyle, Line])[] = [
  ["thin", { style: "Continuous", weight: "Thin" }],
  ["hair", { style: "Continuous", weight: "Hairline" }],
  ["medium", { style: "Continuous", weight: "Medium" }],
  ["thick", { style: "Continuous", weight: "Thick" }],
  ["dashed", { style: "Dash", weight: "Thin" }],
  ["mediumDashed", { style: "Dash", weight: "Medium" }],
  ["dashDot", { style: "DashDot", weight: "Thin" }],
  ["mediumDashDot", { style: "DashDot", weight: "Medium" }],
  ["dashDotDot", { style: "DashDotDot", weight: "Thin" }],
  ["mediumDashDotDot", { style: "DashDotDot", weight: "Medium" }],
  ["dotted", { style: "Dot", weight: "Thin" }],
  ["double", { style: "Double", weight: "Thick" }],
  ["slantDashDot", { style: "SlantDashDot", weight: "Medium" }],
];

/** Text written from top to bottom, letter under letter: 255 in files, 180 in the API. */
const STACKED = { file: 255, api: 180 } as const;

/** The direction of a text in degrees, counted up to 180 in files and from -90 to 90 in the API. */
export const ROTATION = {
  api: (file: number): number => (file === STACKED.file ? STACKED.api : file > 90 ? 90 - file : file),
  file: (api: number): number => (api === STACKED.api ? STACKED.file : api < 0 ? 90 - api : api),
} as const;
