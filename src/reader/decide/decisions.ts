import { halfPoints, type Round, roundsBegun, type Scoring, scoringOf } from "../../engine/index";
import { type Finding, finding } from "../finding";
import type { RawRow, RawTable } from "../layout";
import { type Convention, type Meaning, resolver } from "../resolve";
import type { Token } from "../token";
import type { Fact, ReadingSettings } from "../types";
import { printScoring, scoringFact } from "../facts";
import { type Colors, decideColors } from "./colors";
import { decideNumbers, type Numbering } from "./numbers";
import { checkHidden, settleOpen } from "./open";
import { decideScale, type Scale, USUAL_SCALE } from "./scale";
import { type Decided, decideByTotals } from "./totals";

/** Everything that is decided for a table as a whole, and the rounds that follow from it. */
export interface Decisions {
  readonly numbering: Numbering;
  readonly scale: Scale;
  readonly scoring: Scoring;
  readonly rounds: readonly (readonly Round[])[];
  /** Half-points of each row that belong to no round. */
  readonly adjustments: readonly number[];
  readonly begun: number;
  readonly facts: readonly Fact[];
  readonly findings: readonly Finding[];
}

/** The convention of letters where no total tells. */
const USUAL_CODES: Convention = "us";

/** Rows in which a printed score stands for a drawn game and half a point more. */
const extraOf = (tokens: readonly Token[], { extra }: Scale): number =>
  extra.size === 0
    ? 0
    : tokens.reduce((sum, token) => sum + (token.kind === "points" ? (extra.get(token.halves) ?? 0) : 0), 0);

const statedScoring = (raw: RawTable, { scoring }: ReadingSettings): Scoring | null =>
  scoring === undefined ? raw.scoring : scoringOf(...scoring);

const scoringFindings = (decided: Decided, stated: Scoring | null): readonly Finding[] => {
  if (stated !== null || printScoring(decided.scoring) === printScoring(USUAL_SCALE.scoring)) return [];
  return [
    finding({ code: "other-scoring", scoring: printScoring(decided.scoring), totals: decided.matched }),
  ];
};

const codeFindings = (decided: Decided, raw: RawTable): readonly Finding[] => {
  if (decided.codes === USUAL_CODES) return [];
  const letters = new Set(
    raw.rows.flatMap(({ tokens }) => tokens.flatMap((token) => (token.kind === "code" ? [token.code] : []))),
  );
  return [finding({ code: "fide-letters", letters: [...letters].sort() })];
};

/** Whether no cell of the table names an opponent. */
const namesNobody = ({ pairs }: Numbering): boolean => pairs.named === 0;

const zeroMeaning = (
  tokens: readonly (readonly Token[])[],
  numbering: Numbering,
  { zero }: ReadingSettings,
): { readonly zero: Meaning["zero"]; readonly findings: readonly Finding[] } => {
  if (zero !== undefined) return { zero, findings: [] };
  const isOpenZero = ({ kind }: Token) => kind === "blank" || kind === "zero";
  const played = tokens.some((row) => row.some(({ kind }) => kind === "game" || kind === "points"));
  if (!namesNobody(numbering) || !played) return { zero: "unplayed", findings: [] };
  const count = tokens.reduce((sum, row) => sum + row.filter(isOpenZero).length, 0);
  const unclear = count === 0 ? [] : [finding({ code: "zeros-unclear", count })];
  return { zero: "loss", findings: [finding({ code: "no-opponents" }), ...unclear] };
};

/** What cells mean before the totals are asked. */
interface Groundwork {
  readonly numbering: Numbering;
  readonly colors: Colors;
  readonly scale: Scale;
  readonly meaning: Meaning;
  readonly findings: readonly Finding[];
}

const groundwork = (raw: RawTable, settings: ReadingSettings): Groundwork | null => {
  const tokens = raw.rows.map((row) => row.tokens);
  const numbering = decideNumbers(raw, tokens, settings);
  const colors = decideColors(tokens, numbering.pairs, settings);
  const scale = decideScale(tokens, numbering.pairs);
  if (scale === null) return null;
  const { zero, findings } = zeroMeaning(tokens, numbering, settings);
  const { white } = colors;
  const meaning: Meaning = { white, codes: USUAL_CODES, pairedZero: "draw", results: scale.results, zero };
  return { numbering, colors, scale, meaning, findings };
};

const withExtra = (rows: readonly RawRow[], scale: Scale): readonly RawRow[] =>
  scale.extra.size === 0
    ? rows
    : rows.map((row) => ({ ...row, adjustment: halfPoints(row.adjustment + extraOf(row.tokens, scale)) }));

/** Decides a table; null where its points are board points of a team event. */
export const decide = (raw: RawTable, settings: ReadingSettings): Decisions | null => {
  const base = groundwork(raw, settings);
  if (base === null) return null;
  const { numbering, colors, scale, meaning } = base;
  const rows = withExtra(raw.rows, scale);
  const usual = resolver(meaning);
  const begun = roundsBegun(rows.map((row) => ({ rounds: row.tokens.map(usual) })));
  const stated = statedScoring(raw, settings);
  const decided = decideByTotals(rows, meaning, stated ?? scale.scoring, stated !== null, begun);
  const read = resolver({ ...meaning, codes: decided.codes, pairedZero: decided.pairedZero });
  const settled = rows.map((row) => settleOpen(row, row.tokens.map(read), decided.scoring));
  const hidden = rows.flatMap((row, i) => checkHidden(row, numbering.nos[i] ?? 0, settled[i]?.hidden ?? 0));
  return {
    ...{ numbering, scale, begun, scoring: decided.scoring },
    rounds: settled.map(({ rounds }) => rounds),
    adjustments: rows.map(({ adjustment }) => adjustment),
    facts: [
      numbering.fact,
      scoringFact(decided.scoring, decided.totals, settings.scoring !== undefined),
      colors.fact,
    ],
    findings: [
      ...[...numbering.findings, ...colors.findings, ...base.findings],
      ...scoringFindings(decided, stated),
      ...codeFindings(decided, raw),
      ...hidden,
    ],
  };
};
