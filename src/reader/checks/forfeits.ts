import { type Finding, finding } from "../finding";
import { type Context, placeOfSide, type Side, sidesOf } from "./context";
import { confirms } from "./totals";

const isForfeit = ({ round }: Side, result: "win" | "loss"): boolean =>
  round.kind === "forfeit" && round.result === result;

/** Whether the printed total counts the point. */
const isConfirmed = (context: Context, i: number): boolean =>
  context.rows[i]?.total !== null && confirms(context, i);

/**
 * Wins by forfeit against nobody, more of them than players who lost by forfeit in the round.
 *
 * Some charts write X for who was not there, or for a loss.
 */
export const checkForfeits = (context: Context): readonly Finding[] => {
  // A list that pairs a player with nobody says so with a word.
  if (!context.pairs.ordered || context.blanksAreAbsences || context.survey.count("forfeit") === 0) return [];
  const sides = sidesOf(context, "forfeit", "code", "nobody").filter(({ r }) => r < context.begun);
  const rounds = [...new Set(sides.map(({ r }) => r))].sort((a, b) => a - b);
  return rounds.flatMap((r) => {
    const own = sides.filter((side) => side.r === r);
    const alone = own.filter(
      (side) =>
        side.token.kind === "forfeit" &&
        isForfeit(side, "win") &&
        side.token.opponent === null &&
        !isConfirmed(context, side.i),
    );
    const [first, ...others] = alone;
    const lost = own.filter((side) => isForfeit(side, "loss")).length;
    if (first === undefined || alone.length <= lost) return [];
    const also = others.flatMap(({ at }) => at ?? []);
    const facts = { code: "forfeit-alone", text: first.token.text, count: alone.length, lost } as const;
    return [finding(facts, { ...placeOfSide(context, first), also })];
  });
};
