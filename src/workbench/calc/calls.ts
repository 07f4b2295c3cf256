import type { Place } from "./placeindex";
import {
  type CustomFunctionCalls,
  errorArgument,
  type FunctionMetadata,
  type FunctionParameter,
  type FunctionResult,
  type FunctionsMetadata,
  INVOCATION,
} from "../customfunctions";
import {
  type CellValue,
  errorValue,
  GENERAL,
  type ErrorValue,
  isErrorValue,
  printAddress,
  shownText,
} from "../model";

/** How blank cells reach a function: as 0 in Excel on the desktop, as null in Excel on the web. */
export type BlankMode = "zero" | "null";

/** Files store a call as `_xldudf_TIEBREAK_LIST`: with a mark before it, dots as underscores. */
const normalized = (name: string): string =>
  name
    .replace(/^(?:_xlfn\.)?_xldudf_/i, "")
    .replaceAll(".", "_")
    .toUpperCase();

type Table = readonly (readonly CellValue[])[];

/** A calculated argument; undefined where it was left out. */
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

const BLANK: Readonly<Record<BlankMode, unknown>> = { zero: 0, null: null };

/** The add-in's functions as formulas call them: by name, with calculated arguments. */
export class FunctionCalls {
  readonly #functions: ReadonlyMap<string, FunctionMetadata>;
  readonly #takesErrors: boolean;

  constructor(
    private readonly calls: CustomFunctionCalls,
    metadata: FunctionsMetadata,
    private readonly blank: BlankMode,
  ) {
    this.#functions = new Map(metadata.functions.map((own) => [normalized(own.name), own]));
    this.#takesErrors = metadata.allowErrorForDataTypeAny === true;
  }

  has(name: string): boolean {
    return this.#functions.has(normalized(name));
  }

  /** Calls a function for a cell; where the arguments do not fit, its error comes at once. */
  invoke(name: string, given: readonly Given[], at: Place): Promise<FunctionResult> | FunctionResult {
    const metadata = this.#functions.get(normalized(name));
    if (!metadata) return errorValue("#NAME?");
    try {
      return this.calls.invoke(metadata.id, this.#arguments(metadata, given), {
        address: printAddress(at.sheet.name, at.area),
        flags: this.#takesErrors ? INVOCATION.takesErrors : 0,
      });
    } catch (error) {
      if (error instanceof Refused) return error.value;
      throw error;
    }
  }

  #arguments({ parameters }: FunctionMetadata, given: readonly Given[]): unknown[] {
    const last = parameters.at(-1);
    if (given.length > parameters.length && last?.repeating !== true) refuse("#VALUE!");
    const plain = parameters.filter(({ repeating }) => repeating !== true);
    const values = plain.map((parameter, i) => this.#argument(parameter, given[i]));
    if (last?.repeating === true)
      values.push(given.slice(plain.length).map((part) => this.#argument(last, part)));
    return values;
  }

  /** The argument as the function gets it: null where it was left out. */
  #argument(parameter: FunctionParameter, given: Given): unknown {
    if (given === undefined) return parameter.optional === true ? null : refuse("#VALUE!");
    if (parameter.dimensionality === "matrix")
      return (isTable(given) ? given : [[given]]).map((row) =>
        row.map((value) => this.#leave(parameter, value)),
      );
    if (!isTable(given)) return this.#leave(parameter, given);
    return given.length === 1 && given[0]?.length === 1
      ? this.#leave(parameter, given[0][0] ?? null)
      : refuse("#VALUE!");
  }

  #leave({ type = "any" }: FunctionParameter, value: CellValue): unknown {
    if (isErrorValue(value)) {
      if (!this.#takesErrors || type !== "any") throw new Refused(value);
      return errorArgument(value.error);
    }
    if (value === null) return BLANK[this.blank];
    return Object.hasOwn(CONVERT, type) ? CONVERT[type]?.(value) : value;
  }
}
