import { describe, expect, test } from "vitest";
import { type Policy, type Round, standings, type Tournament } from "../../src/engine/index";
import { describeCorpus } from "./corpus";
import { tournamentOf, type UsEvent, type UsStandings, usEvents } from "./us-events";
import { fourDecimals, itemsOf, READINGS, rulesFor, spelled, spelledText } from "./us-readings";

const FLAVOURS = ["uscf", "uscf-legacy", "mca", "wintd", "swisssys"];

type Columns = Readonly<Record<string, readonly (string | null)[]>>;

const APPROXIMATE = "~4";

const columnOf = (tournament: Tournament, flavour: string, code: string, overrides: Partial<Policy> = {}) => {
  const reading = READINGS[code.replace(APPROXIMATE, "")];
  if (reading === undefined) throw new Error(`the corpus has a code that no reading covers: ${code}`);
  const values = reading(tournament, rulesFor(flavour, overrides));
  return values.map(code.endsWith(APPROXIMATE) ? fourDecimals : spelled);
};

const expectedOf = (code: string, column: readonly (string | null)[]) =>
  code.endsWith(APPROXIMATE) ? column : column.map(spelledText);

/** One test a code of a table of the corpus. */
const checkColumns = (
  name: string,
  columns: Columns,
  compute: (code: string) => readonly (string | null)[],
) => {
  test.each(Object.keys(columns))(`${name} %s`, (code) => {
    expect(compute(code)).toEqual(expectedOf(code, columns[code] ?? []));
  });
};

/** A standings entry of the corpus as choices of a policy. */
const overridesOf = ({ actualPlayFirst, rrForfeits }: UsStandings): Partial<Policy> => ({
  actualPlay: actualPlayFirst ? "first" : "ignored",
  roundRobinForfeits: rrForfeits === "asUnplayed" ? "unplayed" : "played",
});

const checkStandings = (event: UsEvent, row: UsStandings) => {
  const items = itemsOf(row.chain, rulesFor(row.flavour, overridesOf(row)));
  const { rows } = standings(tournamentOf(event), items);
  const byNo = new Map(rows.map((standing) => [standing.entry.player.no, standing]));
  const ordered = event.competitors.map((no) => byNo.get(no));
  expect(ordered.map((standing) => standing?.place)).toEqual(row.rank);
  expect(ordered.map((standing) => standing?.values.map(spelled))).toEqual(
    row.values.map((values) => values.map(spelledText)),
  );
};

/** A rest round that stays a round: without a result, it carries the score on. */
const restAsRound = (round: Round): Round =>
  round.kind === "unpaired" ? { kind: "pending", opponent: null, color: null } : round;

/** Readings that differ in what counts as a round. */
const ALTERNATIVES: Readonly<Record<string, (tournament: Tournament) => Tournament>> = {
  variants: (tournament) => tournament,
  missingRoundsAsZeroByes: (tournament) => ({ ...tournament, rounds: tournament.announcedRounds }),
  nineRoundRuleByCompletedRounds: (tournament) => ({ ...tournament, announcedRounds: tournament.rounds }),
  rrByeRoundCarriedInRunningScores: (tournament) => ({
    ...tournament,
    players: tournament.players.map((player) => ({ ...player, rounds: player.rounds.map(restAsRound) })),
  }),
};

const changed = (name: string, tournament: Tournament): Tournament => {
  const change = ALTERNATIVES[name];
  if (change === undefined) throw new Error(`the corpus has an alternative that no test covers: ${name}`);
  return change(tournament);
};

describeCorpus("US values of the corpus", () => {
  for (const event of usEvents().filter(({ type }) => type === "individual")) {
    describe(event.file, () => {
      const tournament = tournamentOf(event);
      test("has the rule sets that we know", () => {
        expect(Object.keys(event.flavours).sort()).toEqual([...FLAVOURS].sort());
      });
      for (const flavour of FLAVOURS) {
        checkColumns(flavour, event.flavours[flavour] ?? {}, (code) => columnOf(tournament, flavour, code));
      }
      for (const [name, columns] of Object.entries(event.alt)) {
        checkColumns(name, columns, (code) => columnOf(changed(name, tournament), "uscf", code));
      }
      checkColumns("forfeits as unplayed", event.rrForfeitsAsUnplayed ?? {}, (code) =>
        columnOf(tournament, "uscf", code, { roundRobinForfeits: "unplayed" }),
      );
      const chains = event.standings.filter(({ skipped }) => skipped === undefined);
      test.each(chains)("$name: $flavour $chain", (row) => {
        checkStandings(event, row);
      });
    });
  }
});
