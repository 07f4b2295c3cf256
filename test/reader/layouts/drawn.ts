import { readCrosstable } from "../../../src/reader/index";
import type { Cells, Reading } from "../../../src/reader/types";
import { told } from "./facts";

/** A sheet drawn with a bar between its cells; numbers are numbers. */
export const drawn = (picture: string): Cells =>
  picture
    .replace(/^\n/, "")
    .split("\n")
    .map((line) =>
      line.split("|").map((field) => {
        const text = field.trim();
        return /^-?\d+(?:\.\d+)?$/.test(text) ? Number(text) : text;
      }),
    );

/** A text pasted into column A, a line a cell. */
export const pasted = (text: string): Cells =>
  text
    .replace(/^\n/, "")
    .split("\n")
    .map((line) => [line]);

/** The rounds of each player, `"1 Ann": "W3w W2b D4w"`. */
export const roundsOf = ({ tournament }: Reading): Readonly<Record<string, string>> =>
  Object.fromEntries(
    tournament.players.map(({ no, name, rounds }) => [
      `${no} ${name}`.trim(),
      rounds.map((round) => told(round, {})).join(" "),
    ]),
  );

/** Everything read from a sheet: the section of each table, and the rounds of its players. */
export const readAll = (cells: Cells): readonly (readonly [string, Readonly<Record<string, string>>])[] =>
  readCrosstable(cells).readings.map((reading) => [reading.section, roundsOf(reading)]);

/** The only table of a sheet. */
export const readOne = (cells: Cells): Reading => {
  const { readings, findings } = readCrosstable(cells);
  const [reading] = readings;
  if (reading === undefined || readings.length > 1)
    throw new Error(`${readings.length} tables: ${findings.map(({ code }) => code).join(", ")}`);
  return reading;
};
