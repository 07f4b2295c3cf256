import { ADLER, BOSKO, type ToldOf } from "./told";

export const OF_CELLS: ToldOf<
  | "unread"
  | "damaged"
  | "error-value"
  | "no-opponent"
  | "word-read"
  | "forfeit-alone"
  | "blank-cell"
  | "uneven-rows"
  | "gap-placed"
  | "field-ignored"
  | "paired-bye"
  | "name-unclear"
  | "odd-characters"
  | "sign-lost"
  | "zero-result"
  | "row-skipped"
  | "row-unclear"
  | "bye-alone"
  | "bye-scored"
  | "bye-by-result"
  | "rounds-skipped"
  | "bye-requested"
  | "paired-twice"
  | "rounds-found"
  | "results-by-points"
  | "black-first"
  | "no-results"
  | "forfeit-remark"
  | "diagonal"
> = {
  unread: {
    facts: { text: "W12?", expected: "round" },
    means: "The cell of a round holds something that is no result.",
    todo: null,
  },
  damaged: {
    facts: { by: "date", original: "1-0" },
    means: "Excel takes 1-0 or 1:0 for a date or a time when it is typed or pasted, and keeps only that.",
    todo: null,
  },
  "error-value": {
    facts: { text: "#REF!" },
    means: "A formula in the crosstable gives an error.",
    todo: null,
  },
  "no-opponent": {
    facts: { text: "L0" },
    round: 2,
    means: "A result whose opponent is missing or 0.",
    todo: null,
  },
  "forfeit-alone": {
    facts: { text: "X", count: 2, lost: 0 },
    round: 3,
    means: "An X is a win by forfeit, and each needs a player who did not come: an F in the same round.",
    todo: "Write the opponent's number behind the X. If X means that the player was away, write U.",
  },
  "word-read": {
    facts: { text: "BYE", as: "B" },
    means: "A word stands where a letter is usual, and the total shows what it means.",
    todo: "Nothing, if it is read rightly; else write B, H or U.",
  },
  "blank-cell": {
    facts: { who: BOSKO, text: "", others: "U" },
    round: 3,
    means: "A blank cell may be a result that was forgotten.",
    todo: "If nobody played, nothing; U says so. Else type the result.",
  },
  "uneven-rows": {
    facts: { who: BOSKO, cells: 4, rounds: 5 },
    means:
      "In a pasted text the row has fewer results than the event has rounds, so nobody knows which is missing.",
    todo: null,
  },
  "gap-placed": {
    facts: { who: BOSKO, cells: 4, rounds: 5 },
    means: "As above, and the opponents' rows leave one way only to fill the row.",
    todo: "Look whether the rounds are right.",
  },
  "field-ignored": {
    facts: { field: "Rating of player 7", text: "12O4" },
    means: "A field of a report file cannot be read, and counts as empty.",
    todo: "Correct it in the file if it matters.",
  },
  "paired-bye": {
    facts: { text: "U12" },
    round: 1,
    means: "The cell names an opponent and says that there was no game.",
    todo: "Write X12 or F12 for a forfeit, U for no game.",
  },
  "name-unclear": {
    facts: { text: "W Adler", name: "Adler", names: ["Adler, Kim", "Adler, Pat"] },
    means: "Opponents are written by name, and the name means nobody or several.",
    todo: "Write the opponent's number, or more of the name.",
  },
  "odd-characters": {
    facts: { cells: 14 },
    means: "Tables copied from web pages have hard blanks and look-alike signs. They are read as meant.",
    todo: "Nothing.",
  },
  "sign-lost": {
    facts: { text: "1", as: "D1" },
    means: "Excel took the sign in =1, +1 or -1 for the beginning of a formula.",
    todo: null,
  },
  "zero-result": {
    facts: { as: "unplayed" },
    means: "In a list of pairings with White's points only, a 0 may be Black's win or a game not yet played.",
    todo: "Write 0-1 for games that Black won, or say what a 0 is: zero=loss or zero=unplayed in the rules.",
  },
  "row-skipped": {
    facts: { text: "Organizer · Robin Bosko" },
    means: "A row of a pairing list has a word where the others have the number of a board, and no result.",
    todo: "Nothing, if it is a note. A game or a bye needs the number of a board, or a result.",
  },
  "row-unclear": {
    facts: { text: "Late · Robin Bosko · ½" },
    means: "A row of a pairing list has a result, but no names, or a word that may be a note before them.",
    todo: "Complete the row if it is a game or a bye; else move it away from the list, or clear it.",
  },
  "bye-alone": {
    facts: { text: "Adler, Kim" },
    means: "A name stands alone in a row of a pairing list, and nowhere else in it.",
    todo: "Nothing, if it is a bye of a full point. Else write what it is worth, or clear the row.",
  },
  "bye-by-result": {
    facts: { name: "Adler, Kim", result: "1-0" },
    means: "A row of a pairing list has the result of a game, and an opponent is missing.",
    todo: "Write the opponent, or what the bye is worth.",
  },
  "rounds-skipped": {
    facts: { number: 11, before: 5 },
    means:
      "A row of a pairing list names a round that is too high. All rounds up to it would count, also those of which the list has nothing.",
    todo: "Correct the number of the round, or add the pairings of the rounds in between.",
  },
  "bye-requested": {
    facts: { text: "requested bye" },
    means: "A pairing list says that somebody asked for a bye, and not what it is worth.",
    todo: "Nothing, if it is worth half a point. Else write 1 or 0 as the result.",
  },
  "paired-twice": {
    facts: { name: "Adler, Kim" },
    means: "A player stands in two pairings of one round.",
    todo: "Correct the name, or the number of the round.",
  },
  "rounds-found": {
    facts: { by: "Week", rounds: 5 },
    means: "No column or title of a pairing list says the rounds, and players would be paired twice in one.",
    todo: "Compare the number of rounds. Where it is not right, write a column headed Round.",
  },
  "forfeit-remark": {
    facts: { text: "forfeit", result: "1-0" },
    means: "A remark in a pairing list says that nobody played, and the result does not.",
    todo: "Write the result as 1-0F or 0-1F if nobody played; else clear the remark.",
  },
  "results-by-points": {
    facts: { heading: "Pts", when: "after" },
    means: "A list of pairings has the points of both players in each round, and no column of results.",
    todo: "Compare a few results. If the points are others, write the results into a column headed Result.",
  },
  "no-results": {
    facts: { heading: "Won" },
    means: "A list of pairings has no column that is read as results, and one beside the names that may be.",
    todo: "Head the column Result, with 1-0, 0-1 or ½-½ in it; nothing, if the round has not been played.",
  },
  "black-first": {
    facts: {},
    means: "A list of pairings has its column of Black before that of White.",
    todo: "Nothing, if 1-0 is a win of White. Else move the column headed White before that headed Black.",
  },
  "bye-scored": {
    facts: { text: "Bye", result: "0-1" },
    means: "A result gives points to a bye. A player may be called Bye.",
    todo: "Write the full name of a player, or what the bye is worth instead of the result.",
  },
  diagonal: {
    facts: { text: "1" },
    means: "On the diagonal of a grid everybody would play against himself.",
    todo: null,
  },
};

