import { TEAM_ONLY, TIE_BREAKS, type TieBreak } from "../../src/engine/index";
import type { Definition, Parameter } from "../../src/functions/definition";
import { DEFINITIONS } from "../../src/functions/definitions";
import { examplesOf } from "./examples";
import { exampleHtml } from "./formulas";
import { anchorOf, code, escape, tableHtml } from "./html";
import { SAMPLES, type SampleName } from "./samples";
import { tieBreakAnchor } from "./tie-breaks";

const functionLink = ({ id }: Definition): string => `<a href="#${anchorOf(id)}">${id}</a>`;

const syntax = ({ id, parameters }: Definition): string =>
  `=${id}(${parameters.map(({ name, optional }) => (optional ? `[${name}]` : name)).join(", ")})`;

const parameterRow = ({ name, description, optional }: Parameter): readonly string[] => [
  code(name),
  escape(description),
  optional ? "may be left out" : "",
];

const sameParameters =
  ({ parameters }: Definition) =>
  (other: Definition): boolean =>
    parameters.length === other.parameters.length &&
    parameters.every((parameter, k) => parameter === other.parameters[k]);

/** The arguments; of functions that take the same only the first has a table. */
const parametersHtml = (definition: Definition): string => {
  const { id, parameters } = definition;
  const first = DEFINITIONS.find(sameParameters(definition)) ?? definition;
  if (parameters.length === 0) return "";
  if (first !== definition) return `<p>Arguments: as those of ${functionLink(first)}.</p>`;
  return tableHtml(`Arguments of ${id}`, ["Argument", "What it is", ""], parameters.map(parameterRow));
};

const computes =
  (id: string) =>
  ({ functionName }: TieBreak): boolean =>
    functionName === id;

const rules = (id: string): string => {
  const links = [...TIE_BREAKS, ...TEAM_ONLY]
    .filter(computes(id))
    .map((each) => `<a href="tie-breaks.html#${tieBreakAnchor(each)}">${escape(each.rule)}</a>`);
  return links.length === 0 ? "" : `<p>The rule: ${links.join(", ")}.</p>`;
};

/** The sample that examples are on is named where it is not the usual one. */
const onOther = (sample: SampleName): string =>
  sample === "open" ? "" : `<p>On ${escape(SAMPLES[sample].title)}:</p>`;

const examplesHtml = (id: string): string =>
  examplesOf(id)
    .map((example, k, all) => {
      const changes = example.sample !== (all[k - 1]?.sample ?? "open");
      return (changes ? onOther(example.sample) : "") + exampleHtml(example);
    })
    .join("\n");

const functionHtml = (definition: Definition): string => {
  const { id, description } = definition;
  return `<h3 id="${anchorOf(id)}">${id}</h3>
<p>${escape(description)}</p>
<p class="syntax">${code(syntax(definition))}</p>
${parametersHtml(definition)}
${rules(id)}
${examplesHtml(id)}`;
};

const isTieBreak = ({ id }: Definition): boolean => [...TIE_BREAKS, ...TEAM_ONLY].some(computes(id));

const isOfTeams = ({ id }: Definition): boolean => id === "TEAMSTANDINGS" || TEAM_ONLY.some(computes(id));

/** Which functions stand together: whole answers, those of one tie-break, those of teams. */
const GROUPS: Readonly<Record<string, (definition: Definition) => boolean>> = {
  answers: (definition) => !isTieBreak(definition) && !isOfTeams(definition),
  "tie-breaks": (definition) => isTieBreak(definition) && !isOfTeams(definition),
  teams: isOfTeams,
};

/** The functions of a group by their names. */
export const functionNamesHtml = (): string =>
  `<ul class="names">${DEFINITIONS.map((each) => `<li>${functionLink(each)}</li>`).join("")}</ul>`;

/** A group of functions: what each takes, its rule, and examples with what they give. */
export const functionsHtml = (group: string): string => {
  const belongs = GROUPS[group];
  if (belongs === undefined) throw new RangeError(`there are no functions of ${group}`);
  return DEFINITIONS.filter(belongs).map(functionHtml).join("\n");
};
