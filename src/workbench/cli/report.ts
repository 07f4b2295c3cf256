import type { AddinWindow } from "../node/window";

/** What the add-in found in a crosstable. */
export interface Finding {
  readonly level: "error" | "warning" | "info";
  readonly cell: string;
  readonly player: number | null;
  readonly round: number | null;
  readonly message: string;
}

export interface Standing {
  readonly place: number | null;
  readonly sharedBy: number;
  readonly no: number;
  readonly name: string;
  readonly rating: number | null;
  readonly team: string | null;
  readonly score: number;
  readonly values: Readonly<Record<string, number | null>>;
}

export interface Section {
  readonly section: string;
  readonly rules: string;
  readonly tiebreaks: readonly string[];
  readonly heading: readonly string[];
  /** The columns of STANDINGS, in the order of `standings`. */
  readonly rows: readonly (readonly (string | number)[])[];
  readonly findings: readonly Finding[];
  readonly standings: readonly Standing[];
  readonly warnings: readonly string[];
}

/** What the add-in leaves of a ranking, as far as it is printed here. */
export interface Report {
  readonly outcome: "ranked" | "findings" | "trouble";
  readonly source: { readonly name: string };
  readonly sections: readonly Section[];
  /** Schools by their players, where they are ranked: printed after the sections. */
  readonly schools: readonly Section[];
  readonly findings: readonly Finding[];
  readonly notes: readonly string[];
  readonly message: string;
}

/** Every finding of a ranking, those of the sheet first. */
export const findingsOf = ({ findings, sections }: Report): readonly Finding[] => [
  ...findings,
  ...sections.flatMap((section) => section.findings),
];

const SCORE = "PTS";

/** The codes of a section's sequence; the score is one of them only where it does not come first. */
export const tieBreaksOf = ({ tiebreaks }: Section): readonly string[] =>
  tiebreaks[0] === SCORE ? tiebreaks.slice(1) : tiebreaks;

interface AddinGlobal {
  readonly lastReport: Report | null;
}

/** The report of the add-in's last ranking, as values of this realm. */
export const lastReport = ({ tiebreaks }: AddinWindow): Report => {
  const report = (tiebreaks as AddinGlobal | undefined)?.lastReport;
  if (!report) throw new Error("the add-in left no report");
  return JSON.parse(JSON.stringify(report)) as Report;
};
