import type { Standing } from "../engine/index";
import type { FormattedArea, SheetBlock } from "./block";
import { type Row, rowsOf, standingsColumns } from "./columns";
import { compose, type Listed } from "./compose";
import { footerLines, valuesLines } from "./footer";
import { standingsState } from "./heading";
import type { Section, SheetInput } from "./input";
import { scoreFirst } from "./items";
import { hasGame } from "./state";
import { STYLE } from "./style";

const startsGroup = (standing: Standing, before: Standing | undefined): boolean =>
  before !== undefined &&
  (before.entry.score !== standing.entry.score || (before.place === null) !== (standing.place === null));

/** A line above each new score group, and above the house players; none where the list is not by score. */
export const groupLines = (section: Section, rows: readonly Row[], columns: number): FormattedArea[] =>
  scoreFirst(section.standings)
    ? rows.flatMap(({ standing }, i) =>
        startsGroup(standing, rows[i - 1]?.standing)
          ? [{ area: { row: i + 1, column: 0, rows: 1, columns }, format: STYLE.group }]
          : [],
      )
    : [];

/** The lines of a section that the sheet shows. */
export const shownRows = (input: SheetInput, section: Section): Row[] => {
  const rows = rowsOf(section);
  return input.leaveOutUnplayed ? rows.filter(({ standing }) => hasGame(standing.entry)) : rows;
};

const listedSection =
  (input: SheetInput) =>
  (section: Section): Listed<Row> => {
    const rows = shownRows(input, section);
    const columns = standingsColumns(section, input, rows);
    return {
      section,
      players: rows.length,
      rows,
      columns,
      formats: groupLines(section, rows, columns.length),
    };
  };

/** The Standings sheet of one section, or of several as blocks one below the other. */
export const standingsSheet = (input: SheetInput): SheetBlock =>
  compose(input, {
    kind: "standings",
    lists: input.sections.map(listedSection(input)),
    subline: { says: standingsState, dated: true },
    footer: [...footerLines(input.sections), ...valuesLines(input)],
    tables: true,
  });
