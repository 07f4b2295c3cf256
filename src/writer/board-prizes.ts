import {
  type BoardRow,
  boardPrizes,
  inPoints,
  numberText,
  type TeamEvent,
  WITH_SIGNS,
} from "../engine/index";
import { TEAM_TEXTS } from "./team-texts";

/** So many places of each board are listed. */
const PLACES = 3;

const prizeText = ({ player, team, points, games }: BoardRow): string =>
  TEAM_TEXTS.prize(player.name, team.name, numberText(inPoints(points), WITH_SIGNS), games);

/** The best individual results on each board, a line a board; none where boards are not told. */
export const boardPrizeLines = (event: TeamEvent): readonly string[] =>
  boardPrizes(event).flatMap((rows, b) => {
    const best = rows.filter(({ place }) => place <= PLACES);
    return best.length === 0 ? [] : [TEAM_TEXTS.boardPrizes(b + 1, best.map(prizeText).join("; "))];
  });
