import { describe, expect, test } from "vitest";
import {
  compareExact,
  completeSequence,
  exact,
  type Exact,
  isProblem,
  type Item,
  readItem,
  roundHalfUp,
  rulesOf,
  ruleSetOf,
  standings,
  type Tournament,
  type View,
  viewOf,
} from "../../src/engine/index";
import { corpusJson, describeCorpus } from "./corpus";
import { type FideEvent, fideEvents, tournamentOf, trfOf } from "./fide-events";

const RULE_SETS: Readonly<Record<string, string>> = { "2024-08-01": "FIDE-2024", "2026-03-01": "FIDE-2026" };

const rulesFor = (code: string) => {
  const ruleSet = ruleSetOf(code);
  if (ruleSet === undefined) throw new Error(`no rule set ${code}`);
  return rulesOf(ruleSet);
};

const itemFor = (code: string, ruleSet: string): Item => {
  const item = readItem(code, rulesFor(ruleSet));
  if (isProblem(item)) throw new Error(`${code}: ${item.code}`);
  return item;
};

const hundredths = ({ num, den }: Exact): Exact => exact(roundHalfUp(exact(100 * num, den)), 100);

/** The corpus prints the average of Buchholz with two decimals; ours is exact. */
const inPrint = ({ tieBreak }: Item, value: Exact | null): Exact | null =>
  value !== null && tieBreak.code === "AOB" ? hundredths(value) : value;

const DECIMAL = /^(-?)(\d+)(?:\.(\d+))?$/;

const decimal = (text: string): Exact => {
  const [, sign, whole = "", fraction = ""] = DECIMAL.exec(text) ?? [];
  if (whole === "") throw new Error(`no number: ${text}`);
  return exact(Number(`${sign ?? ""}${whole}${fraction}`), 10 ** fraction.length);
};

/** The expected text where it is what we have, else our value: equal lists are equal values. */
const same = (expected: string | null | undefined, value: Exact | null): string | null => {
  if (expected === undefined) return "not in the corpus";
  if (value === null || expected === null) return value === null ? null : `${value.num}/${value.den}`;
  return compareExact(decimal(expected), value) === 0 ? expected : `${value.num}/${value.den}`;
};

const ruleSetIn = ({ rules }: FideEvent): string => RULE_SETS[rules] ?? rules;

/** The values of a code in the order of the corpus, its own mistakes corrected. */
const expectedOf = ({ competitors, values, corrections }: FideEvent, code: string) =>
  values[code]?.map((value, i) => {
    const cell = corrections?.cells.find(([of, no]) => of === code && no === competitors[i]);
    if (cell === undefined) return value;
    if (cell[2] !== value) throw new Error(`${code} of ${cell[1]} is no longer ${cell[2]}`);
    return cell[3];
  });

const valuesOf = (event: FideEvent, view: View, item: Item, expected: readonly (string | null)[]) =>
  event.competitors.map((no, i) => {
    const entry = view.byNo.get(no);
    if (entry === undefined) return "no such player";
    const { value } = item.tieBreak.work(view, entry, view.entries, item.modifiers);
    return same(expected[i], inPrint(item, value));
  });

const views = new Map<string, View>();
const viewFor = (event: FideEvent, item: Item, path: string): View => {
  const key = `${path} ${item.ruleSet.code}`;
  const view = views.get(key) ?? viewOf(tournamentOf(event, path), item.policy);
  views.set(key, view);
  return view;
};

const testValues = (event: FideEvent, path: string) =>
  test.each(Object.keys(event.values))("%s", (code) => {
    const item = itemFor(code, ruleSetIn(event));
    const expected = expectedOf(event, code) ?? [];
    expect(expected).toHaveLength(event.competitors.length);
    expect(valuesOf(event, viewFor(event, item, path), item, expected)).toEqual(expected);
  });

/** Ranks and values of a sequence, in the order of the corpus. */
const rankedBy = (tournament: Tournament, event: FideEvent, codes: readonly string[]) => {
  const ruleSet = ruleSetIn(event);
  const items = codes.map((code) => itemFor(code, ruleSet));
  const { rows } = standings(tournament, completeSequence(items, rulesFor(ruleSet)));
  return new Map(rows.map((row) => [row.entry.player.no, row]));
};

const individual = fideEvents().filter(({ type }) => type === "individual");

describeCorpus("FIDE values of the corpus", () => {
  for (const event of individual) {
    const path = `fide/trf/${event.file}`;
    describe(event.file, () => {
      test("the start date tells the edition", () => {
        expect(ruleSetOf("FIDE", trfOf(path).event.startDate)?.code).toBe(ruleSetIn(event));
      });
      testValues(event, path);
      test.each(event.sequences)("$codes", ({ codes, rank, values }) => {
        const rows = rankedBy(tournamentOf(event), event, codes);
        expect(event.competitors.map((no) => rows.get(no)?.place)).toEqual(rank);
        expect(
          event.competitors.map((no, i) =>
            rows.get(no)?.values.map((value, k) => same(values[i]?.[k], value)),
          ),
        ).toEqual(values);
      });
    });
  }
  const dashes = individual.find(({ file }) => file.startsWith("a01-"));
  if (dashes !== undefined) {
    describe("a01b, forfeits without a color", () => {
      testValues(dashes, "fide/trf/a01b-real-open-284p-7r-dash-colour.trf");
    });
  }
});

/** Numbers that FIDE published, by file, rule set and code; a value a player. */
type Published = Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, unknown>>>>>>;

const PUBLISHED_RULES: Readonly<Record<string, string>> = {
  rules2024: "FIDE-2024",
  rules2024_partial: "FIDE-2024",
  rules2026_changedCells: "FIDE-2026",
};

describeCorpus("Exercises published by FIDE's Technical Commission", () => {
  const published = corpusJson("fide/published-exercises.json") as Published;
  for (const event of individual.filter(({ file }) => file in published)) {
    for (const [group, codes] of Object.entries(published[event.file] ?? {})) {
      const ruleSet = PUBLISHED_RULES[group];
      if (ruleSet === undefined) {
        test(`${event.file} ${group}`, () => {
          const rows = rankedBy(tournamentOf(event), event, ["PTS", "DE"]);
          const numbers = Object.keys(codes);
          expect(Object.fromEntries(numbers.map((no) => [no, rows.get(Number(no))?.place]))).toEqual(codes);
        });
        continue;
      }
      test.each(Object.entries(codes))(`${event.file} ${group} %s`, (code, values) => {
        const item = itemFor(code, ruleSet);
        const view = viewFor(event, item, `fide/trf/${event.file}`);
        const right = Object.entries(values as Record<string, string | null>);
        const ours = right.map(([no, value]) => {
          const entry = view.byNo.get(Number(no));
          if (entry === undefined) throw new Error(`no player ${no}`);
          return [
            no,
            same(value, inPrint(item, item.tieBreak.work(view, entry, view.entries, item.modifiers).value)),
          ];
        });
        expect(ours).toEqual(right);
      });
    }
  }
});
