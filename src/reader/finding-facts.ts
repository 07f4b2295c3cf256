import type { PlayerNo, Round } from "../engine/index";
import type { OfTeams } from "./teams/finding-facts";
import type { NumberKind } from "./types";

/** A player in a finding; the name may be empty. */
export interface Who {
  readonly no: PlayerNo;
  readonly name: string;
}

/** What a cell without a result holds. */
export type EmptyKind = "blank" | "zero" | "dash";

/** What stands in the way of reading at all, or makes the whole table doubtful. */
type OfTable =
  | { readonly code: "no-crosstable"; readonly shown: string | null }
  | { readonly code: "too-large"; readonly rows: number; readonly columns: number }
  /** Numbers beside results that look like board points, and are none. */
  | { readonly code: "boards-unclear" }
  /** Pairing lists of one tournament or of sections; `text`: the title of the second; `shared`: who is in both. */
  | { readonly code: "sections-unclear"; readonly text: string; readonly shared: string | null }
  /** A column that may hold teams, and has no heading of teams. */
  | { readonly code: "team-code"; readonly heading: string }
  | {
      readonly code: "numbers-unclear";
      readonly agreed: number;
      readonly named: number;
      readonly other: string;
    }
  | { readonly code: "white-unclear"; readonly letters: readonly string[] }
  | { readonly code: "no-opponents" }
  | { readonly code: "zeros-unclear"; readonly count: number; readonly are: readonly EmptyKind[] }
  /** Blanks in a table of results only that has losses in other cells. */
  | { readonly code: "blanks-unplayed"; readonly count: number }
  | { readonly code: "other-scoring"; readonly scoring: string; readonly totals: number }
  | { readonly code: "fide-letters"; readonly letters: readonly string[] }
  | { readonly code: "not-a-total"; readonly heading: string }
  /** A column of games whose heading numbers no round. */
  | { readonly code: "round-left-out"; readonly heading: string }
  /** A list beside the table is none of its columns. `text`: its headings. */
  | { readonly code: "list-beside"; readonly text: string }
  /** What stands below the players is no player. `text`: its first row. */
  | { readonly code: "list-below"; readonly text: string }
  /** A row among the players that has a name, and neither number nor result. */
  | { readonly code: "name-alone"; readonly name: string }
  /** Players with results and no name. */
  | { readonly code: "no-name"; readonly count: number }
  /** A section that has the players of another one. */
  | { readonly code: "players-again"; readonly section: string; readonly other: string }
  /** Columns that stand apart from the table might be its own. */
  | { readonly code: "columns-apart"; readonly text: string }
  | { readonly code: "after-too-late"; readonly after: number; readonly rounds: number }
  | { readonly code: "house-unknown"; readonly number: number }
  /** The numbers that the user names are in no column. */
  | { readonly code: "numbers-absent"; readonly kind: NumberKind }
  /** A second table of the same players and games. `text`: its heading. */
  | { readonly code: "table-again"; readonly text: string }
  /** A second table of the same players, most of whose games are the same. */
  | { readonly code: "tables-differ"; readonly text: string; readonly who: Who };

/** What a cell should hold: a round of a player, the result of a game of two, or that of the row's player. */
export type ExpectedResult = "round" | "game" | "points";

/** A cell that is no token, or only with good will. */
type OfCell =
  | { readonly code: "unread"; readonly text: string; readonly expected: ExpectedResult }
  | { readonly code: "damaged"; readonly by: "date" | "time"; readonly original: string | null }
  | { readonly code: "error-value"; readonly text: string }
  | { readonly code: "no-opponent"; readonly text: string }
  /** Wins by forfeit against nobody, in a round in which fewer lost by forfeit. */
  | { readonly code: "forfeit-alone"; readonly text: string; readonly count: number; readonly lost: number }
  | { readonly code: "word-read"; readonly text: string; readonly as: string }
  /** `text`: empty or 0; `others`: how the table marks absences elsewhere, where it does. */
  | { readonly code: "blank-cell"; readonly who: Who; readonly text: string; readonly others: string | null }
  | { readonly code: "uneven-rows"; readonly who: Who; readonly cells: number; readonly rounds: number }
  /** A paste took blank cells out of the row; where they were follows from the opponents. */
  | { readonly code: "gap-placed"; readonly who: Who; readonly cells: number; readonly rounds: number }
  /** A field of a report file that is read as if it were empty. */
  | { readonly code: "field-ignored"; readonly field: string; readonly text: string }
  | { readonly code: "paired-bye"; readonly text: string }
  /** A cell that names its opponent: several players, or none, may be meant. */
  | {
      readonly code: "name-unclear";
      readonly text: string;
      readonly name: string;
      readonly names: readonly string[];
    }
  | { readonly code: "odd-characters"; readonly cells: number }
  /** Excel took a sign for the beginning of a formula; the opponent's row says which it was. */
  | { readonly code: "sign-lost"; readonly text: string; readonly as: string }
  /** Zeros of the last round in a pairing list that gives White's result only, and no cell is blank. */
  | { readonly code: "zero-result"; readonly as: "loss" | "unplayed" | "bye" }
  /** A row of a pairing list that is read as a note. */
  | { readonly code: "row-skipped"; readonly text: string }
  /** A row of a pairing list that may be a game or a note. */
  | { readonly code: "row-unclear"; readonly text: string }
  /** A name in a pairing list without an opponent, a result or the number of a board. */
  | { readonly code: "bye-alone"; readonly text: string }
  /** A word for a bye that has won or drawn. */
  | { readonly code: "bye-scored"; readonly text: string; readonly result: string }
  /** The result of a game beside nobody. */
  | { readonly code: "bye-by-result"; readonly name: string; readonly result: string }
  | { readonly code: "rounds-skipped"; readonly number: number; readonly before: number }
  /** A bye that was asked for, of which the list does not say what it is worth. */
  | { readonly code: "bye-requested"; readonly text: string }
  /** Two pairings of one player in one round. */
  | { readonly code: "paired-twice"; readonly name: string }
  /** Rounds that nothing names; `by`: the heading of the column that tells them apart, or what else does. */
  | { readonly code: "rounds-found"; readonly by: string | RoundsBy; readonly rounds: number }
  /** A word for a forfeit beside a result that says nothing of it. */
  | { readonly code: "forfeit-remark"; readonly text: string; readonly result: string }
  /** A filled column beside the names, where no column of a pairing list is read as results. */
  | { readonly code: "no-results"; readonly heading: string }
  /** A pairing list without results, but with the points of both players before or after each round. */
  | { readonly code: "results-by-points"; readonly heading: string; readonly when: "before" | "after" }
  /** A pairing list that has Black before White. */
  | { readonly code: "black-first" }
  | { readonly code: "diagonal"; readonly text: string };

