import { halfPoints, type Round, roundsBegun, type Scoring, scoringOf } from "../../engine/index";
import { type Finding, finding } from "../finding";
import type { RawRow, RawTable } from "../layout";
import { type Convention, type Meaning, resolver } from "../resolve";
import type { Survey } from "../survey";
import type { Token } from "../token";
import type { Fact, ReadingSettings } from "../types";
import { printScoring, scoringFact } from "../facts";
import { type Blanks, settleBlanks } from "./blanks";
import { type Colors, decideColors } from "./colors";
import { decideNumbers, type Numbering } from "./numbers";
import { checkHidden, settleOpen, type Settled } from "./open";
import type { Pairs } from "./pairs";
import { areRests } from "./rests";
import { decideScale, type Scale, USUAL_SCALE } from "./scale";
import { type Decided, decideByTotals, openCells, type Tally } from "./totals";
import { type Surveyed, surveyRows } from "./unnamed";

/** Everything that is decided for a table as a whole, and the rounds that follow from it. */
export interface Decisions {
  readonly survey: Survey;
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

/** A 0 of a table that names no opponents is a loss, and a blank may be; elsewhere nobody played. */
const zeroMeaning = (
  { rows, survey }: Surveyed,
  { pairs }: Numbering,
  { zero }: ReadingSettings,
): Blanks & { readonly zero: Meaning["zero"] } => {
  if (zero !== undefined) return { zero, rows, findings: [] };
  const games = survey.count("game") + survey.count("points");
  if (pairs.named > 0 || games === 0) return { zero: "unplayed", rows, findings: [] };
  const blanks = settleBlanks(rows, survey);
  return { ...blanks, zero: "loss", findings: [finding({ code: "no-opponents" }), ...blanks.findings] };
};

/** What cells mean before the totals are asked. */
interface Groundwork {
  readonly numbering: Numbering;
  readonly colors: Colors;
  readonly scale: Scale;
  readonly meaning: Meaning;
  readonly rows: readonly RawRow[];
  readonly findings: readonly Finding[];
}

const groundwork = (raw: RawTable, surveyed: Surveyed, settings: ReadingSettings): Groundwork | null => {
  const { survey } = surveyed;
  const numbering = decideNumbers(raw, survey, settings);
  const colors = decideColors(survey, numbering.pairs, settings);
  const scale = decideScale(survey, numbering.pairs);
  if (scale === null) return null;
  const { zero, rows, findings } = zeroMeaning(surveyed, numbering, settings);
  const { white } = colors;
  const meaning: Meaning = { white, codes: USUAL_CODES, pairedZero: "draw", results: scale.results, zero };
  return { numbering, colors, scale, meaning, rows, findings };
};

const withExtra = (rows: readonly RawRow[], scale: Scale): readonly RawRow[] =>
  scale.extra.size === 0
    ? rows
    : rows.map((row) => ({ ...row, adjustment: halfPoints(row.adjustment + extraOf(row.tokens, scale)) }));

/** The rounds under what the totals decided; cells that only the total explains are settled by it. */
const settledRounds = (
  { rows, survey, meaning, rounds }: Tally,
  pairs: Pairs,
  decided: Decided,
): readonly Settled[] => {
  const rests = areRests(survey, pairs);
  const read = resolver({ ...meaning, codes: decided.codes, pairedZero: decided.pairedZero });
  const same = decided.codes === meaning.codes && decided.pairedZero === meaning.pairedZero;
  const open = new Set(openCells(survey).map((cell) => Math.floor(cell / survey.rounds)));
  return rows.map((row, i) => {
    const own = same ? (rounds[i] ?? []) : row.tokens.map(read);
    return open.has(i) ? settleOpen(row, own, decided.scoring, rests) : { rounds: own, hidden: 0 };
  });
};

/** Decides a table; null where its points are board points of a team event. */
export const decide = (raw: RawTable, settings: ReadingSettings): Decisions | null => {
  const surveyed = surveyRows(raw.rows);
  const { survey } = surveyed;
  const base = groundwork(raw, surveyed, settings);
  if (base === null) return null;
  const { numbering, colors, scale, meaning } = base;
  const rows = withExtra(base.rows, scale);
  const usual = resolver(meaning);
  const rounds = rows.map(({ tokens }) => tokens.map(usual));
  const begun = raw.roundOrderKnown ? roundsBegun(rounds.map((row) => ({ rounds: row }))) : survey.rounds;
  const stated = statedScoring(raw, settings);
  const tally = { rows, survey, meaning, rounds, begun };
  const decided = decideByTotals(tally, stated ?? scale.scoring, stated !== null);
  const settled = settledRounds(tally, numbering.pairs, decided);
  const hidden = rows.flatMap((row, i) => checkHidden(row, numbering.nos[i] ?? 0, settled[i]?.hidden ?? 0));
  return {
    ...{ survey, numbering, scale, begun, scoring: decided.scoring },
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
