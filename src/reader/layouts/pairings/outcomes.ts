import { isBlank } from "../../cell";
import { cellAt, type Sheet } from "../../sheet";
import type { PairingHead } from "./columns";
import { type Outcome, outcomeOf } from "./results";

/** The results in columns of their own; beside a result a blank is a loss, two blanks are none. */
const ownResults = (
  sheet: Sheet,
  row: number,
  { white, black }: PairingHead,
): readonly (string | undefined)[] => {
  const cells = [white.result, black.result].map((column) => cellAt(sheet, row, column ?? -1));
  const both = white.result !== null && black.result !== null;
  // Both without a point, as 0-0: nobody played.
  if (both && cells.every(({ kind, text }) => kind !== "blank" && outcomeOf(text)?.white === "L"))
    return ["F", "F"];
  const blank = both && cells.some((cell) => !isBlank(cell)) ? "L" : undefined;
  return cells.map((cell) => (isBlank(cell) ? blank : outcomeOf(cell.text)?.white));
};

/** What the row says of one side: its own result, else its part of the common one. */
export const outcomeAt = (sheet: Sheet, row: number, head: PairingHead): Partial<Outcome> => {
  const common = outcomeOf(cellAt(sheet, row, head.result ?? -1).text) ?? {};
  const [white, black] = ownResults(sheet, row, head);
  return { ...common, ...(white === undefined ? {} : { white }), ...(black === undefined ? {} : { black }) };
};
