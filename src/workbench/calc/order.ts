import type { FormulaNode, FormulaNodes } from "./nodes";

type Edges = Map<FormulaNode, FormulaNode[]>;

const link = (edges: Edges, from: FormulaNode, to: FormulaNode): void => {
  const known = edges.get(from);
  if (known) known.push(to);
  else edges.set(from, [to]);
};

const isOpen = ({ state }: FormulaNode): boolean => state !== "clean";

/**
 * In which order the dirty formulas are calculated: each when all that it reads are done.
 *
 * It holds until a further formula gets dirty.
 */
export class Order {
  readonly #ready: FormulaNode[] = [];
  readonly #waits = new Map<FormulaNode, number>();
  readonly #readers: Edges = new Map();

  constructor(nodes: FormulaNodes) {
    for (const node of nodes.dirty) {
      const before = [...nodes.before(node)].filter(isOpen);
      for (const other of before) link(this.#readers, other, node);
      this.#waits.set(node, before.length);
      if (before.length === 0) this.#ready.push(node);
    }
    this.#ready.reverse();
  }

  /** The next formula that waits for nothing. */
  next(): FormulaNode | undefined {
    return this.#ready.pop();
  }

  /** A formula has its result: what waited for it may be ready. */
  done(node: FormulaNode): void {
    for (const reader of this.#readers.get(node) ?? []) {
      const waits = (this.#waits.get(reader) ?? 0) - 1;
      this.#waits.set(reader, waits);
      if (waits === 0) this.#ready.push(reader);
    }
  }

  /** Where nothing is ready: the formulas that wait for themselves, not those that merely read them. */
  circular(): readonly FormulaNode[] {
    const left = new Set([...this.#waits].flatMap(([node, waits]) => (waits > 0 ? [node] : [])));
    const before: Edges = new Map();
    const readers = new Map<FormulaNode, number>();
    for (const node of left)
      for (const reader of this.#readers.get(node) ?? []) {
        link(before, reader, node);
        readers.set(node, (readers.get(node) ?? 0) + 1);
      }
    const unread = [...left].filter((node) => !readers.has(node));
    for (let node = unread.pop(); node; node = unread.pop()) {
      left.delete(node);
      for (const other of before.get(node) ?? []) {
        const count = (readers.get(other) ?? 0) - 1;
        readers.set(other, count);
        if (count === 0) unread.push(other);
      }
    }
    return [...left];
  }
}
