import type { ErrorAlert, InputMessage, Validation, ValidationRule } from "../../model";
import { fromXstring } from "../opc/edit";
import { attribute, child, childrenOf, flag, textOf, type XmlElement } from "../opc/xml";
import { ALERT_STYLE, OPERATOR, RULE_KIND } from "../validation";
import { areasOf } from "../areas";

const listRule = (element: XmlElement, source: string): ValidationRule => ({
  // The file's attribute says the opposite of its name: it hides the button.
  list: {
    inCellDropDown: !flag(element, "showDropDown"),
    source: /^"(.*)"$/s.exec(source)?.[1] ?? `=${source}`,
  },
});

const comparedRule = (kind: string, xml: string, element: XmlElement): ValidationRule => {
  const second = child(element, "formula2");
  return {
    [kind]: {
      formula1: textOf(xml, child(element, "formula1")),
      ...(second && { formula2: textOf(xml, second) }),
      operator: OPERATOR.api(attribute(element, "operator") ?? "between") ?? "Between",
    },
  };
};

const ruleOf = (xml: string, element: XmlElement): ValidationRule | undefined => {
  const kind = RULE_KIND.api(attribute(element, "type"));
  if (kind === undefined) return undefined;
  const first = textOf(xml, child(element, "formula1"));
  if (kind === "list") return listRule(element, first);
  return kind === "custom" ? { custom: { formula: `=${first}` } } : comparedRule(kind, xml, element);
};

const text = (element: XmlElement, name: string): string => fromXstring(attribute(element, name) ?? "");

const promptOf = (element: XmlElement): InputMessage | undefined => {
  const [title, message] = [text(element, "promptTitle"), text(element, "prompt")];
  if (title === "" && message === "") return undefined;
  return { title, message, showPrompt: flag(element, "showInputMessage") };
};

const alertOf = (element: XmlElement): ErrorAlert | undefined => {
  const [title, message] = [text(element, "errorTitle"), text(element, "error")];
  const showAlert = flag(element, "showErrorMessage");
  if (title === "" && message === "" && !showAlert) return undefined;
  return {
    title,
    message,
    showAlert,
    style: ALERT_STYLE.api(attribute(element, "errorStyle") ?? "stop") ?? "Stop",
  };
};

/** The data validations of a sheet, those without a rule among them. */
export const readValidations = (xml: string, root: XmlElement): Validation[] =>
  childrenOf(child(root, "dataValidations"), "dataValidation").flatMap((element) =>
    areasOf(attribute(element, "sqref")).map((area) => ({
      area,
      rule: ruleOf(xml, element),
      prompt: promptOf(element),
      alert: alertOf(element),
      ignoreBlanks: flag(element, "allowBlank"),
    })),
  );
