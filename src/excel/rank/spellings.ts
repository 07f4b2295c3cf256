import { misspellings, type Reading } from "../../reader/index";
import type { FindingReport } from "../report";
import { findingReport, type SheetRead } from "./event";
import { sectionTitle } from "./section";

/** A section by the name that tells it from those of other sheets. */
const scoredOf = ({ source }: SheetRead, reading: Reading) => ({
  name: [source.name, reading.section].filter((name) => name !== "").join(", ") || sectionTitle(reading),
  reading,
});

/**
 * Names that differ by a slip of the pen between sheets that are joined, one list a sheet; those of one sheet are
 * among its own findings.
 */
export const spellingsBetween = (reads: readonly SheetRead[]): readonly (readonly FindingReport[])[] => {
  const sheetOf = reads.flatMap(({ result }, sheet) => result.readings.map(() => sheet));
  const joined = misspellings(
    reads.flatMap((read) => read.result.readings.map((reading) => scoredOf(read, reading))),
  ).filter(({ earlier, later }) => sheetOf[earlier] !== sheetOf[later]);
  return reads.map(({ grid }, sheet) =>
    joined.flatMap(({ later, finding }) => (sheetOf[later] === sheet ? [findingReport(finding, grid)] : [])),
  );
};
