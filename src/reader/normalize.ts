import {
  halfPoints,
  type Player,
  type PlayerNo,
  pointsOf,
  type Round,
  roundsBegun,
  type Tournament,
  UNPAIRED,
} from "../engine/index";
import { COMPLEMENT } from "./decide/scale";
import { printCell } from "./print-cell";
import { normalizedTeams } from "./teams/normalize";
import type { Reading } from "./types";

type Value = string | number;

/** A column that a clean wall chart has only where a player needs it. */
interface Extra {
  readonly heading: string;
  readonly value: (player: Player) => Value;
}

const EXTRAS: readonly Extra[] = [
  { heading: "Adj.", value: ({ adjustment }) => (adjustment === 0 ? "" : adjustment / 2) },
  { heading: "Play-off", value: ({ playoff }) => playoff ?? "" },
  { heading: "Type", value: ({ house }) => (house ? "House" : "") },
];

/** Whether a ruling gave the two sides of a game results that do not fit. */
const isOneSided = (round: Round, theirs: Round | undefined, no: PlayerNo): boolean =>
  round.kind === "game" &&
  theirs?.kind === "game" &&
  theirs.opponent === no &&
  COMPLEMENT[round.result] !== theirs.result;

/** The rounds that a chart shows: those begun, and what is known of later ones. */
const shownRounds = ({ players, announcedRounds, rounds }: Tournament): number => {
  const begun = roundsBegun(players);
  const written = players.reduce((most, player) => Math.max(most, player.rounds.length), 0);
  return rounds < begun ? rounds : Math.max(announcedRounds, written);
};

const totalOf = ({ rounds, adjustment }: Player, { scoring, rounds: counted }: Tournament): number => {
  const points = rounds.slice(0, counted).reduce((sum, round) => sum + pointsOf(round, scoring), 0);
  return halfPoints(points + adjustment) / 2;
};

/** Cells of a round robin drawn as a grid stand in no common round: nothing is known of the other side. */
const facing = (tournament: Tournament, byNo: ReadonlyMap<PlayerNo, Player>, round: Round, r: number) =>
  tournament.roundOrderKnown && round.kind === "game" ? byNo.get(round.opponent)?.rounds[r] : undefined;

/**
 * The crosstable as a clean wall chart: `No., Name, Rating, Team, Rd 1 …, Total`.
 *
 * Penalty points, play-off and house players follow the total in columns of their own, where there are any.
 */
export const normalizedTable = ({
  tournament,
  teams = null,
}: Pick<Reading, "tournament"> & Partial<Pick<Reading, "teams">>): readonly (readonly Value[])[] => {
  const { players } = tournament;
  if (teams !== null)
    return normalizedTeams(teams, (i) => (players[i] === undefined ? 0 : totalOf(players[i], tournament)));
  const byNo = new Map(players.map((player) => [player.no, player]));
  const rounds = Array.from({ length: shownRounds(tournament) }, (_, r) => r);
  const extras = EXTRAS.filter(({ value }) => players.some((player) => value(player) !== ""));
  const cellOf = (player: Player, r: number): string => {
    const round = player.rounds[r];
    if (round === undefined) return r < tournament.rounds ? printCell(UNPAIRED) : "";
    return printCell(round, isOneSided(round, facing(tournament, byNo, round, r), player.no));
  };
  return [
    ["No.", "Name", "Rating", "Team", ...rounds.map((r) => `Rd ${r + 1}`), "Total"].concat(
      extras.map(({ heading }) => heading),
    ),
    ...players.map((player): Value[] => [
      ...[player.no, player.name, player.rating ?? "", player.team ?? ""],
      ...rounds.map((r) => cellOf(player, r)),
      totalOf(player, tournament),
      ...extras.map(({ value }) => value(player)),
    ]),
  ];
};
