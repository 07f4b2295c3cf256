import type { PlayerNo } from "../../engine/index";
import { FACT_TEXTS as T } from "../fact-texts";
import { type Finding, finding } from "../finding";
import type { RawTable } from "../layout";
import type { Fact, NumberKind, ReadingSettings } from "../types";
import type { Survey } from "../survey";
import { columnOf, isUsable, type NumberColumn, numbersBy, withMissing } from "./number-columns";
import { agreementOf, fittingIn, type Pairs, pairsOf } from "./pairs";

/** What opponent numbers refer to, and so the number of each player. */
export interface Numbering {
  readonly kind: NumberKind;
  readonly nos: readonly PlayerNo[];
  /** The row of a number; of the first player where it is used twice. */
  readonly rowOf: ReadonlyMap<PlayerNo, number>;
  readonly pairs: Pairs;
  readonly fact: Fact;
  readonly findings: readonly Finding[];
}

/** Below this share of agreeing games a reading is not to be trusted. */
const ENOUGH = 0.95;

/** From here on a reading far better than any other is clear, for all its damaged cells. */
const CLEAR = 0.7;

const KINDS = ["pairing", "rank", "place"] as const;

interface Candidate {
  readonly kind: NumberKind;
  readonly nos: readonly PlayerNo[];
  readonly rowOf: ReadonlyMap<PlayerNo, number>;
  readonly pairs: Pairs;
}

const candidateOf = (
  { rows, roundOrderKnown }: RawTable,
  survey: Survey,
  column: NumberColumn,
): Candidate => {
  const nos = numbersBy(rows, column);
  const rowOf = withMissing(column, nos);
  return { kind: column.kind, nos, rowOf, pairs: pairsOf(survey, rowOf, roundOrderKnown) };
};

/** The columns of numbers that opponents may refer to; without any, the rows count. */
const columnsFor = ({ rows, opponents }: RawTable, { numbers }: ReadingSettings): readonly NumberColumn[] => {
  if (opponents !== null) return [columnOf(rows, opponents)];
  const kinds = numbers === undefined ? KINDS : [numbers];
  const usable = kinds.map((kind) => columnOf(rows, kind)).filter((column) => isUsable(rows, column));
  return usable.length > 0 ? usable : [columnOf(rows, "row")];
};

/** Whether places are shared as in standings, `1 1 3`: they rank players, and do not tell them apart. */
const areTied = ({ kind, nos, rowOf }: Candidate): boolean =>
  (kind === "place" || kind === "rank") &&
  rowOf.size < nos.length &&
  nos.every((no) => no === 1 + nos.filter((other) => other < no).length);

/** The candidate with most agreement; of equal ones that whose results fit best, then the first, unless rows in order do far better than any. */
const bestOf = (
  survey: Survey,
  candidates: readonly Candidate[],
  byRow: () => Candidate,
): readonly Candidate[] => {
  const ranked = [...candidates].sort(
    (a, b) =>
      agreementOf(b.pairs) - agreementOf(a.pairs) || fittingIn(survey, b.pairs) - fittingIn(survey, a.pairs),
  );
  const [best] = ranked;
  if (best !== undefined && areTied(best)) {
    const row = byRow();
    const isBetter = row.pairs.named === 0 || agreementOf(row.pairs) > agreementOf(best.pairs);
    return isBetter && agreementOf(row.pairs) >= ENOUGH ? [row] : ranked;
  }
  if (best !== undefined && (best.kind === "row" || agreementOf(best.pairs) >= ENOUGH / 2)) return ranked;
  const row = byRow();
  return agreementOf(row.pairs) >= ENOUGH ? [row, ...ranked] : ranked;
};

/** A list of opponents in the order of their numbers agrees by chance in up to two thirds of the rounds. */
const BY_CHANCE = 0.7;

