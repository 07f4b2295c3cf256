import type { Round } from "../../../../src/engine/index";
import type { Cells } from "../../../../src/reader/types";
import { byRank, type Made, scoreOf } from "../tournaments";
import type { Printer } from "./printer";

type Mark = (round: Round) => unknown;

const POINTS: Readonly<Record<string, unknown>> = { win: 1, draw: "½", loss: 0 };
const LETTERS = { win: "W", draw: "D", loss: "L" } as const;
const SIGNS = { win: "+", draw: "=", loss: "-" } as const;

const points: Mark = (round) =>
  round.kind === "game" ? POINTS[round.result] : round.kind === "forfeit" ? SIGNS[round.result] : "";
const decimals: Mark = (round) =>
  round.kind === "game" ? { win: 1, draw: 0.5, loss: 0 }[round.result] : points(round);
const texts: Mark = (round) =>
  round.kind === "game" ? { win: "1", draw: "1/2", loss: "0" }[round.result] : points(round);
const letters: Mark = (round) => (round.kind === "game" ? LETTERS[round.result] : points(round));
const football: Mark = (round) => (round.kind === "game" ? { win: 3, draw: 1, loss: 0 }[round.result] : "");

const met = (player: Made, no: number): readonly Round[] =>
  player.rounds.filter((round) => "opponent" in round && round.opponent === no);

interface Style {
  readonly mark?: Mark;
  readonly diagonal?: unknown;
  readonly blank?: unknown;
  readonly join?: (games: readonly unknown[]) => unknown;
  readonly head?: readonly string[];
  readonly row?: (player: Made) => readonly unknown[];
  readonly label?: (player: Made) => unknown;
  readonly total?: (player: Made) => readonly unknown[];
  readonly tail?: readonly string[];
  readonly order?: (players: readonly Made[]) => readonly Made[];
}

const joinNothing = (games: readonly unknown[]): unknown => (games.length === 1 ? games[0] : games.join(""));

const grid =
  ({
    mark = points,
    diagonal = "*",
    blank = "",
    join = joinNothing,
    head = ["No.", "Name", "Rtg"],
    row = ({ no, name, rating }) => [no, name, rating],
    label = ({ no }) => no,
    total = (player) => [scoreOf(player) / 2],
    tail = ["Pts."],
    order = (players) => players,
  }: Style) =>
  (players: readonly Made[]): Cells => [
    [...head, ...players.map(label), ...tail],
    ...order(players).map((player) => [
      ...row(player),
      ...players.map((other) => {
        const games = met(player, other.no);
        if (other.no === player.no) return diagonal;
        return games.length === 0 ? blank : join(games.map(mark));
      }),
      ...total(player),
    ]),
  ];

const GRID = { colors: true } as const;
const PLAYED = { colors: true, forfeits: true } as const;

const single = (name: string, style: Style, forfeits = true): Printer => ({
  name: `grid, ${name}`,
  event: "roundRobin",
  kinds: { forfeits },
  loss: GRID,
  print: grid(style),
});

const double = (name: string, style: Style): Printer => ({
  name: `double grid, ${name}`,
  event: "doubleRoundRobin",
  kinds: {},
  loss: PLAYED,
  print: grid(style),
});

const reversed = (players: readonly Made[]): readonly Made[] => [...players].reverse();

const initials = ({ name }: Made): string =>
  name
    .split(", ")
    .map((part) => part.slice(0, 1))
    .join("");

export const GRID_PRINTERS: readonly Printer[] = [
  single("stars", {}),
  single("x on the diagonal, letters", { diagonal: "x", mark: letters }),
  single("X on the diagonal, decimals", { diagonal: "X", mark: decimals }),
  single("two stars, texts", { diagonal: "**", mark: texts }),
  single("a dash", { diagonal: "-" }),
  single("an empty diagonal", { diagonal: "" }),
  single("zeros for blanks", { diagonal: 0, blank: 0 }, false),
  single("no totals", { total: () => [], tail: [] }),
  single("rows out of order", { order: reversed }),
  single("nothing but numbers", {
    head: [""],
    row: ({ no }) => [no],
    total: () => [],
    tail: [],
    diagonal: "x",
    mark: letters,
  }),
  single("names only", { head: ["Name"], row: ({ name }) => [name], label: ({ no }) => no }),
  single("initials over the columns", {
    head: ["Name"],
    row: ({ name }) => [name],
    label: initials,
    diagonal: "x",
  }),
  {
    ...single(
      "football",
      {
        mark: football,
        total: (player) => [player.rounds.reduce((sum, round) => sum + Number(football(round)), 0)],
      },
      false,
    ),
    loss: PLAYED,
  },
  double("with a blank between", { join: (games) => games.join(" ") }),
  double("glued", { join: (games) => games.join("") }),
  double("glued and made numbers", {
    diagonal: "",
    join: (games) => {
      const text = games.join("");
      return /^\d+$/.test(text) ? Number(text) : text;
    },
  }),
  double("a line feed between", { join: (games) => games.join("\n") }),
  double("a bar between", { join: (games) => games.join(" | ") }),
  {
    name: "grid sorted by standing, columns by place",
    event: "roundRobin",
    ranks: true,
    loss: GRID,
    print: grid({
      head: ["Pos", "#", "NAME", "Rtg", "Pts"],
      row: (player) => [
        player.no,
        ((player.no * 5) % 97) + 1,
        player.name,
        player.rating,
        (scoreOf(player) / 2).toFixed(1),
      ],
      diagonal: "",
      total: () => [],
      tail: [],
    }),
  },
];

/** Several grids one below the other, and two beside each other. */
export const quads = (groups: readonly (readonly Made[])[]): Cells =>
  groups.flatMap((players, at) => [[`Quad ${at + 1}`], ...grid({ diagonal: "x" })(players), []]);

export const beside = (left: readonly Made[], right: readonly Made[]): Cells => {
  const [a, b] = [grid({})(byRank(left)), grid({})(byRank(right))];
  return Array.from({ length: Math.max(a.length, b.length) }, (_, row) => {
    const width = a[0]?.length ?? 0;
    return [
      ...Array.from({ length: width }, (_each, column) => a[row]?.[column] ?? ""),
      "",
      ...(b[row] ?? []),
    ];
  });
};
