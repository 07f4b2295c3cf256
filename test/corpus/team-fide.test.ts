import { describe, expect, test } from "vitest";
import {
  type Exact,
  exact,
  type Item,
  rankTeams,
  roundHalfUp,
  type Standings,
  type TeamEvent,
} from "../../src/engine/index";
import { describeCorpus } from "./corpus";
import { type FideEvent, fideEvents } from "./fide-events";
import { teamEventOf, usTeamEvents } from "./team-events";
import { rulesFor, spelled, spelledText } from "./us-readings";

/**
 * The reference program takes the lower board count where it is an item of its own (FIDE C.07 12) and the higher
 * one where it ends an extended direct encounter. Ours is the lower one; the program's order is a named choice.
 */
const REVERSED: ReadonlySet<string> = new Set(["EDEC", "EDEBT", "EDEBB"]);

const rulesOf = (codes: readonly string[]) =>
  codes.some((code) => REVERSED.has(code))
    ? rulesFor("FIDE-2026", { encounterBoardCount: "higher" })
    : rulesFor("FIDE-2026");

const ranked = (event: TeamEvent, codes: readonly string[]): Standings => {
  const result = rankTeams(event, rulesOf(codes), codes);
  if ("code" in result) throw new Error(`${result.code} ${result.text}`);
  return result;
};

/** The corpus prints the average of Buchholz with two decimals; ours is exact. */
const inPrint = ({ tieBreak }: Item, value: Exact | null): Exact | null =>
  value !== null && tieBreak.code === "AOB"
    ? exact(roundHalfUp(exact(100 * value.num, value.den)), 100)
    : value;

/** Places and values by team. */
const table = ({ rows, items }: Standings) =>
  new Map(
    rows.map(({ entry, place, values }) => [
      entry.player.no,
      {
        place,
        values: values.map((value, k) => (items[k] === undefined ? null : spelled(inPrint(items[k], value)))),
      },
    ]),
  );

const eventFor = ({ file }: FideEvent): TeamEvent => {
  const event = usTeamEvents().find((one) => one.file === file);
  if (event === undefined) throw new Error(`no rounds of ${file}`);
  return teamEventOf(event, "fide");
};

describeCorpus("FIDE team values of the corpus", () => {
  for (const event of fideEvents().filter(({ type }) => type === "team")) {
    describe(event.file, () => {
      const teams = eventFor(event);
      test("is of the edition of 2026", () => {
        expect([event.rules, event.corrections]).toEqual(["2026-03-01", undefined]);
      });
      test.each(Object.keys(event.values))("%s", (code) => {
        const rows = table(ranked(teams, code === "PTS" ? ["PTS"] : ["PTS", code]));
        expect(event.competitors.map((no) => rows.get(no)?.values.at(-1))).toEqual(
          event.values[code]?.map(spelledText),
        );
      });
      test.each(event.sequences)("$codes", ({ codes, rank, values }) => {
        const rows = table(ranked(teams, codes));
        expect(event.competitors.map((no) => rows.get(no)?.place)).toEqual(rank);
        expect(event.competitors.map((no) => rows.get(no)?.values)).toEqual(
          values.map((row) => row.map(spelledText)),
        );
      });
    });
  }
});
