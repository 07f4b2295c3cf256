import {
  type Policy,
  resultText,
  type Round,
  RULE_SETS,
  type RuleSet,
  scheduledOpponent,
  TIE_BREAKS,
  type TieBreak,
  toNumber,
  type Tournament,
  viewOf,
  type World,
} from "../../src/engine/index";
import { CHOICES } from "./choices";
import { table } from "./table";

const ruleSetsOf = (world: World): readonly RuleSet[] => RULE_SETS.filter((set) => set.world === world);

const answersTo = (key: keyof Policy, sets: readonly RuleSet[]): readonly string[] => {
  const answers: Readonly<Record<string | number, string>> = CHOICES[key].answers;
  return sets.map(({ policy }) => answers[policy[key]] ?? String(policy[key]));
};

const choiceRow = (key: keyof Policy, sets: readonly RuleSet[]): readonly string[] | undefined => {
  const answers = answersTo(key, sets);
  return new Set(answers).size === 1 ? undefined : [CHOICES[key].question, ...answers];
};

const choices = (world: World): string => {
  const sets = ruleSetsOf(world);
  const keys = Object.keys(CHOICES) as (keyof Policy)[];
  const rows = keys.flatMap((key) => {
    const row = choiceRow(key, sets);
    return row === undefined ? [] : [row];
  });
  return table(["Question", ...sets.map(({ code }) => `\`${code}\``)], rows);
};

/** A round as a wall chart has it: `W5`, `H`. */
const tokenOf = (round: Round): string => {
  const [letter = "", color = ""] = resultText(round).split(" ");
  return `${letter}${scheduledOpponent(round) ?? ""}${color}`;
};

export const wallChart = ({ players }: Tournament): string =>
  table(
    ["No.", "Name", "Rating", ...(players[0]?.rounds ?? []).map((_, r) => `Rd ${r + 1}`)],
    players.map(({ no, name, rating, rounds }) => [
      String(no),
      name,
      rating === null ? "" : String(rating),
      ...rounds.map(tokenOf),
    ]),
  );

const textOf = (value: number): string => String(Math.round(value * 100) / 100);

const valuesBy = (tieBreak: TieBreak, tournament: Tournament, { policy }: RuleSet): readonly string[] => {
  const view = viewOf(tournament, policy);
  return view.entries.map((entry) => {
    const group = view.entries.filter(({ score }) => score === entry.score);
    const { value } = tieBreak.work(view, entry, group, {});
    return value === null ? "" : textOf(toNumber(value));
  });
};

interface Answer {
  readonly by: string[];
  readonly values: readonly string[];
}

/** The different columns of values, with the rule sets that give each. */
const answersOf = (
  tournament: Tournament,
  parts: readonly (readonly [TieBreak, RuleSet])[],
): readonly Answer[] => {
  const answers = new Map<string, Answer>();
  for (const [tieBreak, ruleSet] of parts) {
    const values = valuesBy(tieBreak, tournament, ruleSet);
    const answer = answers.get(values.join()) ?? { by: [], values };
    answer.by.push(`\`${ruleSet.code}\``);
    answers.set(values.join(), answer);
  }
  return [...answers.values()];
};

const rowsOf = (code: string, answers: readonly Answer[]): readonly (readonly string[])[] =>
  answers.length < 2 ? [] : answers.map(({ by, values }) => [`\`${code}\``, by.join(", "), ...values]);

const valueTable = (tournament: Tournament, rows: readonly (readonly string[])[]): string =>
  table(["Code", "By", ...tournament.players.map(({ name }) => name)], rows);

/** Values that differ between the rule sets of one world. */
const withinWorld = (tournament: Tournament, world: World): string =>
  valueTable(
    tournament,
    TIE_BREAKS.filter((tieBreak) => tieBreak.world === world && tieBreak.helper !== true).flatMap(
      (tieBreak) =>
        rowsOf(
          tieBreak.code,
          answersOf(
            tournament,
            ruleSetsOf(world).map((set) => [tieBreak, set]),
          ),
        ),
    ),
  );

/** Values of one code that both worlds define. */
const betweenWorlds = (tournament: Tournament): string => {
  const [us] = ruleSetsOf("us");
  const [fide] = ruleSetsOf("fide");
  const shared = TIE_BREAKS.filter(({ world }) => world === "us").flatMap((ours) => {
    const theirs = TIE_BREAKS.find(({ code, world }) => world === "fide" && code === ours.code);
    return theirs === undefined || us === undefined || fide === undefined
      ? []
      : rowsOf(
          ours.code,
          answersOf(tournament, [
            [ours, us],
            [theirs, fide],
          ]),
        );
  });
  return valueTable(tournament, shared);
};

const ruleSetTable = (): string =>
  table(
    ["Rule set", "Is", "Main choice"],
    RULE_SETS.map(({ code, name, sentence }) => [`\`${code}\``, name, sentence]),
  );

/** The page about what the rule sets answer differently, with the numbers of one event. */
export const disagreements = (example: Tournament): string =>
  `# Where the programs disagree

The same results give different tie-breaks by different rules. Each rule set of the add-in is one consistent
set of answers; this page is made from them and lists only what they answer differently.

${ruleSetTable()}

## US Chess, its programs and Michigan

${choices("us")}

## FIDE's editions

${choices("fide")}

## In numbers

One event with every kind of unplayed round; ${example.players.map(({ name }) => name).at(-1) ?? ""} is unrated.

${wallChart(example)}

Tie-breaks whose values differ between the rule sets of US Chess and its programs:

${withinWorld(example, "us")}

Between FIDE's editions:

${withinWorld(example, "fide")}

Codes that both worlds define, by US Chess and by FIDE. FIDE drops averages of ratings for everybody where
somebody is unrated.

${betweenWorlds(example)}
`;
