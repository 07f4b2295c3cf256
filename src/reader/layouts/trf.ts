import type { Result, Round } from "../../engine/index";
import { FACT_TEXTS as T } from "../fact-texts";
import { type Finding, finding, type FindingFacts } from "../finding";
import type { CarriedRaw, Layout, RawRow, RawTable, Span } from "../layout";
import { placeOf, type Sheet } from "../sheet";
import { letterOf, type Token } from "../token";
import { looksLikeTrf, readTrf, type Trf, type TrfAt, type TrfPlayer, type TrfProblem } from "../trf/index";
import type { At } from "../types";
import { a1 } from "../where";
import { teamReport } from "./teams/report";
import type { Line } from "./text/lines";
import { linesOfReport } from "./text/report-lines";

export const NAME = T.layouts.report;

/** The token of a round that the report states. */
const tokenOf = (round: Round, text: string): Token => {
  if (round.kind === "bye") return { kind: "bye", text, worth: round.worth, allocated: round.allocated };
  if (round.kind === "unpaired") return { kind: "unpaired", text };
  const { opponent } = round;
  const color = letterOf(round.color);
  return round.kind === "pending"
    ? { kind: "pending", text, opponent, color }
    : { kind: round.kind, text, opponent, color, result: round.result };
};

const RESULTS: Readonly<Record<string, Result>> = { "1": "win", W: "win", "=": "draw", D: "draw" };

/** Cells that the report's own reader could not take as they stand. */
const PROBLEM_TOKENS: Readonly<Partial<Record<TrfProblem["code"], (text: string) => Token>>> = {
  "unknown-result": (text) => ({ kind: "unread", text, why: "unknown" }),
  "result-without-opponent": (text) => ({
    kind: "nobody",
    text,
    result: RESULTS[text.trim().slice(-1).toUpperCase()] ?? "loss",
  }),
};

type Problems = readonly TrfProblem[];

const tokensOf = ({ no, rounds, cells }: TrfPlayer, problems: Problems): readonly Token[] =>
  rounds.map((round, r) => {
    const text = cells[r]?.text.trim() ?? "";
    const problem = problems.find((each) => "round" in each && each.player === no && each.round === r + 1);
    return (problem === undefined ? undefined : PROBLEM_TOKENS[problem.code]?.(text)) ?? tokenOf(round, text);
  });

/** Fields without which a player or a game is lost. */
const VITAL: ReadonlySet<string> = new Set(["start number", "opponent", "round", "rounds", "scoring"]);

const factsOfProblem = (problem: TrfProblem): FindingFacts | null => {
  switch (problem.code) {
    case "bad-field": {
      const { field, text } = problem;
      return VITAL.has(field)
        ? { code: "unread", text, expected: "round" }
        : { code: "field-ignored", field, text };
    }
    case "bye-with-opponent":
      return { code: "paired-bye", text: problem.text };
    case "round-ignored":
    case "bye-differs":
    case "unknown-color":
      return { code: "field-ignored", field: "round", text: problem.text };
    case "unknown-player":
      return { code: "field-ignored", field: "player", text: String(problem.player) };
    case "unknown-team":
      return { code: "field-ignored", field: "team", text: String(problem.team) };
    case "unread-record":
      return { code: "field-ignored", field: "record", text: problem.record };
    case "unknown-result":
    case "result-without-opponent":
    case "duplicate-player":
      return null;
  }
};

/** The place of a line of the report on the sheet. */
type Places = (at: TrfAt) => At;

const findingOf = (problem: TrfProblem, place: Places): readonly Finding[] => {
  const facts = factsOfProblem(problem);
  const player = "player" in problem ? problem.player : null;
  const round = "round" in problem ? problem.round : null;
  return facts === null ? [] : [finding(facts, { at: place(problem.at), player, round })];
};

const rowOf = (player: TrfPlayer, problems: Problems, place: Places): RawRow => ({
  at: place(player.at),
  numbers: { pairing: player.no, rank: null, place: null },
  name: player.name,
  rating: player.rating,
  team: null,
  total: player.points === null ? null : { value: player.points / 2, at: place(player.at) },
  adjustment: player.adjustment,
  playoff: null,
  house: false,
  tokens: tokensOf(player, problems),
  cells: player.cells.map(({ at }) => place(at)),
});

const carried = (heading: string, values: readonly string[]): readonly CarriedRaw[] =>
  values.every((value) => value === "") ? [] : [{ heading, values: values.map((value) => value || null) }];

const ABSENT: Token = { kind: "unpaired", text: "" };

/** Rounds that a line leaves out at its end. */
const padded = (row: RawRow, rounds: number): RawRow => {
  const missing = Math.max(0, rounds - row.tokens.length);
  return {
    ...row,
    tokens: [...row.tokens, ...new Array<Token>(missing).fill(ABSENT)],
    cells: [...row.cells, ...new Array<null>(missing).fill(null)],
  };
};

const tableOf = ({ event, players, problems }: Trf, place: Places): RawTable => {
  const longest = Math.max(0, ...players.map(({ rounds }) => rounds.length));
  const rows = players.map((player) => padded(rowOf(player, problems, place), longest));
  const [first = 0, last = 0] = [rows[0]?.at.row, rows.at(-1)?.at.row];
  const column = rows[0]?.at.column ?? 0;
  const stated = event.announced === null ? T.asRoundsSay : T.asReportSays;
  const cells = `${a1({ row: first, column })}:${a1({ row: last, column })}`;
  return {
    layout: NAME,
    ...{ title: event.title, section: "", startDate: event.startDate, headingRow: null },
    ...{ firstRow: first, lastRow: last, firstColumn: column, lastColumn: column, rows },
    numberHeadings: { pairing: "", rank: null, place: null },
    opponents: "pairing",
    announced: event.announced ?? longest,
    roundOrderKnown: true,
    system: event.pairing,
    scoring: event.scoring,
    headings: { rating: "Rating", team: null },
    carried: [
      ...carried(
        "Title",
        players.map(({ title }) => title),
      ),
      ...carried(
        "Fed.",
        players.map(({ federation }) => federation),
      ),
    ],
    printed: [],
    facts: [
      { code: "cells", value: cells, evidence: T.oneLine, setByUser: false },
      { code: "event", value: event.title, evidence: "", setByUser: false },
      { code: "section", value: "", evidence: "", setByUser: false },
      { code: "rounds", value: "", evidence: stated, setByUser: false },
    ],
    findings: problems.flatMap((problem) => findingOf(problem, place)),
  };
};

const placesIn =
  (sheet: Sheet, lines: readonly Line[]): Places =>
  ({ line }) => {
    const at = lines[line]?.at ?? { row: 0, column: 0 };
    return placeOf(sheet, at.row, at.column);
  };

/** A tournament report file, its lines in one column or all in one cell. */
export const report: Layout = {
  name: NAME,
  detect: ({ sheet }): readonly Span[] => {
    const lines = linesOfReport(sheet);
    const texts = lines.map(({ text }) => text);
    if (!looksLikeTrf(texts)) return [];
    const trf = readTrf(texts);
    const place = placesIn(sheet, lines);
    const players = tableOf(trf, place);
    const table = trf.teams.teams.length > 0 ? teamReport(players, trf, place) : players;
    if (table.rows.length === 0) return [];
    const lastColumn = Math.max(0, sheet.width - 1);
    return [
      {
        ...{ firstRow: 0, lastRow: sheet.rows.length - 1, firstColumn: 0, lastColumn },
        ...{ head: null, likeness: 1, table },
      },
    ];
  },
  read: (_page, { table }) => table ?? null,
};
