import type { Color } from "../engine/index";
import type { Finding, FindingCode } from "./finding";
import { meaning, VERBS } from "./meaning";
import { blankOr, both, count, list, nameOf, NUMBERS, oneOf, points, roundsFrom } from "./phrases";
import type { UntoldBye } from "./teams/finding-facts";
import type { Where } from "./where";

export type FindingOf<Code extends FindingCode> = Extract<Finding, { readonly code: Code }>;

export type FindingTexts = {
  readonly [Code in FindingCode]: (finding: FindingOf<Code>, where: Where) => string;
};

const inRound = ({ round }: Finding): string => (round === null ? "" : `Round ${round}: `);

const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

const cell = ({ at }: Finding, where: Where): string => (at === null ? "A cell" : capital(where(at)));

const said = (text: string): string => (text === "" ? "a blank cell" : text);

const COLORS: Readonly<Record<Color, string>> = { white: "White", black: "Black" };

const BYES: Readonly<Record<string, string>> = {
  B: "B, a full-point bye",
  H: "H, a half-point bye",
  U: "U, no points",
};

/** What a 0 in a list of White's points is taken for, and what to write if it is something else. */
const ZEROS = {
  loss: "a loss of White; if the game has no result yet, write zero=unplayed",
  unplayed: "no result yet; if Black won, write 0-1 or zero=loss",
  bye: "a blank, so that the bye is worth a point; if it is worth none, write U or zero=loss",
} as const;

const EMPTY = { blank: "blank", dash: "a dash", zero: "0" } as const;

const FOUND_BY = {
  boards: "Boards that begin again",
  gaps: "Blank rows",
} as const;

const byeText = ({ who, round, boards }: UntoldBye): string =>
  `${nameOf(who)}${round === null ? "" : ` in round ${round}`} (counted as ${points(boards)})`;

