import { counted } from "../../writer/text";

/** The page New crosstable, and the sheet that it makes. */
export const NEW_TEXTS = {
  title: "New crosstable",
  players: "Players, one a line",
  playersHint: "Name, then rating and team if you have them. Paste from Excel, a web page or an e-mail.",
  example: "Lindqvist, Ava\t1184\tOak Hill\nRios, Mateo\t1121\tLincoln MS",
  file: "Or open a file: a tournament report (TRF), a text or a CSV",
  kind: "Kind",
  kinds: [
    ["swiss", "Swiss"],
    ["roundRobin", "Round robin"],
    ["doubleRoundRobin", "Double round robin"],
    ["quads", "Quads"],
  ],
  rounds: "Rounds",
  roundsBad: (most: number) => `A whole number from 1 to ${most}.`,
  caption:
    "A new sheet “Crosstable” is added. Results are typed as W12, D5, L3, or B, H, U for byes; a wrong entry is marked at once.",
  create: "Create crosstable",
  insert: "Insert as a sheet",
  count: (players: number, rated: number, teams: number) =>
    [
      counted(players, "player"),
      ...(rated > 0 ? [`${rated} with a rating`] : []),
      ...(teams > 0 ? [counted(teams, "school")] : []),
    ].join(", "),
  blank: (rows: number) => `A blank form of ${rows} rows`,
  noName: (line: number) => `Line ${line} has no name.`,
  recognized: (players: number, rounds: number) =>
    `This is a crosstable with ${counted(players, "player")} and ${counted(rounds, "round")}.`,
  created: (sheet: string) => `The sheet “${sheet}” was added.`,
  sheet: "Crosstable",
  sample: "Sample crosstable",
  sampleEvent: "Maple Grove Scholastic",
  sampleSection: "K–8 U1200",
  headings: {
    number: "No.",
    name: "Name",
    rating: "Rating",
    team: "School",
    round: (round: number) => `Rd ${round}`,
    total: "Total",
  },
  quad: (number: number) => `Quad ${number}`,
  prompt: {
    title: "Result",
    text: "W12 won against 12, D5 drew, L3 lost; add w or b for the color. B full-point bye, H half-point bye, U not played, X12 or F12 forfeit. Another entry is marked.",
    grid: "1 won, ½ or 0.5 drew, 0 lost against the player of this column; + and - for a forfeit. Another entry is marked.",
  },
} as const;
