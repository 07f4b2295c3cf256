import type { Translation } from "../translation";
import { printHalves } from "./number";
import type * as English from "./phrases";

export const NUMBERS = {
  pairing: "Nummer",
  rank: "Rang",
  place: "Platz",
  row: "Zeile",
} satisfies Translation<typeof English.NUMBERS>;

export const nameOf: typeof English.nameOf = ({ no, name }) => (name === "" ? `Nr. ${no}` : name);

export const points: typeof English.points = (value) =>
  Number.isInteger(value * 2) ? printHalves(value * 2) : String(value).replace(".", ",");

export const count: typeof English.count = (number: number, one: string, many?: string) =>
  `${number} ${number === 1 ? one : (many ?? one)}`;

const LISTED = 8;

const separator = (items: readonly (string | number)[]): string =>
  items.some((item) => String(item).includes(",")) ? "; " : ", ";

const endingWith = (items: readonly (string | number)[], word: string): string =>
  items.length < 2
    ? items.join("")
    : `${items.slice(0, -1).join(separator(items))} ${word} ${items.at(-1) ?? ""}`;

export const list: typeof English.list = (items) =>
  items.length <= LISTED
    ? items.join(separator(items))
    : `${items.slice(0, LISTED).join(separator(items))} und ${items.length - LISTED} weitere`;

export const oneOf: typeof English.oneOf = (items) => endingWith(items, "oder");

export const both: typeof English.both = (items) => endingWith(items, "und");

export const blankOr: typeof English.blankOr = (text) => (text === "" ? "leer" : "leer oder 0");

export const roundsFrom: typeof English.roundsFrom = (first, last) =>
  first === last ? `Runde ${first}` : `Runden ${first} bis ${last}`;
