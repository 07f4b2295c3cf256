import { printArea, type Validation, type ValidationRule } from "../../model";
import { escapeAttribute, escapeText, toXstring } from "../opc/edit";
import { ALERT_STYLE, OPERATOR, RULE_KIND } from "../validation";
import { emptyElement } from "./page";

/** A rule as its element says it. */
interface Written {
  readonly type: string;
  readonly operator?: string | undefined;
  readonly formulas: readonly string[];
  readonly hidesList?: boolean;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null;

const formulaText = (value: unknown): string =>
  typeof value === "string" || typeof value === "number" ? String(value).replace(/^=/, "") : "";

const listSource = (source: unknown): string =>
  typeof source === "string" && !source.startsWith("=") ? `"${source}"` : formulaText(source);

const writtenOf = (kind: string, type: string, details: Readonly<Record<string, unknown>>): Written => {
  if (kind === "list")
    return {
      type,
      formulas: [listSource(details["source"])],
      hidesList: details["inCellDropDown"] === false,
    };
  if (kind === "custom") return { type, formulas: [formulaText(details["formula"])] };
  const operator = OPERATOR.file(formulaText(details["operator"]));
  const second = formulaText(details["formula2"]);
  return { type, operator, formulas: [formulaText(details["formula1"]), ...(second === "" ? [] : [second])] };
};

const ruleOf = (rule: ValidationRule | undefined): Written => {
  for (const [kind, details] of Object.entries(rule ?? {})) {
    const type = RULE_KIND.file(kind);
    if (type !== undefined && isRecord(details)) return writtenOf(kind, type, details);
  }
  return { type: "none", formulas: [] };
};

const text = (value: string | undefined): string | undefined =>
  value === undefined || value === "" ? undefined : escapeAttribute(toXstring(value));

const set = (on: boolean | undefined): 1 | undefined => (on === true ? 1 : undefined);

const validationXml = ({ area, rule, prompt, alert, ignoreBlanks }: Validation): string => {
  const { type, operator, formulas, hidesList } = ruleOf(rule);
  const alertStyle = ALERT_STYLE.file(alert?.style);
  const element = emptyElement("dataValidation", {
    type,
    errorStyle: alertStyle === "stop" ? undefined : alertStyle,
    operator,
    allowBlank: set(ignoreBlanks),
    showDropDown: set(hidesList),
    showInputMessage: set(prompt?.showPrompt),
    showErrorMessage: set(alert?.showAlert),
    errorTitle: text(alert?.title),
    error: text(alert?.message),
    promptTitle: text(prompt?.title),
    prompt: text(prompt?.message),
    sqref: printArea(area),
  });
  const content = formulas
    .map((formula, n) => `<formula${n + 1}>${escapeText(formula)}</formula${n + 1}>`)
    .join("");
  return content === "" ? element : `${element.slice(0, -2)}>${content}</dataValidation>`;
};

/** The data validations of a sheet: rules, and messages shown when a cell is selected. */
export const validationsXml = (validations: readonly Validation[]): string =>
  validations.length === 0
    ? ""
    : `<dataValidations count="${validations.length}">${validations.map(validationXml).join("")}</dataValidations>`;
