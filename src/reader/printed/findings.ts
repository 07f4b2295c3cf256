import { isProblem, type Item, itemName, readItem, type Rules, toNumber, viewOf } from "../../engine/index";
import { FACT_TEXTS as T } from "../fact-texts";
import { comparePrinted } from "../checks/printed";
import type { Finding } from "../finding";
import type { PrintedColumn, Reading } from "../types";
import { waysIn } from "./ways";

type Table = Pick<Reading, "tournament" | "table" | "teams">;

/** The value of each player; those with the same score are those whom a rule about the tied looks at. */
const valuesOf = ({ tournament }: Table, { tieBreak, policy, modifiers }: Item) => {
  const view = viewOf(tournament, policy);
  return new Map(
    view.entries.map((self) => {
      const tied =
        tieBreak.scope === "tied" ? view.entries.filter(({ score }) => score === self.score) : view.entries;
      const { value } = tieBreak.work(view, self, tied, modifiers);
      return [self.player.no, value === null ? null : toNumber(value)] as const;
    }),
  );
};

const compared = (table: Table, column: PrintedColumn, item: Item, name: string): Finding | null => {
  const ours = valuesOf(table, item);
  const missing = [...ours.values()].every((value) => value === null);
  return missing ? null : comparePrinted(table, column, name, ours);
};

/** A column that is headed by a number only may be any tie-break of the rule set. */
const unnamed = (table: Table, column: PrintedColumn, { ruleSet }: Rules): Finding[] => {
  for (const { item } of waysIn("", ruleSet)) {
    const found = compared(table, column, item, itemName(item));
    if (found?.code === "printed-equal") return [found];
  }
  return [];
};

const named = (table: Table, column: PrintedColumn, rules: Rules): Finding[] => {
  const item = readItem(column.code, rules);
  if (isProblem(item)) return [];
  const found = compared(table, column, item, itemName(item));
  if (found?.code !== "printed-differs") return found === null ? [] : [found];
  return [compared(table, column, item, T.by(itemName(item), item.ruleSet.code)) ?? found];
};

/** What there is to say about the printed tie-breaks of a table of players by the rules that rank it. */
export const printedFindings = (reading: Table, rules: Rules): readonly Finding[] =>
  (reading.teams === null ? reading.table.printed : []).flatMap((column) =>
    column.code === "" ? unnamed(reading, column, rules) : named(reading, column, rules),
  );