/** Games that agree once the order of rounds is given up: a list of opponents, not a chart of rounds. */
const unordered = (raw: RawTable, survey: Survey, ranked: readonly Candidate[]): readonly Candidate[] => {
  const best = ranked[0]?.pairs;
  if (best === undefined || !best.ordered || agreementOf(best) >= BY_CHANCE) return ranked;
  const again = ranked
    .map(({ kind }) => candidateOf({ ...raw, roundOrderKnown: false }, survey, columnOf(raw.rows, kind)))
    .filter(({ pairs }) => agreementOf(pairs) >= ENOUGH);
  return again.length > 0 ? again : ranked;
};

const gamesOf = (count: number): number => Math.ceil(count / 2);

const headingOf = ({ numberHeadings }: RawTable, kind: NumberKind): string | null =>
  kind === "row" ? null : numberHeadings[kind];

const bare = (heading: string | null): string => (heading ?? "").replace(/\.$/, "");

const evidenceOf = (raw: RawTable, { pairs, kind }: Candidate, other: Candidate | undefined): string => {
  const { named, agreed } = pairs;
  const heading = bare(headingOf(raw, kind));
  const column = heading === "" ? "" : T.fromColumn(heading);
  if (named === 0 || raw.toldOnce === true) return kind === "row" ? T.noNumbers : column;
  const of = raw.teams === undefined ? T.games : T.matches;
  const [all, some] = [gamesOf(named), gamesOf(agreed)];
  const share = agreed === named ? T.allAgree(all, of) : T.someAgree(some, all, of);
  const rest = other === undefined ? "" : T.onlyAs(gamesOf(other.pairs.agreed), T.numbers[other.kind]);
  return `${column} ${share}${rest}`.trim();
};

const isSameNumbering = (a: Candidate, b: Candidate): boolean => a.nos.every((no, i) => b.nos[i] === no);

const unclear = (best: Candidate, other: Candidate | undefined): readonly Finding[] => {
  const { named, agreed } = best.pairs;
  const share = agreementOf(best.pairs);
  if (other === undefined || other.kind === "row" || share >= ENOUGH) return [];
  if (share >= CLEAR && agreementOf(other.pairs) < share / 2) return [];
  const facts = { agreed: gamesOf(agreed), named: gamesOf(named), other: other.kind };
  return [finding({ code: "numbers-unclear", ...facts })];
};

const missing = ({ rows }: RawTable, { kind, nos }: Candidate): readonly Finding[] =>
  kind === "row"
    ? []
    : rows.flatMap((row, i) => {
        if (row.numbers[kind] !== null) return [];
        const number = nos[i] ?? 0;
        const facts = { who: { no: number, name: row.name }, kind, number };
        return [finding({ code: "no-number", ...facts }, { at: row.at, player: number })];
      });

/** The user names a column of numbers that the table does not have. */
const absent = (
  { opponents }: RawTable,
  { kind }: Candidate,
  { numbers }: ReadingSettings,
): readonly Finding[] =>
  numbers === undefined || numbers === kind || opponents !== null
    ? []
    : [finding({ code: "numbers-absent", kind: numbers })];

/**
 * Decides by reciprocity what the numbers of opponents refer to.
 *
 * A player's number is the one by which the cells name him.
 */
export const decideNumbers = (raw: RawTable, survey: Survey, settings: ReadingSettings): Numbering => {
  const setByUser = settings.numbers !== undefined;
  const candidates = columnsFor(raw, settings).map((column) => candidateOf(raw, survey, column));
  const byRow = () => candidateOf(raw, survey, columnOf(raw.rows, "row"));
  const ranked = unordered(raw, survey, setByUser ? candidates : bestOf(survey, candidates, byRow));
  const best = ranked[0] ?? byRow();
  const other = ranked.find((candidate) => !isSameNumbering(best, candidate));
  const evidence = evidenceOf(raw, best, other);
  return {
    ...best,
    fact: { code: "numbers", value: T.numbers[best.kind], evidence, setByUser },
    findings: [...missing(raw, best), ...(setByUser ? absent(raw, best, settings) : unclear(best, other))],
  };
};
