import { TIE_BREAKS, type TieBreak } from "../../src/engine/index";
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

const offered = TIE_BREAKS.filter(({ hidden, helper }) => hidden !== true && helper !== true);

const INTRODUCTION = `Modifiers of FIDE's notation go on any code that can take them: \`BH/C1\`, \`PS/C2\`, \`KS/L60\`. What the rule
sets answer differently: [Where the programs disagree](docs/where-programs-disagree.md).`;

const tables = (): readonly string[] =>
  WORLDS.map((world) => {
    const rows = offered.filter((tieBreak) => tieBreak.world === world).map(rowOf);
    return `### ${HEADINGS[world]}\n\n${table(["Code", "Name", "Function", "Rule", "What it is"], rows)}`;
  });

/** The tie-breaks that can be chosen, a table for each world, as the README shows them. */
export const catalogue = (): string => [INTRODUCTION, ...tables()].join("\n\n");
