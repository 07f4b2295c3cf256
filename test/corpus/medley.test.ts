import { describe, expect, test } from "vitest";
import {
  type MedleyStandings,
  type Policy,
  rankMedley,
  type Rules,
  type Tournament,
} from "../../src/engine/index";
import { corpusJson, describeCorpus } from "./corpus";
import { tournamentOf, usEvents } from "./us-events";
import { fourDecimals, rulesFor, spelled, spelledText, type Value } from "./us-readings";

type Columns = Readonly<Record<string, readonly (string | null)[]>>;

/** The team totals of one individual event by one sequence. */
interface Chain {
  readonly flavour: string;
  readonly chain: readonly string[];
  readonly teams: readonly string[];
  readonly rank: readonly number[];
  readonly score: readonly string[];
  /** The players who count, best first. */
  readonly counting: readonly (readonly number[])[];
  readonly values: Columns;
  readonly averages: Columns;
  readonly "averages~4": Columns;
}

interface WithMedley {
  readonly medley?: { readonly teamOf: readonly string[]; readonly chains: readonly Chain[] };
}

const TOP = 4;

const CODES: Readonly<Record<string, readonly [string, Partial<Policy>]>> = {
  "AVGOPP-C1": ["AVGOPP/C1", {}],
  "OPPERF:noguard": ["OPPERF", { performanceGuard: "none" }],
};

const ranked = (tournament: Tournament, rules: Rules, codes: readonly string[]): MedleyStandings => {
  const section = { name: "", tournament, members: null };
  const event = {
    title: tournament.title,
    divisions: [{ name: "", sections: [section] }],
    top: TOP,
    seed: "",
  };
  const result = rankMedley(event, rules, codes);
  if ("code" in result) throw new Error(`${result.code} ${result.text}`);
  const [first] = result;
  if (first === undefined) throw new Error("no division");
  return first;
};

/** What each team has, in the order of the corpus. */
const byTeam = <Found>(
  { standings: { rows } }: MedleyStandings,
  teams: readonly string[],
  find: (row: (typeof rows)[number]) => Found,
) =>
  teams.map((team) => {
    const row = rows.find(({ entry }) => entry.player.name === team);
    return row === undefined ? undefined : find(row);
  });

/** Totals of one code by the sequence that chooses who counts; the code comes last, where it chooses nobody. */
const totals = (
  tournament: Tournament,
  { flavour, chain, teams }: Chain,
  code: string,
): (Value | undefined)[] => {
  const [text, overrides] = CODES[code] ?? [code, {}];
  const codes = chain.includes(text) ? chain : [...chain, text];
  const standings = ranked(tournament, rulesFor(flavour, overrides), codes);
  const k = standings.standings.items.findIndex((item) => item.code === text);
  return byTeam(standings, teams, ({ values }) => values[k] ?? null);
};

const spelledColumn = (values: readonly (Value | undefined)[]) =>
  values.map((value) => (value === undefined ? undefined : spelled(value)));

describeCorpus("medley totals of the corpus", () => {
  for (const event of usEvents().filter(({ type }) => type === "individual")) {
    const { medley } = corpusJson(`us/expected/${event.file.replace(/\.\w+$/, "")}.us.json`) as WithMedley;
    if (medley === undefined) continue;
    const plain = tournamentOf(event);
    const tournament = {
      ...plain,
      players: plain.players.map((player, i) => ({ ...player, team: medley.teamOf[i] ?? null })),
    };
    describe(event.file, () => {
      describe.each(medley.chains)("$flavour $chain", (chain) => {
        test("places, scores and who counts", () => {
          const standings = ranked(tournament, rulesFor(chain.flavour), chain.chain);
          expect(byTeam(standings, chain.teams, ({ place }) => place)).toEqual(chain.rank);
          expect(spelledColumn(byTeam(standings, chain.teams, ({ values }) => values[0] ?? null))).toEqual(
            chain.score.map(spelledText),
          );
          expect(
            byTeam(standings, chain.teams, (row) =>
              standings
                .contributorsOf(row)
                .filter(({ counts }) => counts)
                .map(({ entry }) => entry.player.no),
            ),
          ).toEqual(chain.counting);
        });
        test.each([...Object.keys(chain.values), ...Object.keys(chain.averages)])("%s", (code) => {
          const expected = chain.values[code] ?? chain.averages[code] ?? [];
          expect(spelledColumn(totals(tournament, chain, code))).toEqual(expected.map(spelledText));
        });
        test.each(Object.keys(chain["averages~4"]))("%s, four decimals", (code) => {
          expect(totals(tournament, chain, code).map((value) => fourDecimals(value ?? null))).toEqual(
            chain["averages~4"][code],
          );
        });
      });
    });
  }
});
