import type { PlayerNo } from "../../engine/index";
import { type Finding, finding } from "../finding";
import type { RawTable } from "../layout";
import type { Fact, NumberKind, ReadingSettings } from "../types";
import type { Survey } from "../survey";
import { columnOf, isUsable, type NumberColumn, numbersBy, withMissing } from "./number-columns";
import { ownNumbers } from "./own-numbers";
import { agreementOf, type Pairs, pairsOf } from "./pairs";

/** What opponent numbers refer to, and so the number of each player. */
export interface Numbering {
  readonly kind: NumberKind;
  /** The numbers by which the cells name the players. */
  readonly named: readonly PlayerNo[];
  /** The players' own: their pairing numbers, where the table has them, else those that the cells use. */
  readonly nos: readonly PlayerNo[];
  /** The two are not the same column. */
  readonly apart: boolean;
  /** The row of a number in the cells; of the first player where it is used twice. */
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

const VALUES: Readonly<Record<NumberKind, string>> = {
  pairing: "Pairing numbers",
  rank: "Ranks",
  place: "Places",
  row: "Row numbers",
};

interface Candidate {
  readonly kind: NumberKind;
  readonly named: readonly PlayerNo[];
  readonly rowOf: ReadonlyMap<PlayerNo, number>;
  readonly pairs: Pairs;
}

const candidateOf = (
  { rows, roundOrderKnown }: RawTable,
  survey: Survey,
  column: NumberColumn,
): Candidate => {
  const named = numbersBy(rows, column);
  const rowOf = withMissing(column, named);
  return { kind: column.kind, named, rowOf, pairs: pairsOf(survey, rowOf, roundOrderKnown) };
};

/** The columns of numbers that opponents may refer to; without any, the rows count. */
const columnsFor = ({ rows, opponents }: RawTable, { numbers }: ReadingSettings): readonly NumberColumn[] => {
  if (opponents !== null) return [columnOf(rows, opponents)];
  const kinds = numbers === undefined ? KINDS : [numbers];
  const usable = kinds.map((kind) => columnOf(rows, kind)).filter((column) => isUsable(rows, column));
  return usable.length > 0 ? usable : [columnOf(rows, "row")];
};

/** The candidate with most agreement; of equal ones the first, unless rows in order do far better than any. */
const bestOf = (candidates: readonly Candidate[], byRow: () => Candidate): readonly Candidate[] => {
  const ranked = [...candidates].sort((a, b) => agreementOf(b.pairs) - agreementOf(a.pairs));
  const [best] = ranked;
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

const bare = (heading: string | null): string => (heading ?? "").replace(/\.$/, "");

const evidenceOf = ({ pairs, kind }: Candidate, other: Candidate | undefined, heading: string | null) => {
  const { named, agreed } = pairs;
  const column = bare(heading) === "" ? "" : `From the column headed ${bare(heading)}. `;
  if (named === 0) return kind === "row" ? "No column of numbers" : column.trim();
  const share =
    agreed === named
      ? `All ${gamesOf(named)} games agree this way`
      : `${gamesOf(agreed)} of ${gamesOf(named)} games agree this way`;
  const rest =
    other === undefined ? "" : `, only ${gamesOf(other.pairs.agreed)} as ${VALUES[other.kind].toLowerCase()}`;
  return `${column}${share}${rest}`;
};

const isSameNumbering = (a: Candidate, b: Candidate): boolean => a.named.every((no, i) => b.named[i] === no);

const unclear = (best: Candidate, other: Candidate | undefined): readonly Finding[] => {
  const { named, agreed } = best.pairs;
  const share = agreementOf(best.pairs);
  if (other === undefined || other.kind === "row" || share >= ENOUGH) return [];
  if (share >= CLEAR && agreementOf(other.pairs) < share / 2) return [];
  const facts = { agreed: gamesOf(agreed), named: gamesOf(named), other: other.kind };
  return [finding({ code: "numbers-unclear", ...facts })];
};

const missing = ({ rows }: RawTable, { kind, named }: Candidate, nos: readonly PlayerNo[]) =>
  kind === "row"
    ? []
    : rows.flatMap((row, i) => {
        if (row.numbers[kind] !== null) return [];
        const facts = { who: { no: nos[i] ?? 0, name: row.name }, kind, number: named[i] ?? 0 };
        return [finding({ code: "no-number", ...facts }, { at: row.at, player: facts.who.no })];
      });

const headingOf = ({ numberHeadings }: RawTable, kind: NumberKind): string | null =>
  kind === "row" ? null : numberHeadings[kind];

const factOf = (
  raw: RawTable,
  best: Candidate,
  other: Candidate | undefined,
  apart: boolean,
): Omit<Fact, "setByUser"> => {
  const evidence = evidenceOf(best, other, headingOf(raw, best.kind));
  const own = apart ? `Players keep the numbers of the column headed ${bare(headingOf(raw, "pairing"))}` : "";
  return { code: "numbers", value: VALUES[best.kind], evidence: [evidence, own].filter(Boolean).join(". ") };
};

/**
 * Decides by reciprocity what the numbers of opponents refer to.
 *
 * A player's number is his pairing number; in a table without them, the one by which the cells name him.
 */
export const decideNumbers = (raw: RawTable, survey: Survey, settings: ReadingSettings): Numbering => {
  const setByUser = settings.numbers !== undefined;
  const candidates = columnsFor(raw, settings).map((column) => candidateOf(raw, survey, column));
  const byRow = () => candidateOf(raw, survey, columnOf(raw.rows, "row"));
  const ranked = unordered(raw, survey, setByUser ? candidates : bestOf(candidates, byRow));
  const best = ranked[0] ?? byRow();
  const other = ranked.find((candidate) => !isSameNumbering(best, candidate));
  const own = ownNumbers(raw, best.kind, best.named);
  return {
    ...best,
    ...{ nos: own.nos, apart: own.apart },
    fact: { ...factOf(raw, best, other, own.apart), setByUser },
    findings: [...missing(raw, best, own.nos), ...own.findings, ...(setByUser ? [] : unclear(best, other))],
  };
};
