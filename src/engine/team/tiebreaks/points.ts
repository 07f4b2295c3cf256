import { define, type TieBreak } from "../../tiebreak";
import { score } from "../../tiebreaks/points";
import { entryIn, type TeamViews } from "../../view";
import type { Placement } from "../event";
import { forTeams, OTHER } from "./work";

/** The score by one kind of points, with the working of a score. */
const scoreBy = (which: (teams: TeamViews) => Placement): TieBreak["work"] =>
  forTeams(({ teams, match }, modifiers) => {
    const view = teams[which(teams)];
    return score.work(view, entryIn(view, match), [], modifiers);
  });

const TEAM = ["team"] as const;

/**
 * Game points: the board points of all rounds.
 *
 * Board forfeits count as scored; a match bye counts what the sheet or the director says.
 *
 * @see US Chess 34G; SwissSys help, Game points
 */
export const gamePoints = define({
  code: "GAMEPTS",
  world: "us",
  name: "Game points",
  title: "Game pts",
  aliases: ["Board points", "Game pts."],
  functionName: "GAMEPOINTS",
  rule: "US Chess 34G",
  summary: "Board points of all rounds.",
  events: TEAM,
  work: scoreBy(() => "game"),
});

/**
 * Game/Match Points: the points that do not place the teams: board points where match points do, match points
 * where board points do.
 *
 * @see WinTD help, Game/Match Points
 */
export const gameMatchPoints = define({
  code: "GMPTS",
  world: "us",
  name: "Game/Match Points",
  title: "Game/match",
  rule: "WinTD: Game/Match Points",
  summary: "Board points where match points place the teams, match points where board points do.",
  events: TEAM,
  work: scoreBy(({ placement }) => OTHER[placement]),
});

/** Match points against game points: the other one of the two scores. @see FIDE C.07 13 */
export const otherPoints = define({
  code: "MPvGP",
  world: "fide",
  name: "Match points against game points",
  title: "MPvGP",
  aliases: ["Match points vs game points", "MP vs GP"],
  rule: "FIDE C.07 13",
  summary: "Game points where match points place the teams, match points where game points do.",
  events: TEAM,
  work: scoreBy(({ placement }) => OTHER[placement]),
});

export const matchPointsHelper = define({
  code: "MPTS",
  world: "fide",
  name: "Match points",
  title: "Match pts",
  rule: "FIDE C.07 13",
  summary: "Match points of all rounds.",
  events: TEAM,
  helper: true,
  work: scoreBy(() => "match"),
});

export const gamePointsHelper = define({
  code: "GPTS",
  world: "fide",
  name: "Game points",
  title: "Game pts",
  rule: "FIDE C.07 13",
  summary: "Game points of all rounds.",
  events: TEAM,
  helper: true,
  work: scoreBy(() => "game"),
});
