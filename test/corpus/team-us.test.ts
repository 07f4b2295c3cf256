import { describe, expect, test } from "vitest";
import {
  type ByePoints,
  inPoints,
  type Policy,
  rankTeams,
  type Rules,
  type Standings,
  type TeamEvent,
} from "../../src/engine/index";
import { describeCorpus } from "./corpus";
import { teamEventOf, usTeamEvents } from "./team-events";
import { rulesFor, spelled, spelledText, fourDecimals, type Value } from "./us-readings";

const FLAVOURS = ["USCF", "USCF-LEGACY", "MCA", "WINTD", "SWISSSYS"];

const ranked = (event: TeamEvent, rules: Rules, codes: readonly string[]): Standings => {
  const result = rankTeams(event, rules, codes);
  if ("code" in result) throw new Error(`${result.code} ${result.text}`);
  return result;
};

/** The values of one code, in the order of the event. */
const column = (event: TeamEvent, rules: Rules, code: string): Value[] => {
  const { rows, items } = ranked(event, rules, code === "PTS" ? ["PTS"] : ["PTS", code]);
  const byNo = new Map(rows.map((row) => [row.entry.player.no, row.values[items.length - 1] ?? null]));
  return event.teams.map(({ no }) => byNo.get(no) ?? null);
};

type Reading = (event: TeamEvent, rules: Rules) => Value[];

const code =
  (text: string, overrides: Partial<Policy> = {}): Reading =>
  (event, { ruleSet, overrides: more }) =>
    column(event, { ruleSet, overrides: { ...more, ...overrides } }, text);

const withByes =
  (byes: ByePoints): Reading =>
  (event, rules) =>
    column({ ...event, byes }, rules, "GAMEPTS");

const adjusted: Reading = (event, rules) => {
  const { views } = ranked(event, rules, ["SOLK"]);
  return views[1]?.entries.map((entry) => inPoints(entry.adjusted)) ?? [];
};

/** Match points by the scoring that the file states. */
const computed: Reading = ({ title }) => {
  const event = usTeamEvents().find(({ file }) => file === title);
  return event === undefined ? [] : column(teamEventOf(event, "fide"), rulesFor("FIDE-2026"), "PTS");
};

/** Every code of the corpus for teams that all US rule sets compute alike. */
const READINGS: Readonly<Record<string, Reading>> = {
  MATCH: code("PTS"),
  "MATCH:computedMP": computed,
  GAMEPTS: code("GAMEPTS"),
  "GAMEPTS:bye0": withByes("zero"),
  "GAMEPTS:byeHalf": withByes("half"),
  "GAMEPTS:byeAll": withByes("all"),
  USAT: code("USAT", { sonnebornScale: 1 }),
  "USAT:doubled": code("USAT", { sonnebornScale: 2 }),
  "USAT:adjustedOpponents": code("USAT", { sonnebornScale: 1, amateurScores: "adjusted" }),
  "WTD:candidate": code("WTD"),
  PERFIDX: code("PERFIDX"),
  "PERFIDX~4": code("PERFIDX"),
  "ADJ:MP": adjusted,
  "MMED:MP": code("MMED:MP"),
  "MED:MP": code("MED"),
  "SOLK:MP": code("SOLK:MP"),
  "CUM:MP": code("CUM:MP", { deductions: "fullAndHalf" }),
  "CUMOPP:MP": code("CUMOPP", { deductions: "fullAndHalf" }),
  "KASH:MP": code("KASH:MP", { kashdan: "usual" }),
  "SB:MP": code("SB:MP", { sonnebornScale: 1 }),
  "SB:raw:MP": code("SB:MP", { sonnebornScale: 1, opponentUnplayed: "asScored" }),
  "WIN:MP": code("WIN:MP"),
  "WON:MP": code("WON:MP"),
};

const CODES: Readonly<Record<string, string>> = { "WTD:candidate": "WTD" };

describeCorpus("US team values of the corpus", () => {
  for (const event of usTeamEvents()) {
    describe(event.file, () => {
      const tournament = teamEventOf(event, "us");
      for (const flavour of FLAVOURS) {
        const rules = rulesFor(flavour);
        test.each(Object.keys(READINGS))(`${flavour} %s`, (name) => {
          const expected = event.values[name];
          if (expected === undefined) throw new Error(`not in the corpus: ${name}`);
          const values = READINGS[name]?.(tournament, rules) ?? [];
          expect(values.map(name.endsWith("~4") ? fourDecimals : spelled)).toEqual(
            name.endsWith("~4") ? expected : expected.map(spelledText),
          );
        });
        test.each(event.standings)(`${flavour} $chain`, ({ chain, rank }) => {
          const { rows } = ranked(
            tournament,
            rules,
            chain.map((text) => CODES[text] ?? text),
          );
          const places = new Map(rows.map(({ entry, place }) => [entry.player.no, place]));
          expect(event.competitors.map((no) => places.get(no))).toEqual(rank);
        });
      }
    });
  }
});