export const OF_GAMES: ToldOf<
  | "games-disagree"
  | "one-sided"
  | "no-such-player"
  | "plays-himself"
  | "met-twice"
  | "same-color"
  | "colors-missing"
> = {
  "games-disagree": {
    facts: {
      who: ADLER,
      mine: "W2",
      means: { kind: "game", result: "win", opponent: 2, color: null },
      opponent: BOSKO,
      theirs: "D1",
    },
    round: 2,
    means: "A game stands in the rows of both players, and the two do not say the same.",
    todo: null,
  },
  "one-sided": {
    facts: {
      who: ADLER,
      mine: "D2",
      means: { kind: "game", result: "draw", opponent: 2, color: null },
      opponent: BOSKO,
      theirs: "W1",
    },
    round: 2,
    means: "The two rows of a game differ, and both totals confirm it: a decision about one of the players.",
    todo: null,
  },
  "no-such-player": {
    facts: { who: ADLER, opponent: 42, kind: "pairing", highest: 24 },
    round: 2,
    means: "The number of the opponent is nobody's.",
    todo: "Correct the number, or add the player who is missing from the list.",
  },
  "plays-himself": {
    facts: { who: BOSKO },
    round: 2,
    means: "The opponent is the player's own number.",
    todo: null,
  },
  "met-twice": {
    facts: { who: ADLER, opponent: BOSKO, rounds: [2, 4] },
    means: "In a Swiss two players meet once, as a rule.",
    todo: null,
  },
  "same-color": {
    facts: { who: ADLER, opponent: BOSKO, color: "white" },
    round: 1,
    means: "Both rows of a game give the same color.",
    todo: null,
  },
  "colors-missing": {
    facts: { games: 3 },
    means:
      "Some games have the color of one player only; tie-breaks by colors stay blank for those without it.",
    todo: null,
  },
};
