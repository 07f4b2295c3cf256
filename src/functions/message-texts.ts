import type { Field } from "../engine/index";

/** Why a function gives no value: what Excel shows beside the error. Names of arguments and codes stay as they are typed. */
export const MESSAGES = {
  oneCell: (name: string) => `${name}: give one cell, not a range`,
  holdsError: (name: string, error: string) => `${name}: the cell holds ${error}`,
  someHoldError: (name: string, error: string) => `${name}: a cell holds ${error}`,
  sharedRow: (row: number) =>
    `row ${row} of the range has several players, and a column one value a row; use STANDINGS`,
  samePlayer: "player1 and player2 are the same player",
  notRanked: "player1 and player2 are not both ranked",
  otherCrosstable: "player1 and player2 are in different crosstables",
  more: (count: number, where: string) => ` and ${count} more (see ${where})`,
  fault: (thrown: string) => `unexpected fault: ${thrown}`,
  noRuleSet: (text: string) => `there is no rule set "${text}"`,
  tooManyCells: (cells: string, most: string) =>
    `the range has ${cells} cells, the most is ${most}: give the crosstable only`,
  thousands: ",",
  noScore: (text: string) => `score: "${text}" is no score; give the player's own`,
  longList: (most: number) => `a list has at most ${most} opponents' scores`,
  needsScore: (title: string) =>
    `${title} needs the player's own score as second argument ("0" for no points)`,
  zeroUnclear: (title: string) =>
    `${title}: a 0 may be either; write L for a loss or U for a round not played, or zero=loss|unplayed`,
  noTeams: "the crosstable has no column headed Team, School or Club, and its rows are no teams",
  nobodyInTeam: "no player has a team",
  twoCrosstables: (asked: string) => `"${asked}" is in more than one crosstable of the range`,
  givePlayer: (name: string) => `${name}: give a player's number or name`,
  housePlayer: "a house player has no place",
  severalCrosstables: (count: number, names: string) =>
    `the range has ${count} crosstables, give the range of one: ${names}`,
  noTieBreak: (text: string) => `"${text}" is not a tie-break; TIEBREAK.LIST() lists them`,
  noModifier: (text: string, modifier: string) => `"${text}": this tie-break does not take "${modifier}"`,
  twice: (text: string) => `"${text}" stands twice in the sequence`,
  only: {
    players: (text: string) => `"${text}" is for players, and this is a crosstable of team matches`,
    teams: (text: string) => `"${text}" is for team matches, and this is a crosstable of players`,
  } satisfies Readonly<Record<Field, (text: string) => string>>,
  untold: (title: string) =>
    `${title} needs the board points of each match, and the crosstable does not tell them`,
  giveCode: "code: give a tie-break such as MMED; TIEBREAK.LIST() lists them",
} as const;
