import { readFileSync } from "node:fs";
import { parseCsv } from "hucre";

type CellValue = string | number;

/** A sheet that examples of the guide read, and where its crosstable is. */
export interface Sample {
  /** What the page calls it. */
  readonly title: string;
  /** The crosstable in a formula. */
  readonly range: string;
  /** All cells of the sheet, from A1 on. */
  readonly cells: readonly (readonly CellValue[])[];
  /** The player, or the team, of worked examples. */
  readonly player: number;
}

const FOLDER = new URL("../../samples/", import.meta.url);

const valueOf = (text: string): CellValue => (/^\d+(\.\d+)?$/.test(text) ? Number(text) : text);

const cellsOf = (csv: string): readonly (readonly CellValue[])[] =>
  parseCsv(csv).map((row) => row.map((cell) => valueOf(String(cell))));

const file = (name: string): readonly (readonly CellValue[])[] =>
  cellsOf(readFileSync(new URL(name, FOLDER), "utf8"));

const PLAY_OFF = `No.,Name,Rating,Rd 1,Rd 2,Rd 3,Total,Play-off
1,"Ames, Robin",1610,W4w,D2b,W3w,2.5,2
2,"Birch, Sam",1570,W3b,D1w,W4w,2.5,1
3,"Cole, Toni",1490,L2w,W4b,L1b,1,
4,"Dunn, Val",1455,L1b,L3w,L2b,0,`;

const BOARDS = `Round,Team 1,Team 2,Bd 1,Bd 2,Bd 3,Bd 4
1,Maple Knights,Creek Rooks,1-0,½-½,1-0,½-½
1,Hill Bishops,Lake Pawns,1-0,½-½,½-½,½-½
2,Creek Rooks,Hill Bishops,½-½,½-½,1-0,½-½
2,Maple Knights,Lake Pawns,1-0,1-0,½-½,½-½
3,Hill Bishops,Maple Knights,½-½,1-0,½-½,½-½
3,Creek Rooks,Lake Pawns,1-0,1-0,1-0,1-0`;

/** The sheets of the examples, by the names that the guide's sources use. */
export const SAMPLES = {
  open: {
    title: "samples/open-5-rounds.xlsx, an open tournament",
    range: "A4:K35",
    cells: file("open-5-rounds.csv"),
    player: 4,
  },
  robin: {
    title: "samples/round-robin-8.xlsx, a round robin",
    range: "A4:L12",
    cells: file("round-robin-8.csv"),
    player: 3,
  },
  quad: {
    title: "Quad A of samples/quads.xlsx",
    range: "A4:G8",
    cells: file("quads.csv"),
    player: 3,
  },
  teams: {
    title: "samples/team-matches.csv, team matches",
    range: "A3:J10",
    cells: file("team-matches.csv"),
    player: 3,
  },
  boards: {
    title: "a list of team matches with the result of each board",
    range: "A1:G7",
    cells: cellsOf(BOARDS),
    player: 1,
  },
  schools: {
    title: "the section K-8 of samples/schools.csv",
    range: "A17:I23",
    cells: file("schools.csv"),
    player: 1,
  },
  playoff: {
    title: "four players with a column Play-off",
    range: "A1:H5",
    cells: cellsOf(PLAY_OFF),
    player: 2,
  },
} as const satisfies Readonly<Record<string, Sample>>;

export type SampleName = keyof typeof SAMPLES;

export const isSampleName = (text: string): text is SampleName => Object.hasOwn(SAMPLES, text);
