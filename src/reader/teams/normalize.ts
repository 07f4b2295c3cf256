import { boardPointsOf, type Round, type Team, type TeamEvent, type TeamRound } from "../../engine/index";
import { printHalves } from "../number";
import { printCell } from "../print-cell";
import type { ReadTeams } from "../types";

type Value = string | number;

/** Board points as they stand beside a result; empty where the table does not tell them. */
const pointsText = (round: TeamRound, boardPoints: ReadTeams["boardPoints"]): string => {
  if (boardPoints !== "matches" || !("points" in round) || round.points === null) return "";
  return ` ${printHalves(round.points)}`;
};

/** The round without its board points: what a player's would be. */
const plainRound = (round: TeamRound): Round => {
  switch (round.kind) {
    case "match":
    case "forfeit": {
      const { opponent, result, color } = round;
      return round.kind === "match"
        ? { kind: "game", opponent: round.opponent, result, color }
        : { kind: "forfeit", opponent, result, color };
    }
    case "bye":
      return { kind: "bye", worth: round.worth, allocated: round.allocated };
    case "unpaired":
    case "pending":
      return round;
  }
};

/** A round as a wall chart of teams writes it: `W12w 3½`, `X3 4`, `B 4`, `U`, `*5`. */
export const printMatch = (round: TeamRound, boardPoints: ReadTeams["boardPoints"]): string =>
  printCell(plainRound(round)) + pointsText(round, boardPoints);

interface Extra {
  readonly heading: string;
  readonly value: (team: Team) => Value;
}

/** Columns that a chart has only where a team needs them. */
const EXTRAS: readonly Extra[] = [
  { heading: "Adj.", value: ({ adjustment }) => (adjustment === 0 ? "" : adjustment / 2) },
  { heading: "Play-off", value: ({ playoff }) => playoff ?? "" },
  { heading: "Type", value: ({ house }) => (house ? "House" : "") },
];

const boardTotal = ({ rounds, gameAdjustment }: Team, event: TeamEvent): number =>
  rounds
    .slice(0, event.rounds)
    .reduce<number>((sum, round) => sum + (boardPointsOf(round, event) ?? 0), gameAdjustment) / 2;

/** Byes and forfeits whose board points are a matter of choice: their sum is not printed, to be compared by nobody. */
const hasChoices = ({ teams }: TeamEvent): boolean =>
  teams.some(({ rounds }) =>
    rounds.some((round) => (round.kind === "bye" || round.kind === "forfeit") && round.points === null),
  );

/**
 * A table of team matches as a clean wall chart: `No., Team, Rd 1 …, Match points, Board points`.
 *
 * `totalOf`: the match points of a team.
 */
export const normalizedTeams = (
  { event, boardPoints }: ReadTeams,
  totalOf: (team: number) => number,
): readonly (readonly Value[])[] => {
  const { teams } = event;
  const longest = teams.reduce((most, { rounds }) => Math.max(most, rounds.length), 0);
  const rounds = Array.from({ length: Math.max(event.announcedRounds, longest) }, (_, r) => r);
  const extras = EXTRAS.filter(({ value }) => teams.some((team) => value(team) !== ""));
  const rated = teams.some(({ rating }) => rating !== null);
  const sums = boardPoints !== "none" && !hasChoices(event);
  const cellOf = (round: TeamRound | undefined, r: number): string =>
    round === undefined ? (r < event.rounds ? "U" : "") : printMatch(round, boardPoints);
  return [
    [
      ...["No.", "Team", ...(rated ? ["Rating"] : []), ...rounds.map((r) => `Rd ${r + 1}`), "Match points"],
      ...(sums ? ["Board points"] : []),
      ...extras.map(({ heading }) => heading),
    ],
    ...teams.map((team, i): Value[] => [
      ...[team.no, team.name, ...(rated ? [team.rating ?? ""] : [])],
      ...rounds.map((r) => cellOf(team.rounds[r], r)),
      totalOf(i),
      ...(sums ? [boardTotal(team, event)] : []),
      ...extras.map(({ value }) => value(team)),
    ]),
  ];
};
