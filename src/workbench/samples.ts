/** A file of the folder samples, and what to look at in it. */
export interface Sample {
  readonly file: string;
  readonly title: string;
  readonly look: string;
}

/** Every file of the folder samples; a test fails for one that is not here. */
export const SAMPLES: readonly Sample[] = [
  {
    file: "open-5-rounds.xlsx",
    title: "Open, 5 rounds",
    look: "Press Rank sheet: byes, forfeits and ties down to the fourth tie-break. Then ask Why? about the players on 3½.",
  },
  {
    file: "open-5-rounds.csv",
    title: "The same open as text",
    look: "The crosstable as a program exports it. The standings are those of the workbook.",
  },
  {
    file: "winter-9-rounds.xlsx",
    title: "Winter Swiss, 9 rounds",
    look: "From nine rounds on the Modified Median drops two scores: compare the workings in Why?.",
  },
  {
    file: "winter-9-rounds.csv",
    title: "The same Swiss as text",
    look: "A plain wall chart. Save it as a workbook after ranking and the Standings sheet goes with it.",
  },
  {
    file: "round-robin-8.xlsx",
    title: "Round robin, 8 players",
    look: "A grid in which each column is an opponent: Sonneborn-Berger decides here.",
  },
  {
    file: "round-robin-8.csv",
    title: "The same round robin as text",
    look: "The grid is recognized without a word about its layout.",
  },
  {
    file: "quads.xlsx",
    title: "Quads",
    look: "Several crosstables on one sheet are ranked in one go, each with its own block of standings.",
  },
  {
    file: "quads.csv",
    title: "The same quads as text",
    look: "Several sections, one below the other, as a paste leaves them.",
  },
  {
    file: "break-it.csv",
    title: "Break it",
    look: "A crosstable with mistakes: the pane lists each with its cell. Mend them one by one and watch the list get shorter.",
  },
  {
    file: "schools.csv",
    title: "Schools",
    look: "Players of several schools: the pane's team standings add up the best of each.",
  },
  {
    file: "team-matches.csv",
    title: "Team matches",
    look: "Teams instead of players: match points decide first, game points after them.",
  },
];
