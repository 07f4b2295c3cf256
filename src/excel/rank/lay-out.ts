import { printRulesText } from "../../reader/index";
import type { SheetInfo, Workbook, Written } from "../port";
import type { RankReport } from "../report";
import { settingsKey, writeSettings } from "../settings";
import { settingsOf } from "./event";
import { frameOf } from "./frame";
import { notesOf, sheetNames } from "./job";
import type { Judged } from "./judge";
import type { RankOptions } from "./options";
import { type Group, groupsOf, type MadeSheet, makeSchools, makeSheets } from "./sheets";
import { schoolReports, sectionReport } from "./standing-report";

/** A ranked crosstable sheet with everything that is to be written for it. */
export interface LaidOut extends Judged {
  readonly groups: readonly Group[];
  readonly made: readonly MadeSheet[];
}

/** Lays out the sheets of a source; `oneOfMany`: others are ranked with it, so each is named after its section. */
export const layOut = (judged: Judged, options: RankOptions, oneOfMany: boolean): LaidOut => {
  const { read, ranked } = judged;
  const sections = ranked.flatMap(({ section }) => section ?? []);
  const groups = groupsOf(sections, read.settings).map((group) =>
    oneOfMany ? { ...group, oneOfMany } : group,
  );
  const frame = frameOf(read, ranked, options);
  const made = [
    ...groups.flatMap((group) => makeSheets(frame, group)),
    ...makeSchools(frame, judged.schools, sections),
  ];
  return { ...judged, groups, made };
};

/** The workbook keeps the rule set by its resolved name: a later edition changes no old result. */
export const keepResolved = async (workbook: Workbook, { read, ranked }: Judged): Promise<void> => {
  const { source, rules } = read;
  const ruleSet = ranked[0]?.section?.rules.ruleSet.code;
  if (rules === null || ruleSet === undefined || ruleSet === rules.ruleSet) return;
  const kept = settingsOf(workbook, source.id);
  const resolved = { ...kept, rules: printRulesText({ ...rules, ruleSet }) };
  await workbook.settings.put(settingsKey(source.id), writeSettings(resolved));
};

/** What was written of a source; `before`: the sheets that were there. */
export const rankedReport = (
  { read, ranked, schools, groups, made }: LaidOut,
  written: readonly Written[],
  before: readonly SheetInfo[],
): RankReport => {
  const names = sheetNames(groups, made, written);
  return {
    outcome: "ranked",
    source: read.source,
    sections: ranked.map((one) =>
      sectionReport(one, one.section === null ? "" : (names.get(one.section) ?? "")),
    ),
    schools: schoolReports(
      schools,
      written[made.findIndex(({ isSchools }) => isSchools === true)]?.name ?? "",
    ),
    findings: read.findings,
    written: written.map(({ id, name }, i) => ({ id, name, kind: made[i]?.owner.kind ?? "" })),
    notes: notesOf(made, written, before),
    trouble: null,
    message: "",
  };
};
