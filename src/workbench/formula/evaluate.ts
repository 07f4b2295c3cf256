import type {
  AstExpression,
  CallExpression,
  Identifier,
  LambdaExpression,
  LetExpression,
  UnaryExpression,
} from "@borgar/fx";
import type { Place } from "../calc/placeindex";
import { type CellValue, errorValue, isErrorText } from "../model";
import { ARRAYS } from "./arrays";
import type { Builtins } from "./builtins";
import { LAZY, type Part } from "./lazy";
import { LOOKUP } from "./lookup";
import { binary, unary } from "./operators";
import { plainName } from "./parse";
import type { ReferenceKind } from "./references";
import { SCALARS } from "./scalars";
import { STATISTICS } from "./statistics";
import { TEXTS } from "./texts";
import { caught, fail, flat, type Given, type Grid, isGrid, trimmed, type Value } from "./values";

/** The functions that take calculated arguments, by name. */
export const FUNCTIONS: Builtins = { ...SCALARS, ...STATISTICS, ...LOOKUP, ...ARRAYS, ...TEXTS };

/** What a formula asks of its surroundings. */
export interface Surroundings {
  /** The cell of the formula. */
  readonly at: Place;
  readonly place: (kind: ReferenceKind, text: string) => Place | undefined;
  /** The value of a defined name that is no reference; undefined where there is no such name. */
  readonly named: (name: string) => Value | undefined;
  readonly read: (place: Place) => Grid;
  /** The array that spills from a cell. */
  readonly spilled: (place: Place) => Place | undefined;
  /** Calls a function of the add-in; undefined where it has none of this name. */
  readonly call: (name: string, given: readonly Given[]) => Value | undefined;
}

interface Closure {
  readonly lambda: LambdaExpression;
  readonly names: Names;
}

type Names = ReadonlyMap<string, Value | Closure>;

const NO_NAMES: Names = new Map();

const isClosure = (value: Value | Closure | undefined): value is Closure =>
  typeof value === "object" && value !== null && "lambda" in value;

/** Calculates the parts of one formula. */
class Calculation {
  constructor(private readonly around: Surroundings) {}

  value(node: AstExpression, names: Names): Value {
    switch (node.type) {
      case "Literal":
        return node.value;
      case "ErrorLiteral":
        return isErrorText(node.value) ? errorValue(node.value) : errorValue("#REF!");
      case "ArrayExpression":
        return node.elements.map((row) => row.map((part) => flat(this.value(part, names))[0] ?? null));
      case "ReferenceIdentifier":
        return this.#reference(node.kind, node.value, names);
      case "UnaryExpression":
        return this.#unary(node, names);
      case "BinaryExpression":
        return this.#binary(node.operator, node.arguments, names);
      case "CallExpression":
        return this.#call(node, names);
      case "LetExpression":
        return this.#let(node, names);
      case "LambdaExpression":
        return fail("#CALC!");
    }
  }

