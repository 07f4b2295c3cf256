/** A function as completion and argument hints show it. */
export interface Signature {
  readonly name: string;
  readonly summary: string;
  readonly parameters: readonly {
    readonly name: string;
    readonly optional: boolean;
    readonly summary: string;
  }[];
}

/** Excel's own functions that directors mix with the add-in's: arguments (those in brackets may be left out) and use. */
const BUILTINS: Readonly<Record<string, readonly [parameters: string, summary: string]>> = {
  ABS: ["number", "The number without its sign."],
  AND: ["logical1, [logical2]", "Whether all are true."],
  AVERAGE: ["number1, [number2]", "The mean of numbers."],
  AVERAGEIF: ["range, criteria, [average_range]", "The mean of cells that meet a criterion."],
  CHOOSE: ["index, value1, [value2]", "The value at a place of a list."],
  CONCAT: ["text1, [text2]", "Joins texts."],
  COUNT: ["value1, [value2]", "How many numbers there are."],
  COUNTA: ["value1, [value2]", "How many cells are not blank."],
  COUNTIF: ["range, criteria", "How many cells meet a criterion."],
  COUNTIFS: ["range1, criteria1, [range2], [criteria2]", "How many rows meet all criteria."],
  FILTER: ["array, include, [if_empty]", "The rows for which include is true."],
  IF: ["logical_test, value_if_true, [value_if_false]", "One value or another."],
  IFERROR: ["value, value_if_error", "A value, or another in place of an error."],
  IFS: ["logical_test1, value1, [logical_test2], [value2]", "The value of the first test that is true."],
  INDEX: ["array, row, [column]", "The cell at a place of a range."],
  INT: ["number", "The number rounded down to a whole one."],
  ISBLANK: ["value", "Whether a cell is blank."],
  ISNUMBER: ["value", "Whether a value is a number."],
  LARGE: ["array, k", "The k-th largest number."],
  LEFT: ["text, [characters]", "The beginning of a text."],
  LEN: ["text", "The length of a text."],
  LET: ["name1, value1, calculation", "Gives names to parts of a calculation."],
  MATCH: ["lookup_value, lookup_array, [match_type]", "The place of a value in a row or column."],
  MAX: ["number1, [number2]", "The largest number."],
  MEDIAN: ["number1, [number2]", "The number in the middle."],
  MID: ["text, start, characters", "A part of a text."],
  MIN: ["number1, [number2]", "The smallest number."],
  MOD: ["number, divisor", "What is left over by a division."],
  NOT: ["logical", "True for false and false for true."],
  OR: ["logical1, [logical2]", "Whether at least one is true."],
  RANK: ["number, ref, [order]", "The rank of a number among others."],
  RIGHT: ["text, [characters]", "The end of a text."],
  ROUND: ["number, digits", "The number rounded."],
  ROUNDDOWN: ["number, digits", "The number rounded toward zero."],
  ROUNDUP: ["number, digits", "The number rounded away from zero."],
  ROW: ["[reference]", "The number of a row."],
  ROWS: ["array", "How many rows there are."],
  SEQUENCE: ["rows, [columns], [start], [step]", "Numbers in sequence."],
  SMALL: ["array, k", "The k-th smallest number."],
  SORT: ["array, [sort_index], [sort_order], [by_col]", "The rows, sorted by one of their columns."],
  SORTBY: ["array, by_array1, [sort_order1], [by_array2]", "The rows, sorted by other columns."],
  SUBSTITUTE: ["text, old_text, new_text, [instance]", "The text with a part replaced."],
  SUM: ["number1, [number2]", "The sum of numbers."],
  SUMIF: ["range, criteria, [sum_range]", "The sum of cells that meet a criterion."],
  SUMIFS: ["sum_range, range1, criteria1", "The sum of cells that meet all criteria."],
  SUMPRODUCT: ["array1, [array2]", "The sum of products."],
  SWITCH: ["expression, value1, result1, [default]", "The result that goes with a value."],
  TAKE: ["array, rows, [columns]", "The first or last rows."],
  TEXT: ["value, format_text", "A value in a number format."],
  TEXTJOIN: ["delimiter, ignore_empty, text1", "Joins texts with something between them."],
  TRANSPOSE: ["array", "Rows as columns."],
  TRIM: ["text", "The text without needless blanks."],
  UNIQUE: ["array, [by_col], [exactly_once]", "Each row once."],
  UPPER: ["text", "The text in capital letters."],
  VALUE: ["text", "A text as a number."],
  VLOOKUP: ["lookup_value, table_array, column, [range_lookup]", "A value beside the one looked up."],
  VSTACK: ["array1, [array2]", "Arrays one below the other."],
  XLOOKUP: [
    "lookup_value, lookup_array, return_array, [if_not_found], [match_mode]",
    "The value at the place of the one looked up.",
  ],
  XMATCH: ["lookup_value, lookup_array, [match_mode]", "The place of a value."],
};

const parametersOf = (text: string): Signature["parameters"] =>
  text.split(", ").map((name) => ({
    name: name.replaceAll(/[[\]]/g, ""),
    optional: name.startsWith("["),
    summary: "",
  }));

/** The signatures of Excel's own functions. */
export const BUILTIN_SIGNATURES: readonly Signature[] = Object.entries(BUILTINS).map(
  ([name, [parameters, summary]]) => ({ name, summary, parameters: parametersOf(parameters) }),
);