/** Every finding as a sentence. */
export const FINDING_TEXTS: FindingTexts = {
  "no-crosstable": ({ shown }) =>
    shown === null
      ? "There is no crosstable here: no row has headings such as No., Name, Rd 1, Total."
      : `There is no crosstable here. The likeliest heading reads “${shown}”; headings such as No., Name, Rd 1, Total are needed.`,
  "too-large": ({ rows, columns }) =>
    `${count(rows, "row")} and ${count(columns, "column")} are too many for a crosstable; select the table alone.`,
  "team-code": ({ heading }) =>
    `Some players have the same in the column headed ${heading}. If it names their teams or schools, head it Team or School.`,
  "sections-unclear": (finding, where) =>
    `${cell(finding, where)}${finding.text === "" ? "" : ` (“${finding.text}”)`} begins pairings ${
      finding.shared === null
        ? "that share no player with those above"
        : `of another section, and ${finding.shared} is in both`
    }. If they are a section, write its name before each round, or into a column headed Section; if not, number the rounds only.`,
  "boards-unclear": () =>
    "The numbers in the rounds are neither results nor board points: those of the two sides of a match must add up to the number of boards.",
  "numbers-unclear": ({ agreed, named, other }) =>
    `Opponents' numbers are unclear: ${agreed} of ${named} games agree. Write numbers=pairing, numbers=rank or numbers=place; the table also has a column of ${other} numbers.`,
  "white-unclear": ({ letters }) =>
    `It is unclear which of the letters ${both(letters)} is White. Write white=${letters[0] ?? "w"}.`,
  "no-opponents": () => "The rounds name no opponents: only tie-breaks of own results can be computed.",
  "zeros-unclear": ({ count: cells, are }) =>
    `${count(cells, "cell that is", "cells that are")} ${oneOf(are.map((each) => EMPTY[each]))} ${cells === 1 ? "is" : "are"} read as lost. Write zero=unplayed if nobody played.`,
  "blanks-unplayed": ({ count: cells }) =>
    `${count(cells, "blank is", "blanks are")} read as not played, as losses are written out. Write zero=loss if they are losses too.`,
  "other-scoring": ({ scoring }) => `The scoring is ${scoring}.`,
  "fide-letters": ({ letters }) =>
    `By the totals ${both(letters)} ${letters.length === 1 ? "has" : "have"} the meaning that FIDE gives: U and F are byes of a full point.`,
  "not-a-total": ({ heading }) =>
    `The column headed ${heading} is no total: its values are higher than the rounds allow.`,
  "round-left-out": (finding, where) =>
    `${cell(finding, where)} ${finding.heading === "" ? "is blank" : `reads “${finding.heading}”`} above games, which are not read. Head each round with its number, from 1 on.`,
  "list-beside": (finding, where) =>
    `${cell(finding, where)} begins a list beside the crosstable (${finding.text}), which is left out.`,
  "list-below": (finding, where) =>
    `${cell(finding, where)} begins what is left out below the crosstable (${finding.text}): notes, a list, or a row without a number or results of a player. If it is a player, number the row and fill it as the others.`,
  "name-alone": (finding, where) =>
    `${cell(finding, where)} names ${finding.name} in a row without a number or a result, which is left out. If it is a player, number the row and write U in the rounds.`,
  "no-name": ({ count: players }) =>
    `${count(players, "player has", "players have")} no name. Write it, so that the standings can name everybody.`,
  "players-again": ({ section, other }) =>
    `The players of ${section} are those of ${other}, and each section is ranked alone. If they are cycles of one event, write them as one table.`,
  "columns-apart": (finding, where) =>
    `${cell(finding, where)} begins what looks like a list beside the crosstable (${finding.text}), and is left out. If it is a column of the players, move it next to theirs and fill it for all.`,
  "after-too-late": ({ after, rounds }) =>
    `after=${after}: only ${count(rounds, "round has", "rounds have")} begun.`,
  "house-unknown": ({ number }) => `house=${number}: there is no number ${number}.`,
  "numbers-absent": ({ kind }) =>
    `numbers=${kind}: the table has no column of ${NUMBERS[kind]}s; its rows are counted instead.`,
  "table-again": (finding, where) =>
    `${cell(finding, where)} begins a second table of the same games (${finding.text}), which is left out.`,
  "tables-differ": (finding, where) =>
    `${cell(finding, where)} begins a second table of the same players (${finding.text}), which is left out. ${nameOf(finding.who)} has other games in it.`,
  unread: (finding, where) => `${cell(finding, where)} holds “${finding.text}”, which is no result.`,
  damaged: (finding, where) =>
    `${cell(finding, where)} holds a ${finding.by}. Excel has changed ${
      finding.original === null ? "what was typed" : `“${finding.original}”`
    } into one.`,
  "error-value": (finding, where) => `${cell(finding, where)} holds the error ${finding.text}.`,
  "no-opponent": (finding) =>
    `${inRound(finding)}${finding.text} names no opponent: it counts as a round not played.`,
  "forfeit-alone": (finding, where) =>
    `${inRound(finding)}${cell(finding, where)} holds “${finding.text}”, read as a win by forfeit${
      finding.count === 1 ? "" : ` as in ${count(finding.count, "cell")} of the round`
    }, but ${
      finding.lost === 0 ? "nobody" : `only ${count(finding.lost, "player")}`
    } lost by forfeit in the round. Write the opponent's number, or U if nobody came.`,
  "word-read": ({ text, as }) => `${text} is read as ${BYES[as] ?? as}.`,
  "blank-cell": (finding) =>
    `${inRound(finding)}the cell of ${nameOf(finding.who)} is ${blankOr(finding.text)}${
      finding.others === null ? "" : `, where others say ${finding.others}`
    }; it is read as not played.`,
  "uneven-rows": ({ who, cells, rounds }) =>
    `${nameOf(who)} has ${count(cells, "cell")} for ${count(rounds, "round")}.`,
  "gap-placed": ({ who, cells, rounds }) =>
    `${nameOf(who)} has ${count(cells, "cell")} for ${count(rounds, "round")}; the opponents show which are blank.`,
  "field-ignored": ({ field, text }) => `${field}: “${text}” is not read.`,
  "paired-bye": (finding) =>
    `${inRound(finding)}${finding.text} names an opponent, but says that no game was played.`,
  "name-unclear": (finding, where) =>
    `${cell(finding, where)} holds “${finding.text}”: ${
      finding.names.length === 0
        ? `nobody here is called ${finding.name}`
        : `${finding.name} may be ${oneOf(finding.names)}`
    }. Write the opponent's number.`,
  "odd-characters": ({ cells }) =>
    `${count(cells, "cell holds", "cells hold")} characters that only look right, such as hard blanks; they are read as meant.`,
  "sign-lost": (finding, where) =>
    `${cell(finding, where)} holds the number ${finding.text}. Excel has taken its sign for a formula; the opponent's row makes it ${finding.as}.`,
  "zero-result": (finding, where) => `${cell(finding, where)} holds 0, read as ${ZEROS[finding.as]}.`,
  "row-skipped": (finding, where) =>
    `${cell(finding, where)}: “${finding.text}” is read as a note. If it is a game or a bye, write the number of a board before it.`,
  "row-unclear": (finding, where) =>
    `${cell(finding, where)}: “${finding.text}” may be a game or a note. Write a board and names, or move it away from the list.`,
  "bye-alone": (finding, where) =>
    `${cell(finding, where)} holds “${finding.text}” without opponent and result, read as a full-point bye. If it is none, write ½ or 0 as the result, or clear it.`,
  "bye-by-result": (finding, where) =>
    `${cell(finding, where)} names no opponent beside the result “${finding.result}” of ${finding.name}, read as a bye. If it was a game, write the opponent's name.`,
  "rounds-skipped": (finding, where) =>
    `${cell(finding, where)} names round ${finding.number}, and the list has no ${roundsFrom(finding.before + 1, finding.number - 1)}. Correct the number of the round, or add what is missing.`,
  "bye-requested": (finding, where) =>
    `${cell(finding, where)} holds “${finding.text}”, read as a half-point bye. If it is worth something else, write 1 or 0 as the result.`,
  "paired-twice": (finding, where) =>
    `${inRound(finding)}${cell(finding, where)} pairs ${finding.name} again; this pairing is not read. Correct the name or the round.`,
  "rounds-found": ({ by, rounds }) =>
    `No round has a number. ${typeof by === "string" ? `The column ${by} tells` : `${FOUND_BY[by.by]} tell`} ${count(rounds, "round")} apart.`,
  "forfeit-remark": (finding, where) =>
    `${inRound(finding)}${cell(finding, where)} holds “${finding.text}”, but the result “${finding.result}” is that of a game that was played. Write 1-0F or 0-1F if it was not, or clear the remark.`,
  "no-results": (finding, where) =>
    `${cell(finding, where)}${finding.heading === "" ? "" : ` (“${finding.heading}”)`} heads a column beside the names that is not read as results, and no other is: no game counts as finished. If it has the results, head it Result.`,
  "results-by-points": ({ heading, when }) =>
    `The list has no results: they are what the points headed “${heading}” of each player rise by. These are read as points ${when === "after" ? "after" : "before"} the round.`,
  "black-first": (finding, where) =>
    `${cell(finding, where)}: Black stands before White. A result such as 1-0 is read as a win of White; if it is Black's, write the column White first.`,
  "bye-scored": (finding, where) =>
    `${cell(finding, where)} holds “${finding.text}”, which ${finding.result} gives points; it is read as no player. If one is called so, write the full name.`,
  diagonal: (finding, where) =>
    `${cell(finding, where)} holds “${finding.text}” where a player would meet himself.`,
  "games-disagree": (finding) =>
    `${inRound(finding)}${nameOf(finding.who)} has ${said(finding.mine)} (${meaning(finding.means)}), but ${nameOf(finding.opponent)} has ${said(finding.theirs)}.`,
  "one-sided": (finding) =>
    `${inRound(finding)}${nameOf(finding.who)} has ${finding.mine}, ${nameOf(finding.opponent)} has ${finding.theirs}: each keeps his own points.`,
  "no-such-player": (finding) =>
    `${inRound(finding)}${nameOf(finding.who)} is paired with ${finding.opponent}, and there is no ${NUMBERS[finding.kind]} ${finding.opponent}.`,
  "plays-himself": (finding) => `${inRound(finding)}${nameOf(finding.who)} is on both sides of a game.`,
  "met-twice": ({ who, opponent, rounds }) =>
    `${nameOf(who)} and ${nameOf(opponent)} met twice, in rounds ${both(rounds)}.`,
  "same-color": (finding) =>
    `${inRound(finding)}${nameOf(finding.who)} and ${nameOf(finding.opponent)} both have ${COLORS[finding.color]}.`,
  "colors-missing": ({ games }) =>
    `${count(games, "game gives", "games give")} the color of one player only.`,
  "total-differs": ({ who, sum, total }) =>
    `${nameOf(who)}: the rounds add up to ${points(sum)}, the total says ${points(total)}.`,
  "running-differs": (finding) =>
    `${inRound(finding)}${nameOf(finding.who)} has ${points(finding.sum)} so far, the running total says ${points(finding.total)}.`,
  "total-missing": ({ who, sum, text }) =>
    `${nameOf(who)}: the rounds add up to ${points(sum)}, the total is ${
      text === "" || text === "0" ? blankOr(text) : `“${text}”, which is no number`
    }.`,
  "byes-by-total": ({ who, count: byes }) =>
    `${nameOf(who)}: by the total, ${byes} of the rounds without a game ${byes === 1 ? "was a half-point bye" : "were half-point byes"}.`,
  "number-twice": ({ kind, number, names }) =>
    `${capital(NUMBERS[kind])} ${number} is used twice: ${both(names)}.`,
  "numbers-missing": ({ kind, numbers }) =>
    `Nobody has ${NUMBERS[kind]}${numbers.length === 1 ? "" : "s"} ${list(numbers)}.`,
  "groups-apart": ({ names, groups }) =>
    `${list(names)} met nobody but each other. If these are ${groups} sections, put a blank row or a title between them, so that each is ranked by itself.`,
  "no-number": ({ who, kind, number }) =>
    `${nameOf(who)} has no ${NUMBERS[kind]}, and is read as ${NUMBERS[kind]} ${number}.`,
  "name-differs": ({ number, names }) => `Number ${number} has different names: ${both(names)}.`,
  "spelled-differently": ({ what, name, other, otherSection }) =>
    `“${name}” is “${other}” in ${otherSection === null ? "another round" : otherSection || "another section"}: one ${what}, spelled differently?`,
  "several-byes": ({ who, rounds }) => `${nameOf(who)} has full-point byes in rounds ${both(rounds)}.`,
  "byes-in-round": (finding) =>
    `${inRound(finding)}${finding.names.length} players have a bye: ${list(finding.names)}.`,
  "results-missing": (finding) =>
    `${inRound(finding)}${count(finding.count, "result is", "results are")} missing.`,
  "later-ignored": ({ rounds, inTotals }) =>
    `${count(rounds, "later round is", "later rounds are")} not counted yet${
      inTotals ? `; the totals of the sheet include ${rounds === 1 ? "its" : "their"} byes` : ""
    }.`,
  unrated: ({ names }) => `${count(names.length, "player has", "players have")} no rating: ${list(names)}.`,
  "play-off-note": ({ text }) => `A note mentions a play-off: “${text}”`,
  "match-points": () =>
    "The match points on the sheet are 2 – 1 – 0. FIDE rules count them so; US Chess rules count 1 – ½ – 0, so that other scores are shown, unless scoring=2-1-0 is written into the rules.",
  "no-boards": ({ totals }) =>
    totals
      ? "Board points are printed as sums only: tie-breaks that need those of each match cannot be computed."
      : "There are no board points: only tie-breaks of match results can be computed.",
  "two-boards": ({ are }) =>
    are === "boards"
      ? "The 2, 1 and 0 in the rounds are read as board points of two boards. If they are match points (2 – 1 – 0), leave out tie-breaks of board points."
      : "The 2, 1 and 0 in the rounds are read as match points. If they are board points of two boards, set the kind of event to team matches, or write system=team into the rules.",
  "two-games": ({ are }) =>
    are === "boards"
      ? "Each cell of the grid is read as a team match of two boards. If it is the sum of two games of players, write system=drr into the rules."
      : "Each cell of the grid is read as the sum of two games of players. If it is a team match of two boards, set the kind of event to team matches, or write system=team into the rules.",
  "boards-missing": (finding) =>
    `${inRound(finding)}${nameOf(finding.who)} has ${said(finding.text)} without board points, where others have them.`,
  "boards-disagree": (finding) =>
    `${inRound(finding)}${nameOf(finding.who)} has ${points(finding.mine)} board points and ${nameOf(finding.opponent)} ${points(finding.theirs)}; a match has ${points(finding.boards)}.`,
  "boards-short": (finding) =>
    `${inRound(finding)}${nameOf(finding.who)} has ${points(finding.mine)} board points and ${nameOf(finding.opponent)} ${points(finding.theirs)}, fewer than the ${points(finding.boards)} of a match; the totals confirm it.`,
  "match-differs": (finding) =>
    `${inRound(finding)}${nameOf(finding.who)} ${VERBS[finding.result]} by the sheet, but has ${points(finding.mine)} board points to ${points(finding.theirs)} of ${nameOf(finding.opponent)}.`,
  "match-ruled": (finding) =>
    `${inRound(finding)}${nameOf(finding.who)} ${VERBS[finding.result]} with ${points(finding.mine)} board points to ${points(finding.theirs)} of ${nameOf(finding.opponent)}; the totals confirm it.`,
  "boards-empty": (finding) =>
    `${inRound(finding)}${nameOf(finding.who)} against ${nameOf(finding.opponent)} has results of ${finding.of - finding.boards} of ${count(finding.of, "board")}; ${finding.boards === 1 ? "the other counts" : "the others count"} for nobody.`,
  "boards-unlisted": (finding) =>
    `${inRound(finding)}a match ends ${finding.text}, and those of its ${count(finding.of, "board")} that are listed (${finding.listed}) add up to less. The score counts; tie-breaks of single boards cannot be computed.`,
  "teams-absent": (finding) =>
    `${inRound(finding)}${list(finding.names)} ${finding.names.length === 1 ? "is in no match and counts" : "are in no match and count"} as not paired. For a bye write the team beside Bye, with its points.`,
  "team-twice": (finding) => `${inRound(finding)}${finding.name} has two matches.`,
  "colors-usual": () =>
    "The list does not tell colors: the team that is named first is taken to have White on boards 1, 3 and so on.",
  "boards-sum": (finding) =>
    `${inRound(finding)}the boards of ${nameOf(finding.who)} add up to ${points(finding.sum)}, the match says ${points(finding.stated)}.`,
  "boards-total-differs": ({ who, sum, total }) =>
    `${nameOf(who)}: the board points add up to ${points(sum)}, their total says ${points(total)}.`,
  "board-weights": ({ weights, boards }) =>
    `boards=: there are ${count(weights, "weight")} for ${count(boards, "board")}.`,
  "bye-boards": ({ byes }) =>
    `${count(byes.length, "bye is", "byes are")} without board points: ${list(byes.map(byeText))}. Write them into the ${byes.length === 1 ? "cell" : "cells"}, or bye=0, bye=half or bye=all into the rules.`,
  "printed-equal": ({ heading, name, players }) =>
    `Your ${heading} column equals ${name} for all ${players} players.`,
  "printed-differs": ({ who, heading, name, printed, ours, players }) =>
    `${nameOf(who)}: your ${heading} column says ${printed}, ${name} is ${ours === null ? "not defined" : points(ours)}; ${count(players, "player differs", "players differ")}.`,
};
