import {
  explainValue,
  type Explanation,
  numberText,
  type Standings,
  WITH_SIGNS,
} from "../../src/engine/index";

/** What is said of the value of a player. */
export const explanationOf = (standings: Standings, no: number, code: string): Explanation => {
  const row = standings.rows.find(({ entry }) => entry.player.no === no);
  const k = standings.items.findIndex((item) => item.code === code);
  const explanation = row === undefined ? undefined : explainValue(standings, row, k);
  if (explanation === undefined) throw new Error(`nothing to explain: ${no}, ${code}`);
  return explanation;
};

export const shown = (value: Explanation["total"]) => (value === null ? "" : numberText(value, WITH_SIGNS));

/** A working as text: `1 8 W w 2 1½ (dropped) why`. */
export const linesOf = ({ lines }: Explanation) =>
  lines.map(({ round, opponentNo, opponentName, result, score, counted, used, why }) =>
    [
      round,
      opponentNo ?? opponentName,
      result,
      shown(score),
      shown(counted),
      used === null ? "–" : shown(used),
      why,
    ]
      .filter((part) => part !== "" && part !== 0)
      .join(" | "),
  );
