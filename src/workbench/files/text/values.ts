import { type CellValue, errorValue, isErrorText } from "../../model";

const NUMBER = /^ *[-+]?(?:\d+(?:\.\d*)?|\.\d+)(?:[Ee][-+]?\d+)? *$/;

/** A formula that is only there to keep Excel from changing a text: `="007"`. */
const KEPT_TEXT = /^="(?<text>(?:[^"]|"")*)"$/;

const LOGICAL: ReadonlyMap<string, boolean> = new Map([
  ["TRUE", true],
  ["FALSE", false],
]);

/**
 * What a field of a delimited file becomes in its cell. As in Excel, a plain
 * number with a decimal point is a number, quoted or not, and TRUE, FALSE and
 * the error texts are what they say. Unlike in Excel, everything else stays
 * the text it is: what Excel would take for a date or time (`1-2`, `1/2`),
 * numbers with a comma, a percent or a currency sign, and formulas.
 */
export const valueOf = (field: string): CellValue => {
  if (field === "") return null;
  if (NUMBER.test(field) && Number.isFinite(Number(field))) return Number(field);
  const upper = field.trim().toUpperCase();
  if (isErrorText(upper)) return errorValue(upper);
  return LOGICAL.get(upper) ?? KEPT_TEXT.exec(field)?.groups?.["text"]?.replaceAll('""', '"') ?? field;
};
