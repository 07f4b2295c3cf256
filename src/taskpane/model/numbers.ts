import { decimalText, exact, type Exact, numberText, type NumberStyle, type Item } from "../../engine/index";
import type { StandingReport } from "../../excel/report";
import { placeText } from "../../writer/text";
import type { Preferences } from "../state";

/** How the pane writes halves. */
export const styleOf = ({ halves }: Preferences): NumberStyle => (halves ? "signs" : "plain");

/** A value of an item for display: ratings as whole numbers; empty where it does not exist. */
export const itemText = (item: Item, value: Exact | null | undefined, style: NumberStyle): string => {
  if (value === null || value === undefined) return "";
  return item.tieBreak.rated === true ? decimalText(value, 0) : numberText(value, style);
};

const HUNDREDTHS = 100;

/** The separators of a number by which a language writes it: a point before decimals means commas between thousands. */
const byLocale = (text: string, decimal: string): string =>
  decimal === "." ? text : text.replaceAll(/[.,]/g, (sign) => (sign === "." ? decimal : "\u00A0"));

/** A number of a report for display; `decimal`: the sign before decimals. */
export const reportText = (value: number | null | undefined, style: NumberStyle, decimal = "."): string => {
  if (value === null || value === undefined) return "";
  const halves = value * 2;
  const shown = Number.isInteger(halves)
    ? exact(halves, 2)
    : exact(Math.round(value * HUNDREDTHS), HUNDREDTHS);
  return byLocale(numberText(shown, style), decimal);
};

/** `8–9`, or `8`; empty for a house player. */
export const placesOf = ({ place, sharedBy }: Pick<StandingReport, "place" | "sharedBy">): string =>
  place === null ? "" : placeText(place, sharedBy);
