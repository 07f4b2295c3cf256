import { expect, test } from "vitest";
import { type Change, PLAIN, type Tournament, whatIf, withChanges } from "../../src/engine/index";
import { crosstable, ranked } from "./crosstable";

const swiss = (drawing: string, given: Partial<Tournament> = {}) =>
  crosstable(drawing, { system: "swiss", ...given });

/** Dee has lost two games to Eve in one round. */
const EVENT = swiss(`
  Ann  | U    | adj=6
  Bob  | U    | adj=4.5
  Cal  | U    | adj=4
  Dee  | LL5  | adj=3
  Eve  | WW4
  Hal  | U    | adj=4.5 house
`);

const movesOf = (event: Tournament, changes: readonly Change[], codes: readonly string[] = []) =>
  whatIf(ranked(event, codes), changes).moves.map(
    ({ before, after, why }) =>
      `${before.place} > ${after.place} ${after.entry.player.name}: ${why.join(" ")}`,
  );

test("each is compared with the nearest of those whom he passed or who passed him", () => {
  expect(movesOf(EVENT, [{ player: 4, round: 1, code: "WW" }])).toEqual([
    "4 > 2 Dee: Dee is ahead of Bob on points: 5 to 4½. No tie-break is needed.",
    "2 > 3 Bob: Dee is ahead of Bob on points: 5 to 4½. No tie-break is needed.",
    "3 > 4 Cal: Dee is ahead of Cal on points: 5 to 4. No tie-break is needed.",
  ]);
});

test("numbers as in mail", () => {
  const { moves } = whatIf(ranked(EVENT, []), [{ player: 4, round: 1, code: "WW" }], PLAIN);
  expect(moves[0]?.why[0]).toBe("Dee is ahead of Bob on points: 5 to 4.5.");
});

test("who comes to share a place has moved, and so has the one with whom", () => {
  // Dee has 4 then, as Cal; 3½ of them or none are from play.
  expect(movesOf(EVENT, [{ player: 4, round: 1, code: "WL" }]).map((text) => text.split(":")[0])).toEqual([
    "4 > 3 Dee",
    "3 > 4 Cal",
  ]);
  const even = swiss("Ann | W3 \n Bob | D4 \n Cal | L1 \n Dee | D2");
  const shared = (names: string, places: string) =>
    `${names} share places ${places}. The score is equal, and there is no tie-break. ` +
    "No tie-break outside the sequence would separate them.";
  expect(movesOf(even, [{ player: 2, round: 1, code: "W" }])).toEqual([
    `1 > 1 Ann: ${shared("Ann and Bob", "1–2")}`,
    `2 > 1 Bob: ${shared("Ann and Bob", "1–2")}`,
    `4 > 3 Cal: ${shared("Cal and Dee", "3–4")}`,
    `2 > 3 Dee: ${shared("Cal and Dee", "3–4")}`,
  ]);
});

test("nobody moves where nothing changes", () => {
  expect(movesOf(EVENT, [])).toEqual([]);
  expect(movesOf(EVENT, [{ player: 9, round: 1, code: "W" }])).toEqual([]);
});

test("a change in a round that a row does not have yet fills it up", () => {
  const event = swiss("Ann | W2 *3 *2 \n Bob | L1 U *1 \n Cal | U *1 U", { rounds: 1 });
  const after = withChanges(event, [{ player: 1, round: 3, code: "D" }]);
  expect(after.rounds).toBe(3);
  expect(after.players.map(({ rounds }) => rounds.map(({ kind }) => kind).join(" "))).toEqual([
    "game pending game",
    "game unpaired game",
    "unpaired pending unpaired",
  ]);
  const short = {
    ...event,
    players: event.players.map((player, i) => (i === 2 ? { ...player, rounds: [] } : player)),
  };
  const bye = withChanges(short, [{ player: 3, round: 2, code: "H" }]);
  expect(bye.players[2]?.rounds.map(({ kind }) => kind)).toEqual(["unpaired", "bye"]);
  expect(bye.rounds).toBe(2);
});

test("a game is open again, in both rows", () => {
  const event = swiss("Ann | W2w \n Bob | L1b");
  expect(
    withChanges(event, [{ player: 1, round: 1, code: "*" }]).players.map(({ rounds }) => rounds),
  ).toEqual([
    [{ kind: "pending", opponent: 2, color: "white" }],
    [{ kind: "pending", opponent: 1, color: "black" }],
  ]);
});
