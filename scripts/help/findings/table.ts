import { ADLER, type ToldOf } from "./told";

export const OF_TABLE: ToldOf<
  | "no-crosstable"
  | "too-large"
  | "boards-unclear"
  | "sections-unclear"
  | "numbers-unclear"
  | "white-unclear"
  | "no-opponents"
  | "zeros-unclear"
  | "blanks-unplayed"
  | "other-scoring"
  | "fide-letters"
  | "not-a-total"
  | "list-beside"
  | "list-below"
  | "name-alone"
  | "no-name"
  | "players-again"
  | "columns-apart"
  | "after-too-late"
  | "house-unknown"
  | "numbers-absent"
  | "round-left-out"
  | "table-again"
  | "tables-differ"
> = {
  "no-crosstable": {
    facts: { shown: "Player · School · Fee" },
    means: "No row of the cells that were read looks like the heading row of a crosstable.",
    todo: "Open the sheet with the crosstable, or give a function the range with its heading row. Rounds need headings such as Rd 1, R1 or 1.",
  },
  "too-large": {
    facts: { rows: 40_000, columns: 900 },
    means: "The range is larger than any event.",
    todo: "Give the function the crosstable and not whole columns.",
  },
  "sections-unclear": {
    facts: { text: "Reserve", shared: null },
    means: "Lists of one round that share no player may be those of two sections, or of one.",
    todo: "Write the section before the round, as in “Open Round 1”, or into a column headed Section.",
  },
  "boards-unclear": {
    facts: {},
    means: "Beside the results of team matches stand numbers, and they cannot be board points.",
    todo: "Correct the numbers, or take them out: matches are ranked without board points too.",
  },
  "numbers-unclear": {
    facts: { agreed: 9, named: 24, other: "rank" },
    means:
      "The numbers in the rounds point to opponents, and they fit neither the numbers nor the ranks of the players. Most often the list was sorted after the rounds were typed.",
    todo: "Sort the list by the numbers that the rounds use, or say what they are: in the pane under Numbers, or numbers= in the rules.",
  },
  "white-unclear": {
    facts: { letters: ["c", "p"] },
    means:
      "The letters of the colors are not the usual ones. Only tie-breaks that count colors need to know.",
    todo: "Say which letter is White: in the pane under White, or white= in the rules.",
  },
  "no-opponents": {
    facts: {},
    means:
      "The rounds have results only. Cumulative, Kashdan and the like can be computed; Modified Median and whatever else looks at opponents cannot.",
    todo: "Write the opponents' numbers into the rounds, as in W12, if you need those.",
  },
  "zeros-unclear": {
    facts: { count: 3, are: ["zero"] },
    means: "A 0 or a blank cell may be a loss or a round without a game, and nothing here tells which.",
    todo: "If they were not played, write U, or zero=unplayed in the rules.",
  },
  "blanks-unplayed": {
    facts: { count: 3 },
    means: "Losses are written as 0 or L, so a blank cell beside them is taken for a round without a game.",
    todo: "Nothing, if that is so; else type the results, or write zero=loss in the rules.",
  },
  "other-scoring": {
    facts: { scoring: "3-1-0", totals: 12 },
    means: "The totals add up by other points than 1, ½ and 0, and the event is ranked by them.",
    todo: "Nothing, if that is so. Otherwise set it: in the pane under Scoring, or scoring= in the rules.",
  },
  "fide-letters": {
    facts: { letters: ["U", "F"] },
    means:
      "In FIDE's report files U is a bye of the pairing and F a bye, each with a full point; on American wall charts U is a round not played and F a forfeit. Here the totals fit FIDE's meaning.",
    todo: "Nothing, if the totals are right.",
  },
  "not-a-total": {
    facts: { heading: "Score" },
    means: "A column with the name of a total has values that nobody can score in so many rounds.",
    todo: "Give the column another heading; it is carried, not compared.",
  },
  "list-beside": {
    facts: { text: "Notes" },
    means: "Beside the crosstable stands something that names none of its players, and ends elsewhere.",
    todo: "Nothing, if it is a list or notes. If it is a column of the players, move it next to theirs.",
  },
  "list-below": {
    facts: { text: "24 · Total players" },
    means: "Rows below the players have no results, and stand apart, read like notes or name players again.",
    todo: "Nothing, if they are a list or notes. If one is a player, write it right below the others, with U in the rounds.",
  },
  "name-alone": {
    facts: { name: "Ann Smith" },
    means: "A row among the players has a name, and neither a number nor a result.",
    todo: "Nothing, if it is a title. If it is a player, number the row, and write U in the rounds.",
  },
  "no-name": {
    facts: { count: 1 },
    means: "A player has results and no name.",
    todo: "Write the name, so that the standings can name everybody.",
  },
  "players-again": {
    facts: { section: "Cycle 2", other: "Cycle 1" },
    means: "Two sections have the same players. Each is ranked alone.",
    todo: "Nothing, if they are two events. If they are cycles of one, write them as one table.",
  },
  "columns-apart": {
    facts: { text: "Rating · School" },
    means:
      "Columns beyond a blank one are not filled as the crosstable is, so that they look like a list of their own.",
    todo: "Nothing, if they are a list. If they are columns of the players, move them next to theirs and fill them for all.",
  },
  "after-too-late": {
    facts: { after: 6, rounds: 4 },
    means: "Standings after a round were asked for that has not begun; all rounds begun are counted.",
    todo: "Correct after= in the rules, or “Standings after round” in the pane.",
  },
  "house-unknown": {
    facts: { number: 71 },
    means: "A house player was named, and no player has that number.",
    todo: "Correct house= in the rules, or House players in the pane.",
  },
  "round-left-out": {
    facts: { heading: "Rd 4" },
    means: "A column of games is none of the rounds: the number of a round is missing, or is there twice.",
    todo: "Number the headings of the rounds from 1 without a gap.",
  },
  "numbers-absent": {
    facts: { kind: "rank" },
    means: "The rules say to what the opponents' numbers refer, and there is no column of such numbers.",
    todo: "Write the kind of the column that there is, or leave out numbers=.",
  },
  "table-again": {
    facts: { text: "No. · Name · 1 · 2 · 3 · 4 · Total" },
    means: "A chart and a grid of one tournament, or two standings, stand on one sheet.",
    todo: "Nothing: the table that tells the rounds counts.",
  },
  "tables-differ": {
    facts: { text: "No. · Name · 1 · 2 · 3 · 4 · Total", who: ADLER },
    means: "Two tables of the same players stand on one sheet, and not all their games are the same.",
    todo: "Compare the two, correct what is wrong, and select the right one alone if the other is to stay.",
  },
};
