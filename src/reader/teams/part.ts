import { boardShare, type TeamEvent, USUAL_SCORING } from "../../engine/index";
import type { Built, TeamPart } from "../build";
import { placeOfSide, sideOf, whoIs } from "../checks/context";
import { type Finding, finding } from "../finding";
import type { ReadingSettings, ReadTeams } from "../types";
import { checkBoards } from "./checks";
import { teamEventOf } from "./event";
import type { TeamTable } from "./table";
import type { Totals } from "./totals";

const toldPoints = ({ points }: TeamTable, { games }: Totals): ReadTeams["boardPoints"] => {
  if (points.some((row) => row.some((cell) => cell.points !== null))) return "matches";
  return games.some((total) => total !== null) ? "sums" : "none";
};

/** Weights for more or fewer boards than a match has. */
const weightFindings = ({ boards, full, raw }: TeamTable, { team }: ReadingSettings): readonly Finding[] => {
  const weights = team?.boards?.length;
  const played = raw.teams?.boards ?? Math.ceil(full / (raw.teams?.gameScoring.win ?? 2));
  return weights === undefined || full === 0 || played === weights
    ? []
    : [finding({ code: "board-weights", weights: boards, boards: played })];
};

/** The byes of which neither the table nor the rules tell the board points: no rule does so. */
const untoldByes = ({ context }: Built, event: TeamEvent) =>
  event.teams.flatMap(({ rounds }, i) =>
    rounds.slice(0, event.rounds).flatMap((round, r) => {
      const side = sideOf(context, i, r);
      if (round.kind !== "bye" || round.worth === "zero" || round.points !== null || side === null) return [];
      const boards = boardShare(event, round.worth) / 2;
      const place = placeOfSide(context, side);
      return [{ bye: { who: whoIs(context, i), round: place.round, boards }, place }];
    }),
  );

/** One finding for all of them, since one word in the rules settles them. */
const byeFindings = (built: Built, event: TeamEvent): readonly Finding[] => {
  const found = event.byes === "stated" ? untoldByes(built, event) : [];
  const [first, ...more] = found;
  if (first === undefined) return [];
  const facts = { code: "bye-boards", byes: found.map(({ bye }) => bye) } as const;
  if (more.length === 0) return [finding(facts, first.place)];
  const also = more.flatMap(({ place: { at } }) => at ?? []);
  return [finding(facts, { at: first.place.at ?? null, also })];
};

/** Match points of the sheet are not what rule sets of another world show. */
const scoringFindings = (
  { tournament: { scoring } }: Built,
  { matchScoring }: TeamEvent,
): readonly Finding[] =>
  matchScoring === null && scoring.win !== USUAL_SCORING.win ? [finding({ code: "match-points" })] : [];

/** What a table tells of teams beside the results of their matches, and what is wrong with it. */
export const teamPartOf = (
  built: Built,
  table: TeamTable,
  totals: Totals,
  settings: ReadingSettings,
): TeamPart => {
  const boardPoints = toldPoints(table, totals);
  const event = teamEventOf(built, table, totals, boardPoints === "sums", settings);
  const { rows = [], gameScoring = USUAL_SCORING } = table.raw.teams ?? {};
  const findings = checkBoards({
    ...{ context: built.context, points: table.points, full: table.full, games: totals.games },
    gameAdjustments: table.points.map((_, i) => rows[i]?.gameAdjustment ?? 0),
    matches: table.points.map((_, i) => rows[i]?.matches ?? []),
    boardWin: gameScoring.win,
  });
  const byes = boardPoints === "matches" ? byeFindings(built, event) : [];
  return {
    teams: { event, boardPoints },
    findings: [
      ...scoringFindings(built, event),
      ...table.findings,
      ...findings,
      ...byes,
      ...weightFindings(table, settings),
    ],
  };
};
