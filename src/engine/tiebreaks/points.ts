import { exact } from "../points";
import { define, kept, type Line, orderOf, shown, sumLines } from "../tiebreak";
import type { Entry } from "../view";

const ownPoints = (self: Entry): Line[] =>
  self.points.map((points, r) => kept("result", r + 1, self.opponents[r] ?? null, points));

/**
 * The score: points of all rounds, with penalty and bonus points.
 *
 * An item of a sequence like any other; it is put first where the sequence does not name it.
 */
export const score = define({
  code: "PTS",
  world: "both",
  name: "Score",
  title: "Score",
  aliases: ["SCORE", "Points"],
  rule: "US Chess 34A",
  summary: "Points of all rounds.",
  work: (_view, self) => {
    const { adjustment } = self.player;
    const lines = ownPoints(self);
    if (adjustment !== 0) lines.push(kept("number", 0, null, adjustment));
    return sumLines(lines, 2);
  },
});

const pointsFromPlay = (self: Entry): number =>
  self.points.reduce((sum, points, r) => (self.rounds[r]?.kind === "game" ? sum + points : sum), 0);

/**
 * Points from play: 1 if any point was won over the board, 0 if all of them come from byes and forfeits.
 *
 * Applied before any tie-break; with no points at all there is nothing to tell apart.
 *
 * @see US Chess 34E1
 */
export const actualPlay = define({
  code: "APLAY",
  world: "us",
  name: "Points from play",
  title: "Play",
  rule: "US Chess 34E1",
  summary: "Players who scored over the board rank above those whose points are all unplayed.",
  display: "whole",
  hidden: true,
  work: (_view, self) => {
    const lines = ownPoints(self).map((line, r) => (self.rounds[r]?.kind === "game" ? line : shown(line)));
    return orderOf(lines, exact(pointsFromPlay(self) > 0 || self.score <= 0 ? 1 : 0), 2);
  },
});
