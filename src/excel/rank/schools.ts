import { type MedleyStandings, rankMedley, type Rules } from "../../engine/index";
import { hasTeams, medleyOf, type Scored } from "../../reader/index";
import type { Workbook } from "../port";
import type { FindingReport } from "../report";
import { readSheet, settingsOf, type SheetRead } from "./event";
import { type RankedSection, rulesFor, sectionTitle } from "./section";
import { spellingsBetween } from "./spellings";

/** Schools, ranked by their players. */
export interface RankedSchools {
  readonly divisions: readonly MedleyStandings[];
  readonly rules: Rules;
  /** How many players of each count. */
  readonly top: number;
}

const scoredIn = ({ result, settings, source }: SheetRead): readonly Scored[] =>
  result.readings
    .filter(
      (reading) => hasTeams(reading) && (settings.section === null || reading.section === settings.section),
    )
    .map((reading) => ({ name: sectionTitle(reading) || source.name, reading }));

/**
 * Schools by the players of a sheet and of those that count with it; null where no player has a school, or the
 * sequence cannot be read (the players' own finding says so).
 */
export const rankSchools = (
  read: SheetRead,
  partners: readonly SheetRead[],
  rules: Rules,
): RankedSchools | null => {
  const { settings } = read;
  const scored = [read, ...partners].flatMap(scoredIn);
  if (scored.length === 0) return null;
  const event = medleyOf(scored, read.rules?.reading ?? {}, settings.teams.divisions);
  const divisions = rankMedley(event, rules, settings.teams.tiebreaks ?? settings.tiebreaks ?? []);
  if ("code" in divisions) return null;
  const filled = divisions.filter(({ standings }) => standings.rows.length > 0);
  return filled.length === 0 ? null : { divisions: filled, rules, top: event.top };
};

/** The other sheets whose players score for the same teams, read; those that are gone are left out. */
const partnersOf = async (
  workbook: Workbook,
  { settings, source }: SheetRead,
): Promise<readonly SheetRead[]> => {
  if (settings.teams.sheets.length === 0) return [];
  const sheets = await workbook.sheets();
  const others = sheets.filter(({ id }) => id !== source.id && settings.teams.sheets.includes(id));
  const reads: SheetRead[] = [];
  for (const sheet of others) reads.push(await readSheet(workbook, sheet, settingsOf(workbook, sheet.id)));
  return reads;
};

/** Whether schools are ranked: the user chose their sheet, or the rules say how many players count. */
export const wantsSchools = ({ settings, rules }: SheetRead): boolean =>
  settings.also.includes("teams") || rules?.reading.team?.top !== undefined;

/** The schools of a ranked sheet, and names of it that other sheets spell differently. */
export const schoolsOf = async (
  workbook: Workbook,
  read: SheetRead,
  [first]: readonly RankedSection[],
): Promise<{ readonly schools: RankedSchools | null; readonly findings: readonly FindingReport[] }> => {
  const rules = first === undefined ? null : rulesFor(read, first.reading);
  if (rules === null) return { schools: null, findings: [] };
  const partners = await partnersOf(workbook, read);
  return {
    schools: rankSchools(read, partners, rules),
    findings: spellingsBetween([...partners, read]).at(-1) ?? [],
  };
};
