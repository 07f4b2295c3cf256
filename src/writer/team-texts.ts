import { counted } from "./text";

/** What the sheets say of teams. */
export const TEAM_TEXTS = {
  matchPoints: "Match pts",
  boardPoints: "Board pts",
  teams: (count: number) => counted(count, "team"),
  boards: (count: number) => counted(count, "board"),
  best: (top: number) => `best ${counted(top, "player")} count`,
  finalStandings: "Final team standings",
  standingsAfter: (round: number, announced: number) => `Team standings after round ${round} of ${announced}`,
  placedBy: {
    match: "Teams are placed by match points.",
    game: "Teams are placed by board points.",
  },
  byes: {
    zero: "A match bye brings no board points.",
    half: "A match bye brings the points of half the boards.",
    all: "A match bye brings the points of all boards.",
  },
  weights: (weights: string) => `Board weights: ${weights}.`,
  untold: {
    sums: "The crosstable tells board points as sums only.",
    none: "The crosstable tells no board points.",
  },
  boardPrizes: (board: number, names: string) => `Board ${board}: ${names}.`,
  prize: (name: string, team: string, score: string, games: number) =>
    `${name} (${team}) ${score} of ${games}`,
  about: {
    team: "The number and name of the team on the crosstable.",
    matchPoints: "Points of all matches, byes and forfeits included.",
    boardPoints: "Points of all boards, byes and forfeits included.",
    medley: "The best scores of the team's players, added up.",
    player: "Below each team: the players whose scores count for it.",
  },
  totals: (top: number) =>
    `Team score: the best ${counted(top, "score")} of each team added up; its tie-breaks are those players' own, ` +
    "added up (averages for rating systems). A team with fewer players has nothing for those it lacks.",
  asValues:
    "Written as values: a formula reads one range, and neither joins sheets nor gives several trophies. Rank again when a crosstable has changed.",
  counting: "Who counts: the better score, then the better tie-breaks, then the lower number.",
  short: (team: string, players: number, missing: number) =>
    `${team} has ${counted(players, "player")}; ${missing === 1 ? "the missing one adds" : `the ${missing} missing ones add`} 0.`,
  player: (name: string, section: string) => (section === "" ? name : `${name} (${section})`),
} as const;
