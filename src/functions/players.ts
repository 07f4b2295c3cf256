import type { PlayerNo } from "../engine/index";
import { MESSAGES } from "./message-texts";
import { findPlayer, type PlayerProblem, playerProblemText } from "../reader/index";
import { cellArgument } from "./arguments";
import type { Cell } from "./cells";
import { invalid, notAvailable, type Refusal } from "./errors";
import type { Event, Section } from "./event";
import { sectionsOf } from "./refusals";

/** A player and the crosstable that has him. */
export interface Found {
  readonly section: Section;
  readonly no: PlayerNo;
}

/** What was asked for may be a mistake, or be nobody. */
const REFUSALS: Readonly<Record<PlayerProblem["problem"], (message: string) => Refusal>> = {
  "no-such-player": notAvailable,
  "several-players": invalid,
};

const refused = (problem: PlayerProblem): Refusal => REFUSALS[problem.problem](playerProblemText(problem));

/** The player of a number or name, in whichever crosstable of the range. */
export const foundPlayer = (event: Event, asked: Cell): Found => {
  const found: Found[] = [];
  const problems: PlayerProblem[] = [];
  for (const section of sectionsOf(event)) {
    const answer = findPlayer(section.reading, typeof asked === "boolean" ? String(asked) : asked);
    if (typeof answer === "number") found.push({ section, no: answer });
    else problems.push(answer);
  }
  const [first, second] = found;
  if (second !== undefined) throw invalid(MESSAGES.twoCrosstables(String(asked)));
  if (first !== undefined) return first;
  const several = problems.find(({ problem }) => problem === "several-players");
  throw refused(several ?? { problem: "no-such-player", asked: String(asked) });
};

/** The player of an argument that must name one. */
export const namedPlayer = (event: Event, argument: unknown, name: string): Found => {
  const asked = cellArgument(argument, name);
  if (asked === undefined) throw invalid(MESSAGES.givePlayer(name));
  return foundPlayer(event, asked);
};
