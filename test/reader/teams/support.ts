import type { Reading } from "../../../src/reader/index";
import type { TeamRound } from "../../../src/engine/index";

const LETTERS = { win: "W", draw: "D", loss: "L" } as const;
const FORFEITS = { win: "X", draw: "Z", loss: "F" } as const;
const BYES = { full: "B", half: "H", zero: "0" } as const;

const score = (points: number | null, against?: number | null): string =>
  [points, against].flatMap((halves) => (halves === undefined ? [] : [halves ?? "?"])).join("-");

/** A round of a team in short: `W12 5-3`, half-points of both sides; `X3`, `B 8`, `U`, `*4`. */
export const spelledRound = (round: TeamRound): string => {
  switch (round.kind) {
    case "match":
      return `${LETTERS[round.result]}${round.opponent} ${score(round.points, round.against)}`;
    case "forfeit":
      return `${FORFEITS[round.result]}${round.opponent ?? ""} ${score(round.points)}`;
    case "bye":
      return `${BYES[round.worth]} ${score(round.points)}`;
    case "unpaired":
      return "U";
    case "pending":
      return `*${round.opponent ?? ""}`;
  }
};

/** The matches of each team, in the order of the table. */
export const matchesOf = ({ teams }: Pick<Reading, "teams">): readonly string[] =>
  teams?.event.teams.map(({ rounds }) => rounds.map(spelledRound).join(", ")) ?? [];
