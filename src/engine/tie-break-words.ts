import type { TieBreak } from "./tiebreak";
import { TIE_BREAK_TEXTS, type TieBreakText } from "./tie-break-texts";

/** Where the words of a tie-break stand: `us/SB`, `fide/SB`. */
export const textKey = ({ world, code }: Pick<TieBreak, "world" | "code">): string => `${world}/${code}`;

/** Of several names of a form the first. */
const variantsOf = ({ variants = {} }: TieBreak): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(variants)
      .reverse()
      .map(([name, modifiers]) => [modifiers, name]),
  );

/** A tie-break in the words of pane and sheets. Formulas give the declared ones, in whatever language. */
export const wordsOf = (tieBreak: TieBreak): Required<TieBreakText> => ({
  variants: variantsOf(tieBreak),
  ...(TIE_BREAK_TEXTS[textKey(tieBreak)] ?? {
    name: tieBreak.name,
    title: tieBreak.title,
    summary: tieBreak.summary,
  }),
});
