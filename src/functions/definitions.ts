import { TEAM_ONLY, TIE_BREAKS, type TieBreak } from "../engine/index";
import { compareAnswer } from "./compare";
import {
  CODE,
  CODE_OR_ALL,
  CROSSTABLE,
  type Definition,
  PLAYER,
  playerNamed,
  RULES,
  SEQUENCE,
} from "./definition";
import { explainAnswer } from "./explain";
import { checkAnswer, listAnswer, normalizeAnswer } from "./listings";
import { placesAnswer, standingsAnswer } from "./ranking";
import { teamStandingsAnswer } from "./teams";
import { tieBreakAnswer } from "./tiebreak";

/** Codes that two worlds define have one function between them; the rule set decides. */
const isFirst = ({ functionName }: TieBreak, index: number): boolean =>
  TIE_BREAKS.findIndex((tieBreak) => tieBreak.functionName === functionName) === index;

const functionOf = ({ functionName, code, name, summary }: TieBreak): readonly Definition[] =>
  functionName === undefined
    ? []
    : [
        {
          id: functionName,
          description: `${name}. ${summary}`,
          parameters: [CROSSTABLE, PLAYER, RULES],
          call: (crosstable: unknown, player: unknown, rules: unknown) =>
            tieBreakAnswer(crosstable, code, player, rules),
        },
      ];

/** Every custom function, in the order of functions.json. */
export const DEFINITIONS: readonly Definition[] = [
  ...TIE_BREAKS.filter(isFirst).flatMap(functionOf),
  {
    id: "TIEBREAK",
    description: "Any tie-break by its code, of one player or of all.",
    parameters: [CROSSTABLE, CODE, PLAYER, RULES],
    call: (crosstable, code, player, rules) => tieBreakAnswer(crosstable, code, player, rules),
  },
  {
    id: "STANDINGS",
    description: "The crosstable ranked, with a column for each tie-break.",
    parameters: [CROSSTABLE, SEQUENCE, RULES],
    call: standingsAnswer,
  },
  {
    id: "PLACES",
    description: "The place of one player or of all.",
    parameters: [CROSSTABLE, PLAYER, SEQUENCE, RULES],
    call: placesAnswer,
  },
  {
    id: "TIEBREAK.EXPLAIN",
    description: "How a player's tie-break came about, a line a round.",
    parameters: [CROSSTABLE, playerNamed("player"), CODE_OR_ALL, RULES],
    call: explainAnswer,
  },
  {
    id: "TIEBREAK.COMPARE",
    description: "Two players side by side until the tie-break that decides.",
    parameters: [CROSSTABLE, playerNamed("player1"), playerNamed("player2"), SEQUENCE, RULES],
    call: compareAnswer,
  },
  {
    id: "TIEBREAK.LIST",
    description: "The tie-breaks: code, name, function, rule and summary.",
    parameters: [RULES],
    call: listAnswer,
  },
  {
    id: "CROSSTABLE.CHECK",
    description: "What looks wrong in the crosstable, a line for each finding.",
    parameters: [CROSSTABLE, RULES],
    call: checkAnswer,
  },
  {
    id: "CROSSTABLE.NORMALIZE",
    description: "The crosstable in one plain notation.",
    parameters: [CROSSTABLE, RULES],
    call: normalizeAnswer,
  },
  ...TEAM_ONLY.flatMap(functionOf),
  {
    id: "TEAMSTANDINGS",
    description: "Teams ranked: by their matches, or by the best scores of their players.",
    parameters: [CROSSTABLE, SEQUENCE, RULES],
    call: teamStandingsAnswer,
  },
];
