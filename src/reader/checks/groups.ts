import { NO_ROW } from "../decide/pairs";
import { type Finding, finding } from "../finding";
import { type Context, opponentOf, whoIs } from "./context";

/** Rows that are connected by games, each group in order; who met nobody is in none. */
const groupsOf = ({ pairs, nos, counted }: Context): readonly (readonly number[])[] => {
  const root = nos.map((_, i) => i);
  const find = (i: number): number => {
    let at = i;
    while (root[at] !== at) at = root[at] ?? at;
    return at;
  };
  for (let i = 0; i < nos.length; i++) {
    for (let r = 0; r < counted; r++) {
      const opponent = opponentOf(pairs, i, r);
      if (opponent !== NO_ROW) root[Math.max(find(i), find(opponent))] = Math.min(find(i), find(opponent));
    }
  }
  const groups = new Map<number, number[]>();
  nos.forEach((_, i) => {
    const group = groups.get(find(i));
    if (group === undefined) groups.set(find(i), [i]);
    else group.push(i);
  });
  return [...groups.values()].filter(({ length }) => length > 1);
};

/** Two players apart from the others may have met by a slip. */
const FEWEST = 3;
/** After so many rounds of a Swiss all players are connected; before, each group must have met all its own. */
const CONNECTED = 4;

/** Groups of players who met nobody of the others: quads or sections that stand in one table. */
export const checkGroups = (context: Context): readonly Finding[] => {
  const groups = groupsOf(context);
  const rounds = context.counted;
  const areApart = groups.every(
    ({ length }) => length >= FEWEST && (rounds >= CONNECTED || length <= rounds + 1),
  );
  const [, second] = groups;
  if (second === undefined || !areApart) return [];
  const [at = null, ...also] = groups.slice(1).flatMap(([first = 0]) => context.rows[first]?.at ?? []);
  const names = second
    .map((i) => whoIs(context, i))
    .map(({ no, name }) => (name === "" ? `No. ${no}` : name));
  return [finding({ code: "groups-apart", names, groups: groups.length }, { at, also })];
};
