import type { Who } from "./finding";
import { printHalves } from "./number";
import type { NumberKind } from "./types";

/** What a number of a player is called. */
export const NUMBERS: Readonly<Record<NumberKind, string>> = {
  pairing: "number",
  rank: "rank",
  place: "place",
  row: "row",
};

/** A player in a sentence. */
export const nameOf = ({ no, name }: Who): string => (name === "" ? `No. ${no}` : name);

/** Points as people write them: 2½. */
export const points = (value: number): string =>
  Number.isInteger(value * 2) ? printHalves(value * 2) : String(value);

/** `1 round`, `3 rounds`. */
export const count = (number: number, one: string, many = `${one}s`): string =>
  `${number} ${number === 1 ? one : many}`;

const LISTED = 8;

/** Names written "Last, First" need another sign between them. */
const separator = (items: readonly (string | number)[]): string =>
  items.some((item) => String(item).includes(",")) ? "; " : ", ";

/** The first few of a list, and how many more there are. */
export const list = (items: readonly (string | number)[]): string =>
  items.length <= LISTED
    ? items.join(separator(items))
    : `${items.slice(0, LISTED).join(separator(items))} and ${items.length - LISTED} more`;

/** All of a list, one of which is meant. */
export const oneOf = (items: readonly string[]): string =>
  items.length < 2 ? items.join("") : `${items.slice(0, -1).join(separator(items))} or ${items.at(-1) ?? ""}`;

/** All of a list. */
export const both = (items: readonly (string | number)[]): string =>
  items.length < 2
    ? items.join("")
    : `${items.slice(0, -1).join(separator(items))} and ${items.at(-1) ?? ""}`;

/** Rounds from one to another: `round 4`, `rounds 6 to 10`. */
export const roundsFrom = (first: number, last: number): string =>
  first === last ? `round ${first}` : `rounds ${first} to ${last}`;

/** A 0 may be a blank cell as Excel hands it over. */
export const blankOr = (text: string): string => (text === "" ? "blank" : "blank or 0");
