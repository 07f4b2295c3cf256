import { printCell, readCrosstable } from "../../src/reader/index";
import type { Cells, Reading, ReadingSettings } from "../../src/reader/index";

/** Cells drawn as text: a line a row, a stroke between cells. */
export const drawn = (table: string): readonly (readonly string[])[] =>
  table
    .split("\n")
    .filter((line) => line.trim() !== "")
    .map((line) => line.split("|").map((cell) => cell.trim()));

/** The only crosstable of the cells. */
export const readOne = (cells: Cells | string, settings: ReadingSettings = {}): Reading => {
  const { readings, findings } = readCrosstable(typeof cells === "string" ? drawn(cells) : cells, settings);
  const [reading] = readings;
  if (reading === undefined || readings.length > 1)
    throw new Error(`${readings.length} crosstables; ${findings.map(({ code }) => code).join()}`);
  return reading;
};

/** Each player's rounds as a clean wall chart writes them. */
export const roundsOf = ({ tournament }: Reading): readonly string[] =>
  tournament.players.map(({ no, rounds }) => `${no}: ${rounds.map((round) => printCell(round)).join(" ")}`);

/** The codes of the findings, in order. */
export const codesOf = ({ findings }: Reading): readonly string[] => findings.map(({ code }) => code);

export const factOf = ({ facts }: Reading, code: string) => facts.find((fact) => fact.code === code);
