import type { MedleyDivision, MedleyEvent, MedleySection, PlayerNo } from "../engine/index";
import type { CarriedColumn, Reading, ReadingSettings } from "./types";

/** A crosstable whose players score for teams, by the name that lists give it. */
export interface Scored {
  readonly name: string;
  readonly reading: Pick<Reading, "tournament" | "table">;
}

/**
 * For what teams compete: one trophy over all sections, one in each section, or one for each value of a column
 * that the crosstables carry along (`Division`, `Grade`).
 */
export type Divisions =
  { readonly by: "none" } | { readonly by: "section" } | { readonly by: "column"; readonly heading: string };

/** How many players count unless the rules say so. */
const USUAL_TOP = 4;

const sectionOf = ({ name, reading }: Scored, members: MedleySection["members"] = null): MedleySection => ({
  ...{ name, tournament: reading.tournament, members },
});

const columnIn = ({ reading }: Scored, heading: string): CarriedColumn | undefined =>
  reading.table.carried.find((column) => column.heading.toLowerCase() === heading.toLowerCase());

/** The players of each value of a column; blank cells belong to no division. */
const membersBy = (scored: Scored, heading: string): ReadonlyMap<string, ReadonlySet<PlayerNo>> => {
  const groups = new Map<string, Set<PlayerNo>>();
  for (const [no, value] of columnIn(scored, heading)?.values ?? []) {
    const name = String(value).trim();
    const group = groups.get(name) ?? new Set<PlayerNo>();
    groups.set(name, group.add(no));
  }
  groups.delete("");
  return groups;
};

const byColumn = (sections: readonly Scored[], heading: string): readonly MedleyDivision[] => {
  const divisions = new Map<string, MedleySection[]>();
  for (const scored of sections)
    for (const [name, members] of membersBy(scored, heading))
      divisions.set(name, [...(divisions.get(name) ?? []), sectionOf(scored, members)]);
  return [...divisions.entries()]
    .sort(([a], [b]) => a.localeCompare(b, "en", { numeric: true }))
    .map(([name, own]) => ({ name, sections: own }));
};

const divisionsOf = (sections: readonly Scored[], divisions: Divisions): readonly MedleyDivision[] => {
  switch (divisions.by) {
    case "none":
      return [{ name: "", sections: sections.map((scored) => sectionOf(scored)) }];
    case "section":
      return sections.map((scored) => ({ name: scored.name, sections: [sectionOf(scored)] }));
    case "column":
      return byColumn(sections, divisions.heading);
  }
};

/** Whether a crosstable has a column of teams, schools or clubs from which players can score. */
export const hasTeams = ({ teams, table }: Pick<Reading, "teams" | "table">): boolean =>
  teams === null && table.headings.team !== null;

/** The event in which the players of crosstables score for their teams. */
export const medleyOf = (
  sections: readonly Scored[],
  { team, seed }: ReadingSettings,
  divisions: Divisions = { by: "none" },
): MedleyEvent => {
  const title = sections[0]?.reading.tournament.title ?? "";
  return {
    ...{ title, top: team?.top ?? USUAL_TOP, seed: seed ?? title },
    divisions: divisionsOf(sections, divisions),
  };
};
