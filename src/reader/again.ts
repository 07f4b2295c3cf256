import type { Player, Round } from "../engine/index";
import { type Finding, finding } from "./finding";
import { headingKey } from "./heading-words";
import { rowText } from "./headings";
import { type Sheet, sheetFrom } from "./sheet";
import type { Reading } from "./types";

/** Fewer players may be called alike by chance. */
const FEWEST = 3;
/** Two events of the same players have hardly a game alike; two tables of one nearly all. */
const MOSTLY = 0.6;

type Games = ReadonlyMap<string, readonly string[]>;

const hasResult = (round: Round): boolean => round.kind === "game" || round.kind === "forfeit";

const gamesOf = ({ tournament }: Reading): Games => {
  const names = new Map(tournament.players.map(({ no, name }) => [no, headingKey(name)]));
  const gameOf = (round: Round): readonly string[] =>
    "opponent" in round && "result" in round && hasResult(round)
      ? [`${names.get(round.opponent ?? 0) ?? ""} ${round.result}`]
      : [];
  return new Map(
    tournament.players.map(({ name, rounds }: Player) => [headingKey(name), rounds.flatMap(gameOf)]),
  );
};

const areSamePlayers = (a: Games, b: Games): boolean =>
  a.size >= FEWEST && a.size === b.size && [...a.keys()].every((name) => name !== "" && b.has(name));

/** A grid beside a chart, or the players in another order: the same table twice may be that of two sections. */
const isOtherView = (kept: Reading, dropped: Reading): boolean => {
  const [a, b] = [kept.tournament, dropped.tournament];
  return (
    a.roundOrderKnown !== b.roundOrderKnown || a.players.some(({ name }, i) => b.players[i]?.name !== name)
  );
};

/** The games of a player that another table does not have. */
const missing = (mine: readonly string[], theirs: readonly string[]): number => {
  const left = [...theirs];
  return mine.filter((each) => {
    const at = left.indexOf(each);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  }).length;
};

interface Repeat {
  readonly kept: number;
  readonly dropped: number;
  readonly finding: Finding;
}

/** What is to be said where one reading is a second table of another; null: it is none. */
const repeatOf = (sheet: Sheet, kept: Reading, dropped: Reading): Finding | null => {
  const [all, own] = [gamesOf(kept), gamesOf(dropped)];
  const count = [...own.values()].reduce((sum, { length }) => sum + length, 0);
  if (!isOtherView(kept, dropped) || !areSamePlayers(all, own) || count === 0) return null;
  const others = [...own].map(([name, games]) => missing(games, all.get(name) ?? []));
  if (count - others.reduce((sum, each) => sum + each, 0) < MOSTLY * count) return null;
  const { headingRow, firstRow, firstColumn, lastColumn } = dropped.table;
  const row = headingRow ?? firstRow;
  const place = { at: { row, column: firstColumn } };
  const text = rowText(sheetFrom([(sheet.rows[row] ?? []).slice(firstColumn, lastColumn + 1)]), 0);
  const player = dropped.tournament.players[others.findIndex((each) => each > 0)];
  return player === undefined
    ? finding({ code: "table-again", text }, place)
    : finding({ code: "tables-differ", text, who: { no: player.no, name: player.name } }, place);
};

/** A grid does not tell the rounds: where a chart has the same games, the chart counts. */
const worth = ({ tournament, games }: Reading): number => (tournament.roundOrderKnown ? 1e6 : 0) + games;

const repeatsIn = (sheet: Sheet, readings: readonly Reading[]): readonly Repeat[] => {
  const order = readings.map((_, k) => k);
  order.sort((a, b) => {
    const [first, second] = [readings[a], readings[b]];
    return first === undefined || second === undefined ? 0 : worth(second) - worth(first) || a - b;
  });
  const kept: number[] = [];
  return order.flatMap((dropped) => {
    for (const each of kept) {
      const [one, other] = [readings[each], readings[dropped]];
      const found = one === undefined || other === undefined ? null : repeatOf(sheet, one, other);
      if (found !== null) return [{ kept: each, dropped, finding: found }];
    }
    kept.push(dropped);
    return [];
  });
};

/** Tables of a sheet without those that only show the games of another once more. */
export const withoutRepeated = (sheet: Sheet, readings: readonly Reading[]): readonly Reading[] => {
  const repeats = readings.length < 2 ? [] : repeatsIn(sheet, readings);
  if (repeats.length === 0) return readings;
  return readings.flatMap((reading, k) => {
    if (repeats.some(({ dropped }) => dropped === k)) return [];
    const found = repeats.flatMap((each) => (each.kept === k ? [each.finding] : []));
    return [{ ...reading, findings: [...reading.findings, ...found] }];
  });
};
