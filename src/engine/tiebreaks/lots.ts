import { exact } from "../points";
import { define, noValue, orderOf, type Term, type TieBreak, type Working } from "../tiebreak";
import type { Entry, View } from "../view";
import { once } from "./once";

const FNV_OFFSET = 0x811c9dc5;
const FNV_PRIME = 0x01000193;

/** FNV-1a over the text, then Murmur's final mix: the same 32 bits on every machine. */
const hash = (text: string): number => {
  let bits = FNV_OFFSET;
  for (let i = 0; i < text.length; i++) bits = Math.imul(bits ^ text.charCodeAt(i), FNV_PRIME);
  bits = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b);
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35);
  return (bits ^ (bits >>> 16)) >>> 0;
};

/** The lot that each player of a view draws: it depends on the seed and his number alone. */
const lotsOf = once((view: View): readonly number[] =>
  view.entries.map(({ player }) => hash(`${view.tournament.seed}\n${player.no}`)),
);

/** The order of the lots inside a tied group. */
const drawings = once((view: View) =>
  once((tied: readonly Entry[]): ReadonlyMap<Entry, number> => {
    const lots = lotsOf(view);
    const lot = ({ index }: Entry) => lots[index] ?? 0;
    const drawn = [...tied].sort((a, b) => lot(a) - lot(b) || a.player.no - b.player.no || a.index - b.index);
    return new Map(drawn.map((entry, i) => [entry, i + 1]));
  }),
);

const place = (kind: Term["kind"], amount: number): Working =>
  orderOf([{ kind, round: 0, opponent: null, amount, use: "kept" }], exact(amount));

const drawLots: TieBreak["work"] = (view, self, tied) => ({
  ...place("lot", drawings(view)(tied).get(self) ?? 0),
  fact: { kind: "lots", seed: view.tournament.seed },
});

/**
 * Drawing of lots: 1, 2, … inside the tied group, by the tournament's seed and the pairing numbers alone.
 *
 * Anybody who knows the seed draws the same lots again.
 *
 * @see US Chess 34E13; FIDE C.07 4.2
 */
export const coin = define({
  code: "COIN",
  world: "both",
  name: "Drawing of lots",
  title: "Lots",
  aliases: ["RND", "Coin flip", "Lots", "Lot"],
  rule: "US Chess 34E13; FIDE C.07 4.2",
  summary: "A drawing of lots that the printed seed reproduces; 1 comes first.",
  scope: "tied",
  best: "low",
  display: "whole",
  work: drawLots,
});

/** Play-off: the order that was played out, as the crosstable's column Play-off gives it. @see US Chess 34E12 */
export const playoff = define({
  code: "PLAYOFF",
  world: "both",
  name: "Play-off",
  title: "Play-off",
  aliases: ["Speed play-off", "Playoff", "Armageddon"],
  rule: "US Chess 34E12",
  summary: "The order of a play-off, from the column Play-off; 1 comes first.",
  best: "low",
  display: "whole",
  work: (_view, { player }) =>
    player.playoff === null ? noValue("playoff") : place("playoff", player.playoff),
});
