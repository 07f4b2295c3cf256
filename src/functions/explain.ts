import {
  completeSequence,
  EXPLAIN_TEXTS,
  type ExplainedLine,
  type Explanation,
  explainValue,
  type Item,
  type PlayerNo,
  type Standings,
  standings,
  PLAIN,
} from "../engine/index";
import { isScore, isUnseen } from "../writer/items";
import { rangeOf, textArgument } from "./arguments";
import type { Cell } from "./cells";
import { eventOf, type Section } from "./event";
import { schoolNamed } from "./medley";
import { namedPlayer } from "./players";
import { itemOf, itemsOf } from "./sequence";
import { type Column, type Table, tableOf } from "./tables";
import { valueCell } from "./values";

const opponentCell = ({ opponentNo, opponentName }: ExplainedLine): Cell =>
  opponentNo === null ? opponentName : `${opponentNo} ${opponentName}`.trim();

const COLUMNS: readonly Column<ExplainedLine>[] = [
  { heading: "Round", cell: ({ round }) => (round === 0 ? "" : round) },
  { heading: "Opponent", cell: opponentCell },
  { heading: "Result", cell: ({ result }) => result },
  { heading: "Score", cell: ({ score }) => valueCell(score) },
  { heading: "Counted", cell: ({ counted }) => valueCell(counted) },
  { heading: "Used", cell: ({ used }) => valueCell(used) },
  { heading: "Why", cell: ({ why }) => why },
];

const TOTAL = "Total";

/** The value, what it is called where it is no plain sum, and the rule. */
const totalRow = ({ total, totalName, notes, rule }: Explanation): readonly Cell[] => {
  const name = totalName === EXPLAIN_TEXTS.total ? [] : [`${totalName}.`];
  return [TOTAL, "", "", "", "", valueCell(total), [...name, ...notes, `${rule}.`].join(" ")];
};

/** The score group's standings by one item: whoever is tied at it has the same score. */
const standingsByScore = (section: Section, item: Item): Standings => {
  const { reading, rules } = section;
  if (reading.teams !== null) return section.standings([item]);
  const score = completeSequence([], rules).filter(isScore);
  return standings(reading.tournament, isScore(item) ? [item] : [...score, item]);
};

const explain = (ranked: Standings, player: PlayerNo, k: number): readonly Explanation[] => {
  const row = ranked.rows.find(({ entry }) => entry.player.no === player);
  const found = row === undefined ? undefined : explainValue(ranked, row, k, PLAIN);
  return found === undefined ? [] : [found];
};

const titleRow = ({ item }: Explanation): readonly Cell[] => [item.title, ...COLUMNS.slice(1).map(() => "")];

const blockOf = (found: Explanation): Table => [
  titleRow(found),
  ...tableOf(COLUMNS, found.lines).slice(1),
  totalRow(found),
];

/** The working of each item of the standings, a block each under one heading. */
const wholeSequence = (ranked: Standings, player: PlayerNo): Table => {
  const found = ranked.items.flatMap((item, k) => (isUnseen(item) ? [] : explain(ranked, player, k)));
  return [...tableOf(COLUMNS, []), ...found.flatMap(blockOf)];
};

/** The working of the last item of the standings. */
const lastItem = (ranked: Standings, player: PlayerNo): Table =>
  explain(ranked, player, ranked.items.length - 1).flatMap((found) => [
    ...tableOf(COLUMNS, found.lines),
    totalRow(found),
  ]);

/**
 * TIEBREAK.EXPLAIN: how the value of one tie-break came about, or that of each in the sequence; of a player, of a
 * team, or of a school by its players.
 */
export const explainAnswer = (crosstable: unknown, player: unknown, code: unknown, rules: unknown): Table => {
  const event = eventOf(rangeOf(crosstable), rules);
  const text = textArgument(code, "code");
  const school = schoolNamed(event, player, text === undefined ? [] : [text]);
  if (school !== null) return (text === undefined ? wholeSequence : lastItem)(school.ranked, school.no);
  const { section, no } = namedPlayer(event, player, "player");
  return text === undefined
    ? wholeSequence(section.standings(itemsOf([], section)), no)
    : lastItem(standingsByScore(section, itemOf(text, section)), no);
};
