import {
  compare,
  completeSequence,
  DEFAULT_RULE_SET,
  type Exact,
  explainValue,
  type Explanation,
  numberText,
  readSequence,
  rulesOf,
  type Standings,
  standings,
  type Tournament,
  WITH_SIGNS,
} from "../../src/engine/index";
import { wallChart } from "./disagreements";
import { table } from "./table";

const RULES = rulesOf(DEFAULT_RULE_SET);

const ranked = (tournament: Tournament, codes: readonly string[]): Standings => {
  const items = readSequence(codes, RULES);
  if ("code" in items) throw new RangeError(`${items.code}: ${items.text}`);
  return standings(tournament, completeSequence(items, RULES));
};

const explained = (ranking: Standings, no: number, code: string): Explanation => {
  const row = ranking.rows.find(({ entry }) => entry.player.no === no);
  const item = ranking.items.findIndex((one) => one.code === code);
  const explanation = row && explainValue(ranking, row, item);
  if (explanation === undefined) throw new RangeError(`nothing explains ${code} of ${no}`);
  return explanation;
};

const text = (value: Exact | null): string => (value === null ? "" : numberText(value, WITH_SIGNS));

/** The answer of TIEBREAK.EXPLAIN. */
const working = ({ lines, total, totalName, notes, rule }: Explanation): string => {
  const rows = lines.map(({ round, opponentName, result, score, counted, used, why }) => [
    String(round),
    opponentName,
    result,
    text(score),
    text(counted),
    text(used),
    why,
  ]);
  const answer = table(
    ["Round", "Opponent", "Result", "Score", "Counted", "Used", "Why"],
    [...rows, [`**${totalName}**`, "", "", "", "", `**${text(total)}**`, ""]],
  );
  return `${answer}\n\n${[...notes, `${rule}.`].join(" ")}`;
};

const quoted = (sentences: readonly string[]): string => sentences.map((one) => `> ${one}`).join("\n>\n");

/** What the pane answers about two players. */
const answer = (ranking: Standings, a: number, b: number): string => {
  const comparison = compare(ranking, a, b);
  if (comparison === undefined) throw new RangeError(`nobody compares ${a} and ${b}`);
  return quoted([comparison.sentence, ...comparison.more]);
};

/** Events that the two disputes are about, and the players. */
export interface Disputes {
  /** A player had a bye, and `rival` none; both have the same score. */
  readonly bye: { readonly event: Tournament; readonly player: number; readonly rival: number };
  /** A player won four games and withdrew before the fifth round. */
  readonly withdrawal: { readonly event: Tournament; readonly player: number; readonly rival: number };
}

const aboutBye = ({ event, player, rival }: Disputes["bye"]): string => {
  const ranking = ranked(event, ["MMED", "SOLK", "CUM", "CUMOPP"]);
  const [own, other] = [player, rival].map((no) => text(explained(ranking, no, "SOLK").total));
  return `## A bye, and nothing lost by it

Five rounds, nine players, so one has a bye in each round. Modified Median drops the lowest of the opponents'
scores for a plus score, and a bye counts as an opponent with 0: the one with the bye drops that 0 and keeps all
opponents met, the other drops one of five. A director asked whether
[that is fair](https://uschess.discourse.group/t/median-and-modified-median-inequity-with-byes/882). It is the
rule, whatever one thinks of it, and the tie-break after it, Solkoff, drops nothing (here ${own ?? ""} to ${other ?? ""}).

${wallChart(event)}

_Why?_ answers:

${answer(ranking, player, rival)}

\`=TIEBREAK.EXPLAIN(A1:H10, ${player}, "MMED")\`:

${working(explained(ranking, player, "MMED"))}

\`=TIEBREAK.EXPLAIN(A1:H10, ${rival}, "MMED")\`:

${working(explained(ranking, rival, "MMED"))}`;
};

const aboutWithdrawal = ({ event, player, rival }: Disputes["withdrawal"]): string => {
  const ranking = ranked(event, ["CUM"]);
  const before = explained(ranked({ ...event, rounds: event.rounds - 1 }, ["CUM"]), player, "CUM");
  const value = explained(ranking, player, "CUM");
  return `## The leader who withdrew: ${text(value.total)} or ${text(before.total)}?

Four wins, then withdrawn before the fifth round. Is the Cumulative (FIDE: Progressive) score 1 + 2 + 3 + 4 =
${text(before.total)}, or does the score of 4 stand for the round not played as well, 1 + 2 + 3 + 4 + 4 = ${text(value.total)}?
A thread of the forum of the English Chess Federation (t=2416) asked. A score does not end when its
player leaves: every rule set here carries it on.

${wallChart(event)}

_Why?_ answers:

${answer(ranking, player, rival)}

\`=TIEBREAK.EXPLAIN(A1:H7, ${player}, "CUM")\`:

${working(value)}

After four rounds (\`rules\` \`after=4\`) it was ${text(before.total)}: that is what a program shows which stops counting there.`;
};

/** The page with two published complaints and what the add-in says to them. */
export const disputes = ({ bye, withdrawal }: Disputes): string =>
  `# Two disputes, answered

Complaints as they were published; the names and the other results are made up. Every number and sentence on this
page is computed by the add-in when its tests run.

${aboutBye(bye)}

${aboutWithdrawal(withdrawal)}
`;
