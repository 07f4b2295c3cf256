import { type Finding, finding } from "../finding";
import type { Token } from "../token";
import { type Context, sidesWhere } from "./context";

/** Rounds begun of which results are missing. */
const missingResults = (context: Context): readonly Finding[] => {
  const pending = sidesWhere(context, ({ kind }) => kind === "pending").filter(
    ({ r }) => r < context.counted,
  );
  return [...new Set(pending.map(({ r }) => r))]
    .sort((a, b) => a - b)
    .map((r) => {
      const cells = pending.filter((side) => side.r === r);
      const [at = null, ...also] = cells.flatMap((side) => side.at ?? []);
      const count = Math.ceil(cells.length / 2);
      return finding({ code: "results-missing", count }, { at, also, round: r + 1 });
    });
};

const isWritten = ({ kind }: Token): boolean => kind !== "blank" && kind !== "zero";

/** Cells of rounds that do not count yet. */
const laterCells = (context: Context): readonly Finding[] => {
  const later = sidesWhere(context, isWritten).filter(({ r }) => r >= context.counted);
  const rounds = new Set(later.map(({ r }) => r)).size;
  const first = Math.min(...later.map(({ r }) => r));
  const at = later.find(({ r }) => r === first)?.at ?? null;
  return rounds === 0 ? [] : [finding({ code: "later-ignored", rounds }, { at, round: first + 1 })];
};

export const checkProgress = (context: Context): readonly Finding[] => [
  ...missingResults(context),
  ...laterCells(context),
];
