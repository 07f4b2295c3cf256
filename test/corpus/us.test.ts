import { describe, expect, test } from "vitest";
import {
  completeSequence,
  isProblem,
  type Policy,
  readItem,
  readSequence,
  rulesOf,
  ruleSetOf,
  standings,
  toNumber,
  viewOf,
} from "../../src/engine/index";
import { describeCorpus } from "./corpus";
import { tournamentOf, type UsEvent, type UsStandings, usEvents } from "./us-events";

/** Corpus code: ours. Tied rules are checked through the standings. */
const CODES: Readonly<Record<string, string>> = {
  SCORE: "PTS",
  MMED: "MMED",
  MED: "MED",
  SOLK: "SOLK",
  CUM: "CUM",
  CUMOPP: "CUMOPP",
  KASH: "KASH",
  SB: "SB",
  BLACKS: "BLACKS",
  WON: "WON",
  PS: "PS",
  "PS/C1": "PS/C1",
  "PS/C2": "PS/C2",
  "PS/C3": "PS/C3",
};

const FLAVOURS = ["uscf", "uscf-legacy", "mca", "wintd", "swisssys"];

const rulesFor = (flavour: string, overrides: Partial<Policy> = {}) => {
  const ruleSet = ruleSetOf(flavour);
  if (ruleSet === undefined) throw new Error(`no rule set ${flavour}`);
  return rulesOf(ruleSet, overrides);
};

/** A standings entry of the corpus as choices of a policy. */
const overridesOf = ({ actualPlayFirst, rrForfeits }: UsStandings): Partial<Policy> => ({
  actualPlay: actualPlayFirst ? "first" : "ignored",
  roundRobinForfeits: rrForfeits === "asUnplayed" ? "unplayed" : "played",
});

const valuesOf = (event: UsEvent, flavour: string, code: string) => {
  const item = readItem(code, rulesFor(flavour));
  if (isProblem(item)) throw new Error(item.code);
  const view = viewOf(tournamentOf(event), item.policy);
  return view.entries.map((entry) => {
    const { value } = item.tieBreak.work(view, entry, view.entries, item.modifiers);
    return value === null ? null : toNumber(value);
  });
};

const ranksOf = (event: UsEvent, row: UsStandings) => {
  const rules = rulesFor(row.flavour, overridesOf(row));
  const items = readSequence(row.chain, rules);
  if ("code" in items) throw new Error(items.code);
  const { rows } = standings(tournamentOf(event), completeSequence(items, rules));
  const places = new Map(rows.map(({ entry, place }) => [entry.player.no, place]));
  return event.competitors.map((no) => places.get(no));
};

describeCorpus("US values of the corpus", () => {
  for (const event of usEvents().filter(({ type }) => type === "individual")) {
    describe(event.file, () => {
      for (const flavour of FLAVOURS) {
        const expected = event.flavours[flavour] ?? {};
        const codes = Object.keys(CODES).filter((code) => code in expected);
        test.each(codes)(`${flavour} %s`, (code) => {
          const right = expected[code]?.map((value) => (value === null ? null : Number(value)));
          expect(valuesOf(event, flavour, CODES[code] ?? code)).toEqual(right);
        });
      }
      const chains = event.standings.filter(
        ({ chain, skipped }) =>
          skipped === undefined && chain.every((code) => code === "H2H" || code in CODES),
      );
      test.each(chains)("$name: $flavour $chain", (row) => {
        expect(ranksOf(event, row)).toEqual(row.rank);
      });
    });
  }
});
