import type { TrfAt, TrfPlayer, TrfProblem, TrfTeams } from "./types";

/** Numbers that records of teams name, and where. */
const namedIn = ({
  byes,
  forfeits,
  requested,
  adjustments,
  lineups,
}: TrfTeams): readonly (readonly [number, TrfAt])[] => [
  ...[...byes, ...requested, ...adjustments].flatMap(({ teams, at }) => teams.map((no) => [no, at] as const)),
  ...forfeits.flatMap(({ white, black, at }) => [[white, at] as const, [black, at] as const]),
  ...lineups.flatMap(({ team, opponent, at }) => [[team, at] as const, [opponent, at] as const]),
];

/** Records about numbers that no team or no player has: nobody is concerned by them. 0 stands for nobody. */
export const unknownNumbers = (teams: TrfTeams, players: readonly TrfPlayer[]): readonly TrfProblem[] => {
  const nos = new Set(teams.teams.map(({ no }, i) => no ?? i + 1));
  const starts = new Set(players.map(({ no }) => no));
  const members = [
    ...teams.teams.map(({ players: own, at }) => ({ own, at })),
    ...teams.lineups.map(({ players: own, at }) => ({ own, at })),
  ];
  return [
    ...namedIn(teams).flatMap(([team, at]): TrfProblem[] =>
      team === 0 || nos.has(team) ? [] : [{ code: "unknown-team", at, team }],
    ),
    ...members.flatMap(({ own, at }) =>
      own.flatMap((player): TrfProblem[] =>
        player === 0 || starts.has(player) ? [] : [{ code: "unknown-player", at, player }],
      ),
    ),
  ];
};
