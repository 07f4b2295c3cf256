import { type Exact, exact } from "../points";
import { summed, type Take } from "../sums";
import { define, kept, type Line, orderOf, shown } from "../tiebreak";
import type { Entry } from "../view";

const takePoints = ({ points, opponents }: Entry, take: Take): void => {
  for (let r = 0; r < points.length; r++) take("result", r + 1, opponents[r] ?? null, points[r] ?? 0);
};

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
  ...summed({
    den: 2,
    terms: (_view, self, take) => {
      const { adjustment } = self.player;
      takePoints(self, take);
      if (adjustment !== 0) take("number", 0, null, adjustment);
    },
  }),
});

const pointsFromPlay = (self: Entry): number =>
  self.points.reduce((sum, points, r) => (self.rounds[r]?.kind === "game" ? sum + points : sum), 0);

const hasPlayed = (self: Entry): Exact => exact(self.score <= 0 || pointsFromPlay(self) > 0 ? 1 : 0);

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
    const lines: Line[] = [];
    takePoints(self, (...term) => lines.push(kept(...term)));
    const shownLines = lines.map((line, r) => (self.rounds[r]?.kind === "game" ? line : shown(line)));
    return orderOf(shownLines, hasPlayed(self), 2);
  },
  value: (_view, self) => hasPlayed(self),
});
