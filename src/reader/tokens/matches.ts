import { numberIn } from "../number";
import type { Token } from "../token";
import type { Family } from "./family";
import { us } from "./us";

/** No match has more boards, in half-points. */
const MOST = 200;

const POINTS = String.raw`\d{0,2}(?: ?½|[.,][05])?`;

/** `W22,4.0`, `W12 3½`, `D5 (2-2)`, `B, 4`: the result of the match, then the board points of one side or both. */
const AFTER = new RegExp(
  String.raw`^(\S.*?)(?: *[,;:|/\n] *| +| *\()(${POINTS})(?: *[-:] *(?:${POINTS}))?\)?$`,
);

/** `3½ W12`: the other way round. */
const BEFORE = new RegExp(String.raw`^(${POINTS})(?: *[,;:|/\n] *| +)([A-Za-z].*)$`);

const halvesIn = (text: string | undefined): number | null => {
  const value = text === undefined || text === "" ? null : numberIn(text);
  return value === null || value * 2 > MOST ? null : value * 2;
};

/** A match has an opponent; only a bye, a forfeit and an absence may do without. */
const isMatch = (token: Token | null): token is Token =>
  token !== null && !(token.kind === "game" && token.opponent === null);

const withPoints = (match: string | undefined, points: string | undefined): Token | null => {
  const token = us.read(match ?? "");
  const boards = halvesIn(points);
  return isMatch(token) && boards !== null ? { ...token, boards } : null;
};

const read = (text: string): Token | null => {
  const [, match, points] = AFTER.exec(text) ?? [];
  const [, before, after] = BEFORE.exec(text) ?? [];
  const token = withPoints(match, points) ?? withPoints(after, before);
  return token === null ? null : { ...token, text };
};

/** Byes, absences and open matches, which need not say board points; games do, or they are those of players. */
const isAlone = (token: Token | null): boolean =>
  token !== null && (token.kind === "pending" || !("opponent" in token && token.opponent));

/** Results of team matches with board points. */
export const matches: Family = {
  name: "matches",
  read: (text) => {
    const alone = us.read(text);
    return read(text) ?? (isAlone(alone) ? alone : null);
  },
};

/** The same in a table that is known to be one of teams: board points may be missing. */
export const looseMatches: Family = { name: "matches", read: (text) => read(text) ?? us.read(text) };
