import { addressOf, areaOf } from "../../excel/addresses";
import type { SheetSettings } from "../../excel/settings";
import { type Fact, FACT_TEXTS, type Reading, sectionsEvidence } from "../../reader/index";
import type { Area } from "../../writer/block";
import { currentOf, lookOf } from "../look";
import { setsRule } from "../rules-text";
import type { Crosstable, FactCode, State } from "../state";
import { TEXTS } from "../texts";

/** A recognized fact as the pane shows it. */
export interface FactView {
  readonly code: FactCode;
  readonly name: string;
  readonly value: string;
  readonly evidence: string;
  readonly setByUser: boolean;
  readonly changeable: boolean;
}

const T = TEXTS.facts;

/** Keys of the rules text that decide a fact. */
const KEYS: Readonly<Partial<Record<FactCode, readonly string[]>>> = {
  rounds: ["rounds", "after"],
  kind: ["system"],
  numbers: ["numbers"],
  scoring: ["scoring"],
  white: ["white"],
  unplayed: ["zero"],
};

/** Settings of the sheet that decide a fact. */
const FIELDS: Readonly<Partial<Record<FactCode, readonly (keyof SheetSettings)[]>>> = {
  cells: ["area", "headingRow"],
  event: ["event"],
  section: ["section"],
};

export const keysOfFact = (code: FactCode): readonly string[] => KEYS[code] ?? [];

export const fieldsOfFact = (code: FactCode): readonly (keyof SheetSettings)[] => FIELDS[code] ?? [];

/** Whether the user has decided a fact. */
const isSet = (settings: SheetSettings, code: FactCode): boolean =>
  setsRule(settings.rules, keysOfFact(code)) || fieldsOfFact(code).some((field) => settings[field] !== null);

/** An address in the range that was read, on the sheet. */
const moved = (address: string, { row, column }: Area): string => {
  const area = areaOf(address);
  return area === null ? address : addressOf({ ...area, row: area.row + row, column: area.column + column });
};

/** The same for addresses and row numbers in a sentence. */
const movedText = (text: string, from: Area): string =>
  text
    .replaceAll(/\b[A-Z]{1,3}\d{1,7}\b/g, (address) => moved(address, from))
    .replaceAll(FACT_TEXTS.row, (_, row: string) => FACT_TEXTS.rowText(Number(row) + from.row));

const factIn = ({ facts }: Reading, code: FactCode): Fact | undefined =>
  facts.find((fact) => fact.code === code);

type Shown = Pick<FactView, "value" | "evidence">;

const cellsShown = (fact: Fact, { grid }: Crosstable): Shown => ({
  value: moved(fact.value, grid.area),
  evidence: movedText(fact.evidence, grid.area),
});

/** The event with its section, where the sheet has only one. */
const eventShown = (fact: Fact, { grid, settings }: Crosstable, reading: Reading): Shown => {
  const section = reading.section === "" ? factIn(reading, "section") : undefined;
  const from = movedText(fact.evidence, grid.area);
  const part =
    section === undefined || section.value === ""
      ? []
      : [T.sectionFrom(movedText(section.evidence, grid.area), section.value)];
  return {
    value: settings.event ?? (fact.value || T.noTitle),
    evidence: [...(from === "" ? [] : [from]), ...part].join(". "),
  };
};

const headingRows = (subject: Crosstable): readonly number[] =>
  lookOf(subject).read.result.readings.map(
    ({ table }) => subject.grid.area.row + (table.headingRow ?? table.firstRow) + 1,
  );

const sectionShown = (subject: Crosstable): Shown => {
  const { readings } = lookOf(subject).read.result;
  const at = readings.findIndex(({ section }) => section === subject.settings.section);
  return {
    value: at < 0 ? T.allSections : `${T.sectionOf(at + 1, readings.length)}: ${readings[at]?.section ?? ""}`,
    evidence: sectionsEvidence(headingRows(subject)),
  };
};

type Show = (fact: Fact, subject: Crosstable, reading: Reading) => Shown | null;

/** How facts are shown that are not shown as the reader says them; null: not at all. */
const SHOWN: Readonly<Partial<Record<FactCode, Show>>> = {
  cells: cellsShown,
  event: eventShown,
  section: (_, subject) => (lookOf(subject).read.result.readings.length > 1 ? sectionShown(subject) : null),
};

/** Facts in the order of the list. */
const ORDER: readonly FactCode[] = [
  "cells",
  "event",
  "section",
  "rounds",
  "kind",
  "numbers",
  "scoring",
  "white",
  "unplayed",
  "layout",
];

const shownIn = (code: FactCode, subject: Crosstable, reading: Reading): Shown | null => {
  const fact = factIn(reading, code);
  if (fact === undefined) return null;
  const show = SHOWN[code];
  return show === undefined ? fact : show(fact, subject, reading);
};

/** More sections than these are not told one by one. */
const MOST_TOLD = 3;

/** What is to be said of several sections at once: what all have in common, else each in its turn. */
const together = (code: FactCode, all: readonly Shown[]): Shown | null => {
  const [first] = all;
  const values = [...new Set(all.map(({ value }) => value))];
  if (first === undefined) return null;
  if (values.length === 1)
    return {
      ...first,
      evidence: all.every(({ evidence }) => evidence === first.evidence) ? first.evidence : "",
    };
  if (values.length <= MOST_TOLD) return { value: values.join(" · "), evidence: T.inOrder };
  const value = code === "cells" ? `${first.value} … ${values.at(-1) ?? ""}` : T.differs;
  return { value, evidence: "" };
};

/** What was recognized, and on what evidence. */
export const factsOf = (subject: Crosstable, state: Pick<State, "selection">): FactView[] => {
  const current = currentOf(subject, state)?.reading;
  const all = lookOf(subject).sections.map(({ reading }) => reading);
  if (current === undefined) return [];
  return ORDER.flatMap((code): FactView[] => {
    const each = all.flatMap((reading) => shownIn(code, subject, reading) ?? []);
    const shown = all.length > 1 ? together(code, each) : shownIn(code, subject, current);
    const setByUser = isSet(subject.settings, code);
    return shown === null
      ? []
      : [
          {
            code,
            name: T.names[code],
            value: shown.value,
            evidence: setByUser ? T.setByUser : shown.evidence,
            setByUser,
            changeable: code !== "layout",
          },
        ];
  });
};
