import { TEAM_ONLY, TIE_BREAKS, type TieBreak } from "../../src/engine/index";
import { table } from "./table";

const HEADINGS: Readonly<Record<TieBreak["world"], string>> = {
  us: "US Chess, WinTD, SwissSys",
  fide: "FIDE",
  both: "In every rule set",
};

const WORLDS: readonly TieBreak["world"][] = ["us", "fide", "both"];

const code = (text: string | undefined): string => (text === undefined ? "" : `\`${text}\``);

const rowOf = ({ code: text, name, functionName, rule, summary }: TieBreak): readonly string[] => [
  code(text),
  name,
  code(functionName),
  rule,
  summary,
];

const offered = (tieBreaks: readonly TieBreak[]): readonly TieBreak[] =>
  tieBreaks.filter(({ hidden, helper }) => hidden !== true && helper !== true);

const INTRODUCTION = `Modifiers of FIDE's notation go on any code that can take them: \`BH/C1\`, \`PS/C2\`, \`KS/L60\`. What the rule
sets answer differently: [Where the programs disagree](docs/where-programs-disagree.md).`;

const section = (heading: string, tieBreaks: readonly TieBreak[]): string =>
  `### ${heading}\n\n${table(["Code", "Name", "Function", "Rule", "What it is"], tieBreaks.map(rowOf))}`;

const OF_TEAMS = `Teams have these besides most of those above, which work on match points and, with \`:GP\`, on board points.`;

const players = (): readonly string[] =>
  WORLDS.map((world) =>
    section(
      HEADINGS[world],
      offered(TIE_BREAKS).filter((tieBreak) => tieBreak.world === world),
    ),
  );

/** The tie-breaks that can be chosen, a table for each world and one for teams, as the README shows them. */
export const catalogue = (): string =>
  [INTRODUCTION, ...players(), section("Teams", offered(TEAM_ONLY)), OF_TEAMS].join("\n\n");
