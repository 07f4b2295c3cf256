import type { AstExpression } from "@borgar/fx";
import type { FunctionCalls } from "../calc/calls";
import type { Compiled, Evaluator } from "../calc/nodes";
import type { Place } from "../calc/placeindex";
import { type FunctionResult, isTable } from "../customfunctions";
import { type Book, errorValue, isErrorValue, sameName, spillArea } from "../model";
import { evaluate, type Surroundings } from "./evaluate";
import { parseFormula, partsOf, type Tree } from "./parse";
import { placeOf, usedPart } from "./references";
import { type Given, type Grid, isGrid, type Value } from "./values";

/** Defined names may mean names, but not without end. */
const DEEPEST = 16;

/** Stands for an answer that is still to come; whatever holds it is calculated again. */
const PENDING = errorValue("#BUSY!");

const isPending = (value: Given): boolean =>
  isGrid(value)
    ? value.some((row) => row.includes(PENDING))
    : isErrorValue(value ?? null) && value === PENDING;

const cellsOf = (place: Place): Grid => {
  const { row, column, rows, columns } = usedPart(place);
  return Array.from({ length: rows }, (_, i) =>
    Array.from({ length: columns }, (_, j) => place.sheet.cells.at(row + i, column + j).value),
  );
};

const namedFormula = (book: Book, name: string, { sheet }: Place): Tree => {
  const defined = [...sheet.names, ...book.names].find((own) => sameName(own.name, name));
  return defined && parseFormula(defined.formula);
};

/** What a formula in a cell can ask of the workbook around it. */
export const surroundingsOf = (
  book: Book,
  at: Place,
  call: Surroundings["call"],
  depth = 0,
): Surroundings => ({
  at,
  call,
  place: (kind, text) => placeOf(book, kind, text, at),
  named: (name) => {
    const tree = depth < DEEPEST ? namedFormula(book, name, at) : undefined;
    return tree && evaluate(tree, surroundingsOf(book, at, call, depth + 1));
  },
  read: cellsOf,
  spilled: ({ sheet, area: { row, column } }) => {
    const area = spillArea(sheet, row, column);
    return area && { sheet, area };
  },
});

/** Every area that a formula reads, those of the names that it uses too. */
const placesOf = (book: Book, tree: AstExpression, at: Place, depth = 0): readonly Place[] =>
  [...partsOf(tree)].flatMap((part): readonly Place[] => {
    if (part.type !== "ReferenceIdentifier") return [];
    const place = placeOf(book, part.kind, part.value, at);
    if (place) return [place];
    const inner = part.kind === "name" && depth < DEEPEST ? namedFormula(book, part.value, at) : undefined;
    return inner ? placesOf(book, inner, at, depth + 1) : [];
  });

/** A formula made ready. */
class Formula implements Compiled {
  readonly precedents: readonly Place[];

  constructor(
    private readonly book: Book,
    private readonly calls: FunctionCalls,
    private readonly tree: AstExpression,
    private readonly at: Place,
  ) {
    this.precedents = placesOf(book, tree, at);
  }

  /** Calls of the add-in that do not wait for one another are made together. */
  evaluate(): FunctionResult | Promise<FunctionResult> {
    const answers = new Map<string, FunctionResult>();
    const value = this.#pass(answers);
    return value instanceof Promise ? value : asResult(value);
  }

  #pass(answers: Map<string, FunctionResult>): Value | Promise<FunctionResult> {
    const waiting: Promise<void>[] = [];
    const call = (name: string, given: readonly Given[]): Value | undefined => {
      if (!this.calls.has(name)) return undefined;
      if (given.some(isPending)) return PENDING;
      const key = JSON.stringify([name, given]);
      const known = answers.get(key);
      if (known !== undefined) return known;
      const answer = this.calls.invoke(name, given, this.at);
      if (!(answer instanceof Promise)) return answer;
      waiting.push(answer.then((result) => void answers.set(key, result)));
      return PENDING;
    };
    const value = evaluate(this.tree, surroundingsOf(this.book, this.at, call));
    if (waiting.length === 0) return value;
    return Promise.all(waiting).then(async () => asResult(await this.#pass(answers)));
  }
}

const asResult = (value: Value | FunctionResult): FunctionResult =>
  isTable(value) && value.length === 1 && value[0]?.length === 1 ? (value[0][0] ?? 0) : value;

/**
 * Calculates formulas: Excel's everyday functions, and those of the add-in wherever they stand.
 * A function that is neither shows #NAME?.
 */
export class FormulaEvaluator implements Evaluator {
  constructor(
    private readonly book: Book,
    private readonly calls: FunctionCalls,
  ) {}

  compile(formula: string, at: Place): Compiled | undefined {
    const tree = parseFormula(formula);
    return tree && new Formula(this.book, this.calls, tree, at);
  }
}

/** Whether a formula can be read at all; Excel refuses to enter one that cannot. */
export const isReadable = (formula: string): boolean => parseFormula(formula) !== undefined;
