import type { Round } from "../../engine/index";
import { NO_ROW } from "../decide/pairs";
import { COMPLEMENT } from "../decide/scale";
import { type Finding, finding } from "../finding";
import type { Token } from "../token";
import { type Context, facingSide, opponentOf, placeOfSide, type Side, sideOf, whoIs } from "./context";
import { confirms } from "./totals";

type Played = Extract<Round, { kind: "game" | "forfeit" }>;

const isPlayed = (round: Round): round is Played => round.kind === "game" || round.kind === "forfeit";

const secondOf = (round: Played) => (round.kind === "game" ? round.second : undefined);

const isComplementary = (mine: Played, theirs: Played): boolean => {
  const [a, b] = [secondOf(mine), secondOf(theirs)];
  const second = a === undefined || b === undefined ? a === b : COMPLEMENT[a] === b;
  return COMPLEMENT[mine.result] === theirs.result && second;
};

/** Both sides lost by forfeit: nobody came. */
const isDoubleForfeit = (mine: Round, theirs: Round): boolean =>
  mine.kind === "forfeit" && theirs.kind === "forfeit" && mine.result === "loss" && theirs.result === "loss";

/** Whether two cells show the same game. */
const fits = (mine: Round, theirs: Round): boolean => {
  if (mine.kind !== theirs.kind) return false;
  if (!isPlayed(mine) || !isPlayed(theirs)) return mine.kind === "pending";
  return isComplementary(mine, theirs) || isDoubleForfeit(mine, theirs);
};

/** A forfeit whose row does not say against whom. */
const isNameless = (mine: Round, theirs: Round): boolean =>
  theirs.kind === "forfeit" && theirs.opponent === null && fits(mine, theirs);

const isOneSided = (token: Token): boolean => token.kind === "game" && token.oneSided === true;

const compare = (context: Context, mine: Side, theirs: Side, code: "games-disagree" | "one-sided"): Finding =>
  finding(
    {
      code,
      who: whoIs(context, mine.i),
      mine: mine.token.text,
      means: mine.round,
      opponent: whoIs(context, theirs.i),
      theirs: theirs.token.text,
    },
    { ...placeOfSide(context, mine), also: theirs.at === null ? [] : [theirs.at] },
  );

const isContradicted = (context: Context, i: number): boolean =>
  context.rows[i]?.total !== null && !confirms(context, i);

/** Nobody came, unless a total says that one of the two got his point. */
const isDoubtful = (context: Context, mine: Side, theirs: Side): boolean =>
  isDoubleForfeit(mine.round, theirs.round) &&
  (isContradicted(context, mine.i) || isContradicted(context, theirs.i));

/** A blank cell of a grid, which names its opponent by its place. */
const isBlankGame = ({ token }: Side): boolean => token.kind === "pending" && token.text === "";

/** Two rows that name each other and differ: a ruling if it is marked so or both totals confirm it. */
const mutual = (context: Context, mine: Side, theirs: Side): readonly Finding[] => {
  const right = fits(mine.round, theirs.round) && !isDoubtful(context, mine, theirs);
  if (theirs.i < mine.i || right) return [];
  const played = isPlayed(mine.round) && mine.round.kind === theirs.round.kind;
  const marked = isOneSided(mine.token) || isOneSided(theirs.token);
  const ruled = marked || (confirms(context, mine.i) && confirms(context, theirs.i));
  const [first, second] = isBlankGame(theirs) ? [theirs, mine] : [mine, theirs];
  return [compare(context, first, second, played && ruled ? "one-sided" : "games-disagree")];
};

const checkSide = (context: Context, mine: Side, opponent: number): readonly Finding[] => {
  if (opponent === mine.i)
    return [finding({ code: "plays-himself", who: whoIs(context, mine.i) }, placeOfSide(context, mine))];
  const theirs = facingSide(context, mine.i, mine.r);
  if (theirs === null || theirs.token.kind === "unread") return [];
  if (opponentOf(context.pairs, opponent, theirs.r) === mine.i) return mutual(context, mine, theirs);
  return isNameless(mine.round, theirs.round) ? [] : [compare(context, mine, theirs, "games-disagree")];
};

const noSuchPlayer = (context: Context, mine: Side, highest: number): readonly Finding[] => {
  const { kind } = context;
  const { opponents, rounds } = context.survey;
  const opponent = opponents[mine.i * rounds + mine.r] ?? 0;
  const facts = { code: "no-such-player", who: whoIs(context, mine.i), opponent, kind, highest } as const;
  return [finding(facts, placeOfSide(context, mine))];
};

/**
 * Whether a cell and that of the opponent are the two sides of one game, by the shared rounds themselves.
 *
 * The quick test for the many that are right.
 */
const isRight = (context: Context, i: number, r: number, opponent: number): boolean => {
  const { pairs, rounds } = context;
  const facing = pairs.facing[i * pairs.rounds + r] ?? NO_ROW;
  const mine = rounds[i]?.[r];
  const theirs = rounds[opponent]?.[facing % pairs.rounds];
  return (
    opponent !== i &&
    pairs.rows[facing] === i &&
    mine !== undefined &&
    theirs !== undefined &&
    fits(mine, theirs) &&
    !isDoubleForfeit(mine, theirs)
  );
};

/** Compares every game with the opponent's row. */
export const checkGames = (context: Context): readonly Finding[] => {
  const { pairs, survey, begun, nos } = context;
  const highest = nos.reduce((most, no) => Math.max(most, no), 0);
  const found: Finding[] = [];
  for (let i = 0; i < nos.length; i++) {
    for (let r = 0; r < begun; r++) {
      if (survey.opponents[i * pairs.rounds + r] === 0) continue;
      const opponent = opponentOf(pairs, i, r);
      if (opponent !== NO_ROW && isRight(context, i, r, opponent)) continue;
      const mine = sideOf(context, i, r);
      if (mine === null) continue;
      found.push(
        ...(opponent === NO_ROW ? noSuchPlayer(context, mine, highest) : checkSide(context, mine, opponent)),
      );
    }
  }
  return found;
};
