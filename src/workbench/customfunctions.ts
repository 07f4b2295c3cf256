import { type CellValue, errorValue, type ErrorText, isErrorText } from "./model";
import { isRecord, type Session, WireObject } from "./model/wire";
import type { RichApiMessage } from "./protocol";

/** One parameter of a function, from `functions.json`. */
export interface FunctionParameter {
  readonly name: string;
  readonly description?: string;
  readonly type?: string;
  readonly dimensionality?: string;
  readonly optional?: boolean;
  readonly repeating?: boolean;
}

/** A function, from `functions.json`. */
export interface FunctionMetadata {
  readonly id: string;
  readonly name: string;
  readonly description?: string;
  readonly parameters: readonly FunctionParameter[];
  readonly options?: Readonly<Record<string, boolean>>;
}

/**
 * What `functions.json` holds, as far as the workbench reads it.
 *
 * @see https://learn.microsoft.com/office/dev/add-ins/excel/custom-functions-json
 */
export interface FunctionsMetadata {
  readonly allowErrorForDataTypeAny?: boolean;
  readonly functions: readonly FunctionMetadata[];
}

export type ResultTable = readonly (readonly CellValue[])[];

/** What a function gave: a value, or a table of values that spills. */
export type FunctionResult = CellValue | ResultTable;

export const isTable = (result: FunctionResult): result is ResultTable => Array.isArray(result);

/** How a call is made; the numbers are those of the wire. */
export const INVOCATION = { cancelable: 1, streaming: 2, takesErrors: 4 } as const;

/** An error as it goes into a function that takes errors. */
export const errorArgument = (error: ErrorText) => ({ type: "CustomFunctionError", code: error });

const CATEGORY = 1;
const MESSAGE = { invoke: 1000, cancel: 1001 } as const;

/**
 * The numbers by which the client reports errors; what a function throws is #VALUE!.
 *
 * @see https://learn.microsoft.com/office/dev/add-ins/excel/custom-functions-errors
 */
const ERRORS: Readonly<Partial<Record<number, ErrorText>>> = {
  1: "#N/A",
  5: "#DIV/0!",
  6: "#NUM!",
  8: "#NULL!",
  9: "#NAME?",
  10: "#NAME?",
};

const failure = (code: unknown, message: unknown): CellValue => {
  const error = ERRORS[Number(code)] ?? "#VALUE!";
  const shown = error === "#VALUE!" || error === "#N/A";
  return errorValue(error, shown && typeof message === "string" && message !== "" ? message : undefined);
};

/** One value of a result: blank values show 0, data types their basic value. */
const valueOf = (value: unknown): CellValue => {
  if (value === null || value === undefined) return 0;
  if (typeof value === "string" || typeof value === "number" || typeof value === "boolean") return value;
  const { type, basicValue, message } = isRecord(value) ? value : {};
  if (type !== "Error") return typeof basicValue === "number" ? basicValue : errorValue("#VALUE!");
  const error = isErrorText(String(basicValue)) ? (basicValue as ErrorText) : "#VALUE!";
  return errorValue(error, typeof message === "string" ? message : undefined);
};

const isRows = (value: unknown): value is readonly (readonly unknown[])[] =>
  Array.isArray(value) && value.length > 0 && value.every((row) => Array.isArray(row) && row.length > 0);

/** A table must be rows of equal length; anything else of arrays is #VALUE!. */
const resultOf = (value: unknown): FunctionResult => {
  if (!Array.isArray(value)) return valueOf(value);
  const rows: unknown = value;
  if (!isRows(rows) || rows.some((row) => row.length !== rows[0]?.length)) return errorValue("#VALUE!");
  return rows.map((row) => row.map(valueOf));
};

interface Pending {
  readonly resolve: (result: FunctionResult) => void;
  readonly onValue: ((result: FunctionResult) => void) | undefined;
}

/** How a call is made beside its arguments; with `onValue` it streams until it is canceled. */
export interface InvocationOptions {
  /** The calling cell, e.g. `Open!B2`. */
  readonly address?: string;
  readonly flags?: number;
  readonly onValue?: (result: FunctionResult) => void;
}

/**
 * Calls the add-in's custom functions as Excel does.
 *
 * The client sends results in batches, the first 50 ms after the first call and
 * further ones at least 500 ms apart: call in parallel, not one after the other.
 * Calls of the same moment go out in one message.
 */
export class CustomFunctionCalls {
  readonly #pending = new Map<number, Pending>();
  #outbox: RichApiMessage[] = [];
  #count = 0;

  constructor(
    private readonly ready: Promise<void>,
    /** Sends messages to the add-in; false if it does not listen. */
    private readonly send: (messages: readonly RichApiMessage[]) => boolean,
  ) {}

  /** Calls a function once the add-in can be called; the promise carries the id by which it can be canceled. */
  invoke(
    name: string,
    values: readonly unknown[],
    { address = "Sheet1!A1", flags = 0, onValue }: InvocationOptions = {},
  ): Promise<FunctionResult> & { readonly id: number } {
    const id = ++this.#count;
    const all = flags | (onValue ? INVOCATION.streaming : 0);
    const result = new Promise<FunctionResult>((resolve) => {
      this.#pending.set(id, { resolve, onValue });
    });
    void this.ready.then(() => this.#post(MESSAGE.invoke, [id, name, values, address, all]));
    return Object.assign(result, { id });
  }

  #post(type: number, message: unknown): void {
    if (this.#outbox.length === 0) queueMicrotask(() => this.#flush());
    this.#outbox.push({ category: CATEGORY, type, target: "", message });
  }

  #flush(): void {
    const messages = this.#outbox;
    this.#outbox = [];
    if (this.send(messages)) return;
    for (const id of [...this.#pending.keys()]) this.settle(id, errorValue("#NAME?"));
  }

  cancel(id: number): void {
    this.#post(MESSAGE.cancel, { invocationId: id });
    this.#pending.delete(id);
  }

  settle(id: number, result: FunctionResult): void {
    const pending = this.#pending.get(id);
    if (pending?.onValue) pending.onValue(result);
    else {
      this.#pending.delete(id);
      pending?.resolve(result);
    }
  }
}

/** The wire's object that takes the results: `Microsoft.ExcelServices.CustomFunctions`. */
export class CustomFunctions extends WireObject {
  constructor(
    session: Session,
    private readonly calls: CustomFunctionCalls,
    private readonly ready: () => void,
  ) {
    super(session);
  }

  _SetOsfControlContainerReadyForCustomFunctions(): void {
    this.ready();
  }

  _GetEnabledFeatures(): readonly unknown[] {
    return [];
  }

  /** Each result is its id, whether it succeeded, the value or message, and the error's number. */
  SetInvocationArrayResults(results: readonly (readonly [number, boolean, unknown, unknown?])[]): void {
    for (const [id, succeeded, value, code] of results)
      this.calls.settle(id, succeeded ? resultOf(value) : failure(code, value));
  }
}
