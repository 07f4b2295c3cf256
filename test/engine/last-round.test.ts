import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  completeSequence,
  type Item,
  itemOf,
  lastRoundQuestion,
  lastRoundWork,
  type LastRound,
  openGames,
  type Result,
  RESULTS,
  resultsAt,
  type Round,
  standings,
  TIE_BREAKS,
  type Tournament,
  waysOf,
} from "../../src/engine/index";
import { anySwiss } from "./any";
import { crosstable, itemsFor, rulesFor } from "./crosstable";
import { runs } from "../setup/runs";

const worked = (tournament: Tournament, items: readonly Item[], most?: number): LastRound => {
  const work = lastRoundWork(lastRoundQuestion(tournament, items, most));
  for (;;) {
    const step = work.next();
    if (step.done === true) return step.value;
  }
};

const US = itemsFor(["MMED", "SOLK", "CUM", "CUMOPP"]);

const namesOf = ({ question, verdicts, of }: LastRound, outcome: number): string => {
  const { first, by, open } = verdicts[of[outcome] ?? 0] ?? { first: [], by: null, open: false };
  const names = first.map((player) => question.tournament.players[player]?.name ?? "").join(" ");
  return `${names}${open ? "?" : ""} ${by === null ? "shared" : (question.items[by]?.code ?? "")}`;
};

/** Every outcome as `WD Ann PTS`. */
const outcomesOf = (last: LastRound): string[] =>
  Array.from({ length: last.question.outcomes }, (_, outcome) => {
    const letters = resultsAt(last.question, outcome).map((result) => result[0]?.toUpperCase() ?? "");
    return `${letters.join("")} ${namesOf(last, outcome)}`;
  });

/** Before round 3: Ann and Bob lead with two points each and play each other. */
const FINAL = `
  Ann | W5 W3 *2
  Bob | W6 W4 *1
  Cal | W4 L1 W5
  Dee | L3 L2 W6
  Eve | L1 W6 L3
  Fay | L2 L5 L4
`;

describe("the last round", () => {
  test("the winner of the last game is first; after a draw the tie-break tells", () => {
    expect(outcomesOf(worked(crosstable(FINAL), US))).toEqual(["W Ann PTS", "D Ann MMED", "L Bob PTS"]);
  });

  /** Ann and Bob have the same but for Cal, whom Ann beat, and Dee, whom Bob beat. */
  const MIRROR = `
    Ann | W5 W3 *2
    Bob | W6 W4 *1
    Cal | D4 L1 *4
    Dee | D3 L2 *3
    Eve | L1 D6 D6
    Fay | L2 D5 D5
  `;

  test("games of others are gone through where a tie-break looks at them", () => {
    const last = worked(crosstable(MIRROR), US);
    expect(last.question.contenders).toEqual([0, 1]);
    expect(outcomesOf(last)).toEqual([
      ...["WW Ann PTS", "DW Ann MMED", "LW Bob PTS"],
      ...["WD Ann PTS", "DD Ann Bob shared", "LD Bob PTS"],
      ...["WL Ann PTS", "DL Bob MMED", "LL Bob PTS"],
    ]);
  });

  test("a round that is paired and not begun", () => {
    const event = crosstable(`
      Ann | W4 *2
      Bob | W3 *1
      Cal | L2 *4
      Dee | L1 *3
    `);
    const { tournament, games } = openGames({ ...event, rounds: 1 });
    expect([tournament.rounds, games.length]).toEqual([2, 2]);
  });

  test("a later round with results is one that the user left out", () => {
    const event = crosstable("Ann | W2 W2 \n Bob | L1 L1");
    expect(openGames({ ...event, rounds: 1 })).toMatchObject({ games: [], tournament: { rounds: 1 } });
  });

  test("a game without an opponent is no game yet", () => {
    expect(openGames(crosstable("Ann | W2 * \n Bob | L1 *"))).toMatchObject({ games: [], unknown: 2 });
  });

  test("a game in one row only is a game", () => {
    expect(openGames(crosstable("Ann | *2 \n Bob | U")).games).toEqual([
      { a: { player: 0, round: 0 }, b: null },
    ]);
  });

  test("a house player is never first", () => {
    const last = worked(crosstable("Ann | W3 *2 \n Hal | W4 *1 | house \n Cal | L1 D4 \n Dee | L2 D3"), US);
    expect(last.question.contenders).toEqual([0]);
    expect(outcomesOf(last)).toEqual(["W Ann PTS", "D Ann PTS", "L Ann PTS"]);
  });

  test("too many games are not gone through", () => {
    const rows = Array.from({ length: 20 }, (_, i) => `P${i} | *${i % 2 === 0 ? i + 2 : i}`);
    const question = lastRoundQuestion(crosstable(rows.join("\n")), US);
    expect([question.tooMany, question.decisive.length, question.outcomes]).toEqual([true, 10, 59_049]);
    expect(() => lastRoundWork(question).next()).toThrow(RangeError);
  });

  test("games that are not known leave open what they decide, and nothing else", () => {
    const last = worked(crosstable(MIRROR), US, 1);
    expect(last.question.ignored).toHaveLength(1);
    expect(outcomesOf(last)).toEqual(["W Ann PTS", "D Ann Bob? MMED", "L Bob PTS"]);
  });
});

