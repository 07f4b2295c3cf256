import { decimalText, exact, type Exact, numberText, type NumberStyle, type Item } from "../../engine/index";
import type { StandingReport } from "../../excel/report";
import { placeText } from "../../writer/text";
import type { State } from "../state";

/** How the pane writes halves. */
export const styleOf = ({ preferences, decimal }: Pick<State, "preferences" | "decimal">): NumberStyle => ({
  halves: preferences.halves ? "signs" : "plain",
  decimal,
});

/** How numbers are written in a mail. */
export const plainStyleOf = ({ decimal }: Pick<State, "decimal">): NumberStyle => ({
  halves: "plain",
  decimal,
});

/** A value of an item for display: ratings as whole numbers; empty where it does not exist. */
export const itemText = (item: Item, value: Exact | null | undefined, style: NumberStyle): string => {
  if (value === null || value === undefined) return "";
  return item.tieBreak.rated === true ? decimalText(value, 0, style) : numberText(value, style);
};

const HUNDREDTHS = 100;

/** A number of a report for display. */
export const reportText = (value: number | null | undefined, style: NumberStyle): string => {
  if (value === null || value === undefined) return "";
  const halves = value * 2;
  const shown = Number.isInteger(halves)
    ? exact(halves, 2)
    : exact(Math.round(value * HUNDREDTHS), HUNDREDTHS);
  return numberText(shown, style);
};

/** `8–9`, or `8`; empty for a house player. */
export const placesOf = ({ place, sharedBy }: Pick<StandingReport, "place" | "sharedBy">): string =>
  place === null ? "" : placeText(place, sharedBy);
