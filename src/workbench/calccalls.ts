import type { Compiled, Evaluator, Place } from "./calcnodes";
import { type Argument, type Call, parseCall } from "./calcparse";
import {
  type CustomFunctionCalls,
  errorArgument,
  type FunctionMetadata,
  type FunctionParameter,
  type FunctionResult,
  type FunctionsMetadata,
  INVOCATION,
} from "./customfunctions";
import {
  type Area,
  type Book,
  type CellValue,
  errorValue,
  GENERAL,
  type ErrorValue,
  intersect,
  isErrorValue,
  parseArea,
  printAddress,
  shownText,
  rangeOfName,
  type Sheet,
  splitSheet,
  WHOLE_SHEET,
} from "./model";

/** How blank cells reach a function: as 0 in Excel on the desktop, as null in Excel on the web. */
export type BlankMode = "zero" | "null";

/** Files store a call as `_xldudf_TIEBREAK_LIST`: with a mark before it, dots as underscores. */
const normalized = (name: string): string =>
  name
    .replace(/^(?:_xlfn\.)?_xldudf_/i, "")
    .replaceAll(".", "_")
    .toUpperCase();

type Table = readonly (readonly CellValue[])[];

/** An argument with its cells looked up. */
type Given = CellValue | Table | undefined;

const isTable = (given: Given): given is Table => Array.isArray(given);

/** Stops a call before it is made: the cell shows this error. */
class Refused extends Error {
  constructor(readonly value: ErrorValue) {
    super(value.error);
  }
}

const refuse = (error: ErrorValue["error"]): never => {
  throw new Refused(errorValue(error));
};

type Convert = (value: CellValue) => CellValue;

const toNumber: Convert = (value) => {
  const number = typeof value === "boolean" ? Number(value) : value;
  if (typeof number !== "string") return number;
  return number.trim() !== "" && Number.isFinite(Number(number)) ? Number(number) : refuse("#VALUE!");
};

/** Excel converts arguments to the type that the metadata names; `any` is not converted. */
const CONVERT: Readonly<Record<string, Convert>> = {
  number: toNumber,
  string: (value) => shownText(value, GENERAL),
  boolean: (value) => (typeof value === "string" ? refuse("#VALUE!") : Boolean(value)),
};

/** A formula that is one call of a function of the add-in. */
class FunctionCall implements Compiled {
  readonly precedents: readonly Place[];

  constructor(
    private readonly evaluator: FunctionEvaluator,
    private readonly metadata: FunctionMetadata,
    private readonly call: Call,
    private readonly at: Place,
  ) {
    this.precedents = call.parts.flatMap((part) => this.#place(part) ?? []);
  }

  #place(part: Argument): Place | undefined {
    return part.kind === "reference" ? this.evaluator.placeOf(part.text, this.at.sheet) : undefined;
  }

  async evaluate(): Promise<FunctionResult> {
    try {
      return await this.#invoke();
    } catch (error) {
      if (error instanceof Refused) return error.value;
      throw error;
    }
  }

  #invoke(): Promise<FunctionResult> {
    const { parameters, id } = this.metadata;
    const last = parameters.at(-1);
    if (this.call.parts.length > parameters.length && last?.repeating !== true) refuse("#VALUE!");
    const plain = parameters.filter(({ repeating }) => repeating !== true);
    const values = plain.map((parameter, i) => this.#argument(parameter, this.call.parts[i]));
    if (last?.repeating === true)
      values.push(this.call.parts.slice(plain.length).map((part) => this.#argument(last, part)));
    return this.evaluator.calls.invoke(id, values, {
      address: printAddress(this.at.sheet.name, this.at.area),
      flags: this.evaluator.takesErrors ? INVOCATION.takesErrors : 0,
    });
  }

  /** The argument as the function gets it: null where it was left out. */
  #argument(parameter: FunctionParameter, part: Argument | undefined): unknown {
    if (!part || part.kind === "omitted") return parameter.optional === true ? null : refuse("#VALUE!");
    const given = this.#given(part);
    if (parameter.dimensionality === "matrix")
      return (isTable(given) ? given : [[given ?? null]]).map((row) =>
        row.map((value) => this.#leave(parameter, value)),
      );
    if (!isTable(given)) return this.#leave(parameter, given ?? null);
    return given.length === 1 && given[0]?.length === 1
      ? this.#leave(parameter, given[0][0] ?? null)
      : refuse("#VALUE!");
  }

  #given(part: Argument): Given {
    if (part.kind === "value") return part.value;
    if (part.kind === "array") return part.rows;
    if (part.kind === "omitted") return undefined;
    const place = this.#place(part) ?? refuse(part.text.includes("!") ? "#REF!" : "#NAME?");
    return this.evaluator.read(place);
  }

  #leave({ type = "any" }: FunctionParameter, value: CellValue): unknown {
    if (isErrorValue(value)) {
      if (!this.evaluator.takesErrors || type !== "any") throw new Refused(value);
      return errorArgument(value.error);
    }
    if (value === null) return BLANK[this.evaluator.blank];
    return Object.hasOwn(CONVERT, type) ? CONVERT[type]?.(value) : value;
  }
}

const BLANK: Readonly<Record<BlankMode, unknown>> = { zero: 0, null: null };

/** Calculates formulas that are one call of a custom function; anything else it cannot. */
export class FunctionEvaluator implements Evaluator {
  readonly #functions: ReadonlyMap<string, FunctionMetadata>;
  readonly takesErrors: boolean;

  constructor(
    private readonly book: Book,
    readonly calls: CustomFunctionCalls,
    metadata: FunctionsMetadata,
    readonly blank: BlankMode,
  ) {
    this.#functions = new Map(metadata.functions.map((own) => [normalized(own.name), own]));
    this.takesErrors = metadata.allowErrorForDataTypeAny === true;
  }

  compile(formula: string, at: Place): Compiled | undefined {
    const call = parseCall(formula);
    const metadata = call && this.#functions.get(normalized(call.name));
    return metadata && new FunctionCall(this, metadata, call, at);
  }

  /** The cells that a reference or a defined name means; a whole column ends with the used cells. */
  placeOf(text: string, home: Sheet): Place | undefined {
    const { sheet: name, local } = splitSheet(text);
    const sheet = name === undefined ? home : this.book.sheet(name);
    const area = parseArea(local);
    if (sheet && area) return { sheet, area };
    return name === undefined ? rangeOfName(this.book, home, local) : undefined;
  }

  read({ sheet, area }: Place): Table {
    const whole = area.rows === WHOLE_SHEET.rows || area.columns === WHOLE_SHEET.columns;
    return tableOf(sheet, whole ? usedPart(sheet, area) : area);
  }
}

/** Whole rows and columns as far as cells are used, from the sheet's edge on. */
const usedPart = (sheet: Sheet, area: Area): Area => {
  const used = sheet.used(true);
  const end = used && { row: 0, column: 0, rows: used.row + used.rows, columns: used.column + used.columns };
  return (end && intersect(area, end)) ?? { ...area, rows: 1, columns: 1 };
};

const tableOf = (sheet: Sheet, { row, column, rows, columns }: Area): Table =>
  Array.from({ length: rows }, (_, i) =>
    Array.from({ length: columns }, (_, j) => sheet.cells.at(row + i, column + j).value),
  );
