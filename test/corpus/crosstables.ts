import type { Player, Round } from "../../src/engine/index";
import { readCrosstable } from "../../src/reader/index";
import type { Reading, ReadResult } from "../../src/reader/types";
import { corpusFiles, corpusJson, CORPUS_PRESENT } from "./corpus";
import { corpusSheets } from "./sheets";

/** What the manifest says of a sample; scores by number, or by section and number. */
export interface Sample {
  readonly file: string;
  readonly players?: number;
  readonly sections?: number;
  readonly final_scores?: Readonly<Record<string, number | Readonly<Record<string, number>>>>;
  readonly published_ranks?: Readonly<Record<string, number>> | null;
}

/** The samples of the manifest that are at hand. */
export const samples = (): readonly Sample[] => {
  if (!CORPUS_PRESENT) return [];
  const present = new Set(corpusFiles("crosstables", ""));
  return (corpusJson("crosstables/manifest.json") as readonly Sample[]).filter(({ file }) =>
    present.has(file),
  );
};

/** Everything read from all sheets of a sample. */
export const readSample = async (file: string): Promise<ReadResult> => {
  const results = (await corpusSheets(`crosstables/${file}`)).map(({ cells }) => readCrosstable(cells));
  return {
    readings: results.flatMap(({ readings }) => readings),
    findings: results.flatMap(({ findings }) => findings),
  };
};

/** The only reading of a sample. */
export const readOnly = async (file: string): Promise<Reading> => {
  const { readings } = await readSample(file);
  const [reading] = readings;
  if (reading === undefined || readings.length > 1) throw new Error(`${file} has ${readings.length} tables`);
  return reading;
};

const LETTERS = { win: "W", draw: "D", loss: "L" } as const;
const FORFEITS = { win: "X", draw: "Z", loss: "F" } as const;
const BYES = { full: "B", half: "H", zero: "U" } as const;

const pairing = (opponent: number | null, color: string | null): string =>
  opponent === null ? "" : `${opponent}${color === null ? "" : color.slice(0, 1)}`;

/** A round in the letters of the corpus. */
export const spelledRound = (round: Round): string => {
  switch (round.kind) {
    case "game":
      return LETTERS[round.result] + pairing(round.opponent, round.color);
    case "forfeit":
      return FORFEITS[round.result] + pairing(round.opponent, round.color);
    case "pending":
      return `*${pairing(round.opponent, round.color)}`;
    case "bye":
      return BYES[round.worth];
    case "unpaired":
      return "U";
  }
};

/** The first rounds of a player; what a table leaves out at its end is unpaired. */
export const spelledRounds = ({ rounds }: Pick<Player, "rounds">, count: number): readonly string[] =>
  Array.from({ length: count }, (_, r) => spelledRound(rounds[r] ?? { kind: "unpaired" }));