/** Every result of every open game, by brute force. */
const completions = (tournament: Tournament): Map<string, Tournament> => {
  const open = openGames(tournament);
  return open.games.reduce<Map<string, Tournament>>(
    (all, { a, b }) => {
      const next = new Map<string, Tournament>();
      for (const [key, event] of all)
        for (const result of RESULTS) {
          const players = event.players.map((player, i) => ({
            ...player,
            rounds: player.rounds.map((round, r): Round => {
              const side = i === a.player && r === a.round ? 0 : i === b?.player && r === b.round ? 1 : null;
              if (side === null || round.kind !== "pending") return round;
              return {
                kind: "game",
                opponent: round.opponent ?? 0,
                color: round.color,
                result: at(result, side),
              };
            }),
          }));
          next.set(`${key}${result}:${a.player}:${a.round} `, { ...event, players });
        }
      return next;
    },
    new Map([["", open.tournament]]),
  );
};

const at = (result: Result, side: 0 | 1): Result =>
  side === 0 ? result : ({ win: "loss", draw: "draw", loss: "win" } as const)[result];

const keyOf = (last: LastRound, outcome: number): string[] =>
  resultsAt(last.question, outcome).map((result, g) => {
    const seat = last.question.decisive[g]?.a;
    return `${result}:${seat?.player}:${seat?.round} `;
  });

/** Whether a verdict says of a completed tournament what its standings say. */
const agrees = (last: LastRound, outcome: number, tournament: Tournament): boolean => {
  const { rows } = standings(tournament, last.question.items);
  const first = rows.filter(({ place }) => place === 1).map(({ entry }) => entry.index);
  const verdict = last.verdicts[last.of[outcome] ?? 0];
  if (verdict === undefined) return false;
  if (verdict.open) return first.every((player) => verdict.first.includes(player));
  const same = [...verdict.first].sort().join() === [...first].sort().join();
  return same && (first.length > 1 || rows.length === 1 || verdict.by === rows[0]?.decidedBy);
};

const MOST_OPEN = 5;

/** The last round of a Swiss is made open, as far as brute force can follow. */
const unfinished = anySwiss.map((tournament): Tournament => {
  let left = MOST_OPEN;
  const last = tournament.rounds - 1;
  const open = new Set<number>();
  tournament.players.forEach(({ no, rounds }) => {
    const round = rounds[last];
    if (round?.kind !== "game" || open.has(no) || left === 0) return;
    open.add(no).add(round.opponent);
    left--;
  });
  const players = tournament.players.map((player) => ({
    ...player,
    rounds: player.rounds.map((round, r): Round => {
      if (round.kind === "pending" && r < last) return { kind: "unpaired" };
      return r === last && round.kind === "game" && open.has(player.no)
        ? { kind: "pending", opponent: round.opponent, color: round.color }
        : round;
    }),
  }));
  return { ...tournament, players };
});

const every = (rules: ReturnType<typeof rulesFor>, world: string): Item[] =>
  TIE_BREAKS.filter(
    (tieBreak) => tieBreak.hidden !== true && (tieBreak.world === world || tieBreak.world === "both"),
  ).map((tieBreak) => itemOf(rules, tieBreak));

const WORLDS = [
  ["USCF", "us"],
  ["SWISSSYS", "us"],
  ["FIDE-2026", "fide"],
  ["FIDE-2009", "fide"],
] as const;

describe.each(WORLDS)("what %s says of every outcome", (code, world) => {
  const rules = rulesFor(code);
  const items = every(rules, world).filter(({ code: known }) => known !== "PTS");
  const sequence = fc.shuffledSubarray(items, { minLength: 1, maxLength: 4 });

  test.each([
    ["where all games are gone through", undefined],
    ["where games are left open", 2],
  ])("agrees with the standings afterwards, %s", (_, most) => {
    fc.assert(
      fc.property(unfinished, sequence, (tournament, chosen) => {
        const question = lastRoundQuestion(tournament, completeSequence(chosen, rules), most);
        fc.pre(!question.tooMany && openGames(tournament).games.length <= MOST_OPEN + 1);
        const last = worked(tournament, question.items, most);
        const all = [...completions(tournament)];
        for (let outcome = 0; outcome < question.outcomes; outcome++) {
          const key = keyOf(last, outcome);
          const ours = all.filter(([text]) => key.every((part) => text.includes(part)));
          expect(ours.length).toBeGreaterThan(0);
          for (const [text, event] of ours)
            if (!agrees(last, outcome, event)) throw new Error(`${text}: ${namesOf(last, outcome)}`);
        }
      }),
      { numRuns: runs(60) },
    );
  });
});

test("the ways tell every outcome, and no other", () => {
  fc.assert(
    fc.property(
      fc
        .integer({ min: 1, max: 4 })
        .chain((games) =>
          fc.array(fc.integer({ min: 0, max: 2 }), { minLength: 3 ** games, maxLength: 3 ** games }),
        ),
      (of) => {
        const games = Math.round(Math.log(of.length) / Math.log(3));
        const question = { decisive: Array.from({ length: games }, () => ({})) } as never;
        const last: LastRound = { question, verdicts: [], of: Uint16Array.from(of) };
        const { ways, more } = waysOf(last, new Set([1]));
        const told = of.map((_, outcome) =>
          ways.some((way) =>
            resultsAt(last.question, outcome).every((result, g) => way[g]?.includes(result)),
          ),
        );
        told.forEach((is, outcome) => {
          if (is) expect(of[outcome]).toBe(1);
        });
        const untold = of.filter((verdict, outcome) => verdict === 1 && told[outcome] !== true);
        expect(untold).toHaveLength(more);
      },
    ),
  );
});
