/** What functions and their arguments are, as Excel's formula help shows it; ids and names of arguments are alike in every language. */
export const FUNCTION_TEXTS = {
  TIEBREAK: "Any tie-break by its code, of one player or of all.",
  STANDINGS: "The crosstable ranked, with a column for each tie-break.",
  PLACES: "The place of one player or of all.",
  "TIEBREAK.EXPLAIN": "How a player's tie-break came about, a line a round.",
  "TIEBREAK.COMPARE": "Two players side by side until the tie-break that decides.",
  "TIEBREAK.LIST": "The tie-breaks: code, name, function, rule and summary.",
  "CROSSTABLE.CHECK": "What looks wrong in the crosstable, a line for each finding.",
  "CROSSTABLE.NORMALIZE": "The crosstable in one plain notation.",
  TEAMSTANDINGS: "Teams ranked: by their matches, or by the best scores of their players.",
} as const;

export const ARGUMENT_TEXTS = {
  crosstable: "The crosstable, headings included.",
  code: "A tie-break, such as MMED, BH/C1 or Modified Median.",
  playerOrAll: "Number or name of a player. Omitted: all, in a column.",
  rules: "Rule set and settings, such as USCF or FIDE, rounds=9.",
  sequence: "Tie-breaks in order. Omitted: those of the rules.",
  player: "Number or name of a player.",
  codeOrAll: "A tie-break. Omitted: the sequence of the rules.",
} as const;
