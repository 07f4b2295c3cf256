import { type AstExpression, parse, tokenize } from "@borgar/fx";

/** A formula made ready; undefined where it cannot be read. */
export type Tree = AstExpression | undefined;

const KEPT = 20_000;
const known = new Map<string, Tree>();

const read = (formula: string): Tree => {
  try {
    return parse(tokenize(formula, { mergeRefs: true }), { permitArrayRanges: true, looseRefCalls: true });
  } catch {
    return undefined;
  }
};

/** Reads a formula such as `=SUM(A1:B2)`; the same text is read once. */
export const parseFormula = (formula: string): Tree => {
  if (known.has(formula)) return known.get(formula);
  if (known.size >= KEPT) known.clear();
  const tree = read(formula);
  known.set(formula, tree);
  return tree;
};

/** The parts directly below one of a formula. */
const below = (node: AstExpression): readonly (AstExpression | null)[] => {
  switch (node.type) {
    case "UnaryExpression":
    case "BinaryExpression":
      return node.arguments;
    case "CallExpression":
      return [...node.arguments, ...("name" in node.callee ? [] : [node.callee as AstExpression])];
    case "ArrayExpression":
      return node.elements.flat();
    case "LambdaExpression":
      return [node.body];
    case "LetExpression":
      return [...node.declarations.map(({ init }) => init), node.body];
    default:
      return [];
  }
};

/** Every part of a formula. */
export function* partsOf(node: AstExpression | null | undefined): Generator<AstExpression> {
  if (!node) return;
  yield node;
  for (const part of below(node)) yield* partsOf(part);
}

/** A function's name without the marks that files put before new functions and those of add-ins. */
export const plainName = (name: string): string => name.replace(/^_xlfn\.(?:_xlws\.)?/i, "").toUpperCase();
