import type { PlayerNo } from "../engine/index";
import { MESSAGES } from "./message-texts";
import { cellArgument } from "./arguments";
import type { Cell } from "./cells";
import type { Answer } from "./definition";
import { invalid } from "./errors";
import type { Event, Section } from "./event";
import { foundPlayer } from "./players";
import { sectionsOf } from "./refusals";

/** What a function says of each player of a crosstable. */
export interface Measure {
  readonly title: string;
  readonly ofAll: () => ReadonlyMap<PlayerNo, Cell>;
  /** Throws where there is no answer. */
  readonly ofOne: (player: PlayerNo) => Cell;
}

/** A row that two players share has no room for the values of both. */
const refuseSharedRows = (sections: readonly Section[]): void => {
  const rows = sections.flatMap(({ reading }) => [...reading.table.rows.values()]);
  const seen = new Set<number>();
  const shared = rows.find((row) => seen.size === seen.add(row).size);
  if (shared !== undefined) throw invalid(MESSAGES.sharedRow(shared + 1));
};

/**
 * A column exactly as tall as the range: each value beside its player's first row, the title beside the
 * last heading row.
 */
const columnOf = (event: Event, measure: (section: Section) => Measure): Answer => {
  const sections = sectionsOf(event);
  const cells = event.cells.map((): Cell => "");
  refuseSharedRows(sections);
  for (const section of sections) {
    const { headingRow, rows } = section.reading.table;
    const { title, ofAll } = measure(section);
    const values = ofAll();
    if (headingRow !== null) cells[headingRow] = title;
    for (const [player, row] of rows) cells[row] = values.get(player) ?? "";
  }
  return cells.map((cell) => [cell]);
};

/** The measure of the player who is named, or a column of all. */
export const columnOrOne = (
  event: Event,
  player: unknown,
  measure: (section: Section) => Measure,
): Answer => {
  const named = cellArgument(player, "player");
  if (named === undefined) return columnOf(event, measure);
  const { section, no } = foundPlayer(event, named);
  return measure(section).ofOne(no);
};
