import { NO_ROW } from "../decide/pairs";
import { type Finding, finding } from "../finding";
import { type Context, facingSide, opponentOf, placeOfSide, type Side, sideOf, whoIs } from "./context";

const twice = (context: Context, i: number, first: number, again: number, opponent: number): Finding[] => {
  const mine = sideOf(context, i, again);
  const before = sideOf(context, i, first);
  if (mine === null) return [];
  return [
    finding(
      {
        code: "met-twice",
        who: whoIs(context, i),
        opponent: whoIs(context, opponent),
        rounds: [first + 1, again + 1],
      },
      { ...placeOfSide(context, mine), also: before?.at == null ? [] : [before.at] },
    ),
  ];
};

/** A match has two players. */
const OF_MATCH = 2;

/** Pairs that met in two rounds of a Swiss; a game that was forfeited is no meeting. */
export const checkMeetings = (context: Context): readonly Finding[] => {
  const { pairs, rounds, system, nos, begun } = context;
  if (system !== "swiss" || nos.length <= OF_MATCH) return [];
  const isGame = (i: number, r: number): boolean => rounds[i]?.[r]?.kind === "game";
  const found: Finding[] = [];
  for (let i = 0; i < nos.length; i++) {
    for (let r = 1; r < begun; r++) {
      const opponent = opponentOf(pairs, i, r);
      if (opponent <= i) continue;
      for (let s = 0; s < r; s++) {
        if (opponentOf(pairs, i, s) === opponent && isGame(i, r) && isGame(i, s))
          found.push(...twice(context, i, s, r, opponent));
      }
    }
  }
  return found;
};

const colorAt = (context: Context, i: number, r: number) => {
  const round = context.rounds[i]?.[r];
  return round !== undefined && "color" in round ? round.color : null;
};

/** Games of two Whites or two Blacks, and the cells that leave out a color which the opponent's gives. */
export const checkColors = (context: Context): readonly Finding[] => {
  const { pairs, survey, nos, begun } = context;
  if (survey.letters.size === 0) return [];
  const found: Finding[] = [];
  const without: Side[] = [];
  for (let i = 0; i < nos.length; i++) {
    for (let r = 0; r < begun; r++) {
      const opponent = opponentOf(pairs, i, r);
      const facing = pairs.facing[i * pairs.rounds + r] ?? NO_ROW;
      if (opponent <= i || facing === NO_ROW) continue;
      const mine = colorAt(context, i, r);
      const theirs = colorAt(context, opponent, facing % pairs.rounds);
      if (mine !== null && mine === theirs) found.push(...sameColor(context, i, r, mine));
      else if ((mine === null) !== (theirs === null)) {
        const side = mine === null ? sideOf(context, i, r) : facingSide(context, i, r);
        if (side !== null) without.push(side);
      }
    }
  }
  return [...found, ...colorsMissing(context, without)];
};

const colorsMissing = (context: Context, without: readonly Side[]): Finding[] => {
  const [first, ...others] = without;
  if (first === undefined) return [];
  const also = others.flatMap(({ at }) => at ?? []);
  return [
    finding({ code: "colors-missing", games: without.length }, { ...placeOfSide(context, first), also }),
  ];
};

const sameColor = (context: Context, i: number, r: number, color: "white" | "black") => {
  const mine = sideOf(context, i, r);
  const theirs = facingSide(context, i, r);
  if (mine === null || theirs === null) return [];
  const facts = { who: whoIs(context, i), opponent: whoIs(context, theirs.i), color };
  const place = { ...placeOfSide(context, mine), also: theirs.at === null ? [] : [theirs.at] };
  return [finding({ code: "same-color", ...facts }, place)];
};
