import { type Finding, finding } from "../../finding";
import { placeOf, type Sheet } from "../../sheet";
import { outcomeAt } from "./outcomes";
import { type Color, type Listed, other, type Players } from "./players";
import type { Pairing } from "./rounds";

/** The pairings that are read: one a round of each player. */
export interface Once {
  readonly once: readonly Pairing[];
  readonly findings: readonly Finding[];
}

const COLORS = ["white", "black"] as const;

const places = (sheet: Sheet, { row, head }: Pairing, color: Color) =>
  placeOf(sheet, row, head[color].name ?? 0);

/** Whether a list that has each game of both players says the same of it once more. */
const isMirror = (sheet: Sheet, players: Players, first: Pairing, again: Pairing): boolean => {
  const isLog = first.head.color !== null && first.head.colored === again.head.colored;
  if ((first.head.colored && !isLog) || first.round !== again.round) return false;
  const [a, b] = [first, again].map((each) => outcomeAt(sheet, each.row, each.head));
  // Where the color is told, both rows have White first.
  const facing = (color: Color): Color => (first.head.colored ? color : other(color));
  return COLORS.every(
    (color) =>
      players.at(first, color) === players.at(again, facing(color)) &&
      (a?.[color] ?? "") === (b?.[facing(color)] ?? ""),
  );
};

/** The pairings without those of a player who has one in the round already; each of them is a finding. */
export const pairedOnce = (sheet: Sheet, pairings: readonly Pairing[], players: Players): Once => {
  const taken = new Map<Listed, Map<number, readonly [Pairing, Color]>>();
  const once: Pairing[] = [];
  const findings: Finding[] = [];
  for (const pairing of pairings) {
    const { round } = pairing;
    const seats = COLORS.flatMap((color) => {
      const player = players.at(pairing, color);
      return player === undefined ? [] : [{ player, color, before: taken.get(player)?.get(round) }];
    });
    const isAgain = seats.find(({ before }) => before !== undefined);
    if (isAgain?.before === undefined) {
      once.push(pairing);
      for (const { player, color } of seats)
        taken.set(
          player,
          (taken.get(player) ?? new Map<number, readonly [Pairing, Color]>()).set(round, [pairing, color]),
        );
      continue;
    }
    const { player, color, before } = isAgain;
    if (isMirror(sheet, players, before[0], pairing)) continue;
    const facts = { code: "paired-twice", name: player.name?.cell.shown ?? String(player.no) } as const;
    const at = { at: places(sheet, pairing, color), also: [places(sheet, ...before)] };
    findings.push(finding(facts, { ...at, player: player.no, round }));
  }
  return { once, findings };
};
