import type { Family } from "./family";
import { numberOf, pending } from "./make";

/** `W12`, `B 3`: White against 12, Black against 3. */
const PAIRED = /^([WBwb]) *-? *(\d{1,5})$/;

/** Color and opponent, without a result: it stands elsewhere, or is not there yet. */
export const colored: Family = {
  name: "colored",
  read: (text) => {
    const [, letter, digits] = PAIRED.exec(text) ?? [];
    return letter === undefined
      ? null
      : pending({ text, opponent: numberOf(digits), color: letter.toLowerCase() });
  },
};
