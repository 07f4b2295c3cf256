import { type Missing, missingText, type SequenceProblem } from "../../src/engine/index";
import type { FormProblem, PlayerProblem, RulesProblem } from "../../src/reader/index";
import { type Argument, type Example, formulaOf, refusalOf, TABLE } from "./formulas";
import { code, escape } from "./html";
import type { SampleName } from "./samples";

type Problem =
  SequenceProblem["code"] | RulesProblem["problem"] | FormProblem["problem"] | PlayerProblem["problem"];

/** A call that is refused for a reason, and the way out. */
type Refused = readonly [example: Example, todo: string];

const call = (id: string, given: readonly Argument[], sample: SampleName = "open"): Example => ({
  id,
  sample,
  arguments: given,
});

/** A refusal for every problem that an argument can have; one without does not compile. */
const PROBLEMS: Readonly<Record<Problem, Refused>> = {
  "unknown-tie-break": [
    call("TIEBREAK", [TABLE, "MEDIUM", 4]),
    "Take a code or a name from the list, with commas between several.",
  ],
  "unknown-modifier": [
    call("TIEBREAK", [TABLE, "KASH/C1", 4]),
    "Leave it out: that tie-break has nothing that could be cut or set so.",
  ],
  "same-twice": [call("STANDINGS", [TABLE, "SOLK, MMED, SOLK"]), "Leave one of the two out."],
  "unknown-rule-set": [call("PLACES", [TABLE, 4, null, "USFC"]), "Correct the name of the rule set."],
  "unknown-key": [call("PLACES", [TABLE, 4, null, "USCF, round=9"]), "Correct the name of the setting."],
  "repeated-key": [call("PLACES", [TABLE, 4, null, "rounds=5, rounds=9"]), "Leave one of the two out."],
  "no-value": [call("PLACES", [TABLE, 4, null, "rounds"]), "Write the value after the sign of equality."],
  "bad-value": [
    call("PLACES", [TABLE, 4, null, "system=league"]),
    "Write one of the values that are allowed.",
  ],
  "no-score": [
    call("SOLKOFF", [[[3, 2.5, 7.25]]]),
    "A list for Solkoff and the like has opponents' scores only: whole and half points.",
  ],
  "no-result": [
    call("KASHDAN", [[["W4", "X?", "D2"]]]),
    "Correct the cell: W, D, L, 1, ½, 0, B, H, U, X or F.",
  ],
  "running-falls": [
    call("CUMULATIVE", [[[1, 2, 1.5]]]),
    "Give results, 1, ½ and 0, or scores after each round, not a mixture of both.",
  ],
  "running-jumps": [
    call("CUMULATIVE", [[[1, 3, 4]]]),
    "Give results, 1, ½ and 0, or scores after each round, not a mixture of both.",
  ],
  "total-unclear": [call("CUMULATIVE", [[[1, 0, 1, 2]]]), "Give the results without the total."],
  "no-such-player": [
    call("PLACES", [TABLE, "Nemo"]),
    "Give the number as it is printed, or the beginning of the name.",
  ],
  "several-players": [call("PLACES", [TABLE, "W"]), "Give the number, or more of the name."],
};

/** Refusals that have no kinds: arguments that are missing, or do not go together. */
const OTHERS: readonly Refused[] = [
  [
    call("MODMEDIAN", [[[0, 3, 3, 4, 5]]]),
    "Plus, even and minus scores drop different ones, so the own score decides.",
  ],
  [call("KASHDAN", [[[1, 0, 0.5]]]), "A loss and a round not played count differently here."],
  [call("TIEBREAK", [TABLE, null, 4]), "Give a code."],
  [call("TIEBREAK.EXPLAIN", [TABLE, null]), "Name the player."],
  [call("TIEBREAK.COMPARE", [TABLE, 4, 4]), "Give two players."],
  [call("STANDINGS", [TABLE, "USAT"]), "Take a tie-break of players."],
];

/** Why a value does not exist; one without words does not compile. */
const MISSING: Readonly<Record<Missing, string>> = {
  ratings: "Write the ratings into a column Rating, or give a rating for the unrated: unrated=1400.",
  allRatings:
    "Write the missing ratings into the column Rating, or give a rating for the unrated: unrated=1400.",
  opponents: "The player met nobody over the board, or the rounds name no opponents.",
  colors: "Write the colors beside the opponents, as in W12w.",
  roundOrder: "A grid does not tell in which order its games were played.",
  playoff: "Write the order of the play-off into a column headed Play-off.",
  boards: "The tie-break needs the result of each board: use a list of matches with a column for each board.",
  total: "Take another tie-break for schools: this one cannot be added up over players.",
};

const ERRORS = { invalidValue: "#VALUE!", notAvailable: "#N/A" } as const;

const refusedHtml = ([example, todo]: Refused): string => {
  const refusal = refusalOf(example);
  return `<div class="message error"><b>${ERRORS[refusal.code]}</b> ${escape(refusal.message)}</div>
<p>${code(formulaOf(example))}: ${escape(todo)}</p>`;
};

/** What functions answer to arguments that they cannot take. */
export const refusalsHtml = (): string => [...Object.values(PROBLEMS), ...OTHERS].map(refusedHtml).join("\n");

/** Why there is no value: `#N/A`, a blank in a table. */
export const missingHtml = (): string =>
  Object.entries(MISSING)
    .map(
      ([missing, todo]) =>
        `<div class="message"><b>#N/A</b> ${escape(missingText(missing as Missing))}</div>\n<p>${escape(todo)}</p>`,
    )
    .join("\n");
