import { TEAM_ONLY, TIE_BREAKS, type TieBreak, wordsOf } from "../engine/index";
import { FUNCTION_TEXTS } from "./description-texts";
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

const functionOf = (tieBreak: TieBreak): readonly Definition[] => {
  const { functionName, code } = tieBreak;
  const { name, summary } = wordsOf(tieBreak);
  return functionName === undefined
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
};

/** Every custom function, in the order of functions.json. */
export const DEFINITIONS: readonly Definition[] = [
  ...TIE_BREAKS.filter(isFirst).flatMap(functionOf),
  {
    id: "TIEBREAK",
    description: FUNCTION_TEXTS.TIEBREAK,
    parameters: [CROSSTABLE, CODE, PLAYER, RULES],
    call: (crosstable, code, player, rules) => tieBreakAnswer(crosstable, code, player, rules),
  },
  {
    id: "STANDINGS",
    description: FUNCTION_TEXTS.STANDINGS,
    parameters: [CROSSTABLE, SEQUENCE, RULES],
    call: standingsAnswer,
  },
  {
    id: "PLACES",
    description: FUNCTION_TEXTS.PLACES,
    parameters: [CROSSTABLE, PLAYER, SEQUENCE, RULES],
    call: placesAnswer,
  },
  {
    id: "TIEBREAK.EXPLAIN",
    description: FUNCTION_TEXTS["TIEBREAK.EXPLAIN"],
    parameters: [CROSSTABLE, playerNamed("player"), CODE_OR_ALL, RULES],
    call: explainAnswer,
  },
  {
    id: "TIEBREAK.COMPARE",
    description: FUNCTION_TEXTS["TIEBREAK.COMPARE"],
    parameters: [CROSSTABLE, playerNamed("player1"), playerNamed("player2"), SEQUENCE, RULES],
    call: compareAnswer,
  },
  {
    id: "TIEBREAK.LIST",
    description: FUNCTION_TEXTS["TIEBREAK.LIST"],
    parameters: [RULES],
    call: listAnswer,
  },
  {
    id: "CROSSTABLE.CHECK",
    description: FUNCTION_TEXTS["CROSSTABLE.CHECK"],
    parameters: [CROSSTABLE, RULES],
    call: checkAnswer,
  },
  {
    id: "CROSSTABLE.NORMALIZE",
    description: FUNCTION_TEXTS["CROSSTABLE.NORMALIZE"],
    parameters: [CROSSTABLE, RULES],
    call: normalizeAnswer,
  },
  ...TEAM_ONLY.flatMap(functionOf),
  {
    id: "TEAMSTANDINGS",
    description: FUNCTION_TEXTS.TEAMSTANDINGS,
    parameters: [CROSSTABLE, SEQUENCE, RULES],
    call: teamStandingsAnswer,
  },
];
