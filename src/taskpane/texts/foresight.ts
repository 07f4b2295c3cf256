import type { Result } from "../../engine/index";
import { counted } from "../../writer/text";

/** What may be asked of one game, by the results that would do, of its first player. */
const CONDITIONS: Readonly<Record<string, (a: string, b: string) => string>> = {
  win: (a, b) => `${a} beats ${b}`,
  draw: (a, b) => `${a} and ${b} draw`,
  loss: (a, b) => `${b} beats ${a}`,
  "win draw": (a, b) => `${a} does not lose to ${b}`,
  "draw loss": (a, b) => `${b} does not lose to ${a}`,
  "win loss": (a, b) => `${a} and ${b} do not draw`,
};

const outcomes = (count: number): string => counted(count, "outcome");

const share = (part: number, of: number): string =>
  part === of ? "whatever happens" : `in ${part} of ${outcomes(of)}`;

/** The pages What if and Last round. */
export const FORESIGHT_TEXTS = {
  whatIf: "What if…",
  whatIfCaption: "Change a result here, not on the sheet",
  whatIfLead: "Change a result here and see which places change. Your sheet stays as it is.",
  player: "Player",
  game: "Game",
  result: "Result",
  choosePlayer: "Choose a player",
  chooseGame: "Choose a game",
  round: (round: number, game: string) => `Round ${round}: ${game}`,
  onSheet: (game: string) => `${game} (on the sheet)`,
  bothForfeit: (name: string) => `both forfeit: no game with ${name}`,
  changes: "Changed results",
  inRound: (round: number, name: string) => `Round ${round}, ${name}`,
  change: (name: string, now: string, before: string) => `${name}: ${now} (on the sheet: ${before})`,
  takeBack: (change: string) => `Take back: ${change}`,
  reset: "Reset",
  places: "Places that change",
  noPlaces: "No place changes.",
  placesSaid: (count: number) =>
    count === 0 ? "No place changes." : `${counted(count, "place changes", "places change")}.`,
  resetSaid: "All results are those of the sheet.",
  moved: (from: string, to: string, name: string) => `${to}. ${name} (was ${from})`,

  lastRound: "Last round",
  lastRoundCaption: "Who will be first, and with which results",
  nothingOpen: "Every game of the crosstable has a result.",
  notPaired: (round: number, rounds: number) =>
    `Round ${round} of ${rounds} is not paired yet. Write its pairings as *12 (paired with 12, no result yet), and this page says what the leaders need.`,
  noOpponents: (count: number) => `${counted(count, "pairing has", "pairings have")} no opponent yet.`,
  open: (games: number, contenders: number) =>
    `${counted(games, "game has", "games have")} no result. ${counted(contenders, "player")} can still reach the top score.`,
  onlyOne: (name: string) => `${name} will be first, whatever happens.`,
  tooMany: (games: number, all: number, most: number) =>
    `They have ${games} games to play: ${all.toLocaleString("en-US")} outcomes. No more than ${most} games are gone through. Look again when there are more results.`,
  ignored: (games: number, names: string) =>
    `Not gone through, as there are too many: ${counted(games, "game")} of other players (${names}). Where ${games === 1 ? "it" : "they"} may decide a tie-break, that is said.`,
  andMore: (count: number) => `${count} more`,
  notLast: (round: number, rounds: number) =>
    `Round ${round} is not the last of ${rounds}: this is who will be first after it.`,
  forfeits: "Wins, draws and losses; forfeits are not gone through.",
  working: (done: number, all: number) => `${done} of ${outcomes(all)}`,
  workingSaid: (all: number) => `Working out ${outcomes(all)}.`,
  cancel: "Cancel",
  stopped: "Stopped.",
  start: "Work out",
  workedOut: (all: number, firsts: number) => `${outcomes(all)} worked out. ${counted(firsts, "answer")}.`,

  isFirst: (name: string, part: number, of: number) => `${name} is first ${share(part, of)}.`,
  shareFirst: (names: string, part: number, of: number) =>
    `${names} share the first place ${share(part, of)}.`,
  mayBeFirst: (names: string, part: number, of: number) =>
    `${names}: one of them is first, or they share, ${share(part, of)}. Other games decide the tie-break.`,
  way: (how: string, conditions: string) => (conditions === "" ? `${how}.` : `${how}, if ${conditions}.`),
  onPoints: "On points",
  on: (tieBreak: string) => `On ${tieBreak}`,
  shared: "Equal in everything",
  openOn: (tieBreak: string) => `Level as far as ${tieBreak}`,
  orIf: ", or if ",
  and: " and ",
  moreOutcomes: (count: number) => `${outcomes(count)} in other ways`,
  condition: (results: readonly Result[], a: string, b: string): string =>
    CONDITIONS[results.join(" ")]?.(a, b) ?? "",
  allOutcomes: "Every outcome",
  first: "First",
  decidedOn: "On",
  points: "points",
  copyText: "Copy as text",
} as const;
