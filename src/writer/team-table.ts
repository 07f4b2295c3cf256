import { inPoints, type Standing, type Standings, toNumber } from "../engine/index";
import { FORMULA_HEADINGS as HEADINGS } from "./formula-headings";
import { cellOf } from "./standings-table";
import { formulaTitle, shownItems } from "./items";

type Cell = string | number;

/**
 * The table that TEAMSTANDINGS spills: its heading row, then the teams in place order.
 *
 * `playersOf`: who plays for a team, or whose scores count for it.
 */
export const teamTable = (
  standings: Standings,
  playersOf: (row: Standing) => string,
): readonly [heading: readonly string[], ...rows: (readonly Cell[])[]] => {
  const items = shownItems(standings, formulaTitle);
  return [
    [
      ...[HEADINGS.place, HEADINGS.team, HEADINGS.score],
      ...items.map(({ heading }) => heading),
      HEADINGS.players,
    ],
    ...standings.rows.map((row): readonly Cell[] => [
      ...[row.place ?? "", row.entry.player.name, toNumber(inPoints(row.entry.score))],
      ...items.map(({ at }) => cellOf(row.values[at])),
      playersOf(row),
    ]),
  ];
};
