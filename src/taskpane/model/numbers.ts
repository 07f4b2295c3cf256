import { decimalText, exact, type Exact, numberText, type NumberStyle, type Item } from "../../engine/index";
import type { StandingReport } from "../../excel/report";
import type { Preferences } from "../state";

/** How the pane writes halves. */
export const styleOf = ({ halves }: Preferences): NumberStyle => (halves ? "signs" : "plain");

/** A value of an item for display: ratings as whole numbers; empty where it does not exist. */
export const itemText = (item: Item, value: Exact | null | undefined, style: NumberStyle): string => {
  if (value === null || value === undefined) return "";
  return item.tieBreak.rated === true ? decimalText(value, 0) : numberText(value, style);
};

const HUNDREDTHS = 100;

/** A number of a report for display. */
export const reportText = (value: number | null | undefined, style: NumberStyle): string => {
  if (value === null || value === undefined) return "";
  const halves = value * 2;
  return Number.isInteger(halves)
    ? numberText(exact(halves, 2), style)
    : numberText(exact(Math.round(value * HUNDREDTHS), HUNDREDTHS), style);
};

/** `8–9`, or `8`; empty for a house player. */
export const placesOf = ({ place, sharedBy }: Pick<StandingReport, "place" | "sharedBy">): string =>
  place === null ? "" : sharedBy > 1 ? `${place}–${place + sharedBy - 1}` : String(place);