/** What tells rounds apart where no column does: numbers of boards that begin again, or blank rows. */
export type RoundsBy = { readonly by: "boards" | "gaps" };

/** What two rows say of a game. */
interface Rows {
  readonly who: Who;
  readonly mine: string;
  /** The opponent as the cell names him. */
  readonly means: Round;
  readonly opponent: Who;
  /** Empty: the cell is blank. */
  readonly theirs: string;
}

/** Two rows that do not fit together. */
type OfGame =
  | ({ readonly code: "games-disagree" } & Rows)
  | ({ readonly code: "one-sided" } & Rows)
  | {
      readonly code: "no-such-player";
      readonly who: Who;
      readonly opponent: number;
      readonly kind: NumberKind;
      readonly highest: number;
    }
  | { readonly code: "plays-himself"; readonly who: Who }
  | {
      readonly code: "met-twice";
      readonly who: Who;
      readonly opponent: Who;
      readonly rounds: readonly number[];
    }
  | {
      readonly code: "same-color";
      readonly who: Who;
      readonly opponent: Who;
      readonly color: "white" | "black";
    }
  | { readonly code: "colors-missing"; readonly games: number };

/** The list of players, their totals and their byes. */
type OfPlayers =
  | { readonly code: "total-differs"; readonly who: Who; readonly sum: number; readonly total: number }
  /** `text`: what stands there instead of a number. */
  | { readonly code: "running-differs"; readonly who: Who; readonly sum: number; readonly total: number }
  | { readonly code: "total-missing"; readonly who: Who; readonly sum: number; readonly text: string }
  | { readonly code: "byes-by-total"; readonly who: Who; readonly count: number }
  | {
      readonly code: "number-twice";
      readonly kind: NumberKind;
      readonly number: number;
      readonly names: readonly string[];
    }
  | { readonly code: "numbers-missing"; readonly kind: NumberKind; readonly numbers: readonly number[] }
  /** Several sections in one table; `names`: the players of the second. */
  | { readonly code: "groups-apart"; readonly names: readonly string[]; readonly groups: number }
  | { readonly code: "no-number"; readonly who: Who; readonly kind: NumberKind; readonly number: number }
  | { readonly code: "name-differs"; readonly number: number; readonly names: readonly string[] }
  /** Of crosstables that are joined: `other` stands in `otherSection`, or in another one if that is empty; null: of a pairing list. */
  | {
      readonly code: "spelled-differently";
      readonly what: "player" | "team";
      readonly name: string;
      readonly other: string;
      readonly otherSection: string | null;
    }
  | { readonly code: "several-byes"; readonly who: Who; readonly rounds: readonly number[] }
  | { readonly code: "byes-in-round"; readonly names: readonly string[] }
  | { readonly code: "results-missing"; readonly count: number }
  /** `inTotals`: the printed totals count byes of these rounds. */
  | { readonly code: "later-ignored"; readonly rounds: number; readonly inTotals: boolean }
  | { readonly code: "unrated"; readonly names: readonly string[] }
  | { readonly code: "play-off-note"; readonly text: string }
  | {
      readonly code: "printed-equal";
      readonly heading: string;
      readonly name: string;
      readonly players: number;
    }
  | {
      readonly code: "printed-differs";
      readonly who: Who;
      readonly heading: string;
      readonly name: string;
      readonly printed: number;
      readonly ours: number | null;
      readonly players: number;
    };

export type FindingFacts = OfTable | OfCell | OfGame | OfPlayers | OfTeams;