  #reference(kind: ReferenceKind, text: string, names: Names): Value {
    const bound = kind === "name" ? names.get(text.toLowerCase()) : undefined;
    if (bound !== undefined) return isClosure(bound) ? fail("#CALC!") : bound;
    const place = this.around.place(kind, text);
    if (place) return this.around.read(place);
    return kind === "name" ? (this.around.named(text) ?? fail("#NAME?")) : fail("#REF!");
  }

  #place(node: Part): Place | undefined {
    return node?.type === "ReferenceIdentifier" ? this.around.place(node.kind, node.value) : undefined;
  }

  #unary({ operator, arguments: [part] }: UnaryExpression, names: Names): Value {
    if (!part) return fail("#VALUE!");
    if (operator === "#") {
      const place = this.#place(part);
      const spilled = place && this.around.spilled(place);
      return spilled ? this.around.read(spilled) : fail("#REF!");
    }
    if (operator === "@") return this.#crossing(part, names);
    return unary(operator, this.value(part, names));
  }

  /** The one cell of a range in the formula's own row or column. */
  #crossing(part: AstExpression, names: Names): Value {
    const place = this.#place(part);
    if (!place) return flat(this.value(part, names))[0] ?? null;
    const { area } = place;
    const own = this.around.at.area;
    const row = area.rows === 1 ? area.row : own.row;
    const column = area.columns === 1 ? area.column : own.column;
    const inside =
      row >= area.row &&
      row < area.row + area.rows &&
      column >= area.column &&
      column < area.column + area.columns;
    if (!inside) return fail("#VALUE!");
    return this.around.read({ sheet: place.sheet, area: { row, column, rows: 1, columns: 1 } });
  }

  #binary(operator: string, [left, right]: readonly AstExpression[], names: Names): Value {
    if (!left || !right) return fail("#VALUE!");
    const side = (part: AstExpression): Value => caught(() => this.value(part, names));
    return binary(operator, side(left), side(right));
  }

  #let({ declarations, body }: LetExpression, outer: Names): Value {
    const names = new Map(outer);
    for (const { id, init } of declarations) names.set(id.name.toLowerCase(), this.#bound(init, names));
    return this.#given(body, names) ?? 0;
  }

  #bound(part: Part, names: Names): Value | Closure {
    if (part?.type === "LambdaExpression") return { lambda: part, names: new Map(names) };
    return this.#given(part, names) ?? 0;
  }

  /** An argument: its value or error; undefined where it was left out. */
  #given(part: Part, names: Names): Given {
    return part ? caught(() => this.value(part, names)) : undefined;
  }

  #call({ callee, arguments: parts }: CallExpression, names: Names): Value {
    const direct = callee as Identifier | LambdaExpression;
    if (direct.type === "LambdaExpression") return this.#apply({ lambda: direct, names }, parts, names);
    const bound = names.get(direct.name.toLowerCase());
    if (isClosure(bound)) return this.#apply(bound, parts, names);
    const name = plainName(direct.name);
    const places = PLACES[name];
    if (places) return this.#ofPlace(places, parts);
    const lazy = Object.hasOwn(LAZY, name) ? LAZY[name] : undefined;
    if (lazy) return lazy((part) => this.#given(part, names), ...parts);
    const given = parts.map((part) => this.#given(part, names));
    const builtin = Object.hasOwn(FUNCTIONS, name) ? FUNCTIONS[name] : undefined;
    if (builtin) return builtin(...given);
    return this.around.call(direct.name, given) ?? fail("#NAME?");
  }

  #apply({ lambda, names: inner }: Closure, parts: readonly Part[], outer: Names): Value {
    if (parts.length > lambda.params.length) return fail("#VALUE!");
    const names = new Map(inner);
    lambda.params.forEach(({ name }, i) => names.set(name.toLowerCase(), this.#bound(parts[i], outer)));
    return this.#given(lambda.body, names) ?? 0;
  }

  #ofPlace(count: (place: Place) => readonly CellValue[][], [part]: readonly Part[]): Value {
    const place = part ? this.#place(part) : this.around.at;
    return place ? trimmed(count(place)) : fail("#VALUE!");
  }
}

const numbers = (from: number, count: number): number[] =>
  Array.from({ length: count }, (_, i) => from + i + 1);

/** Functions of where cells are rather than of what they hold. */
const PLACES: Readonly<Record<string, (place: Place) => CellValue[][]>> = {
  ROW: ({ area }) => numbers(area.row, area.rows).map((row) => [row]),
  COLUMN: ({ area }) => [numbers(area.column, area.columns)],
};

const shown = (value: CellValue): CellValue => value ?? 0;

/** The value of a formula; blank cells show 0. */
export const evaluate = (tree: AstExpression, around: Surroundings): Value => {
  const value = caught(() => new Calculation(around).value(tree, NO_NAMES));
  return isGrid(value) ? value.map((row) => row.map(shown)) : shown(value);
};
