import { bothWays } from "./pairs";

/** The kinds of rules of data validation. */
export const RULE_KIND = bothWays([
  ["whole", "wholeNumber"],
  ["decimal", "decimal"],
  ["list", "list"],
  ["date", "date"],
  ["time", "time"],
  ["textLength", "textLength"],
  ["custom", "custom"],
]);

export const OPERATOR = bothWays([
  ["between", "Between"],
  ["notBetween", "NotBetween"],
  ["equal", "EqualTo"],
  ["notEqual", "NotEqualTo"],
  ["greaterThan", "GreaterThan"],
  ["lessThan", "LessThan"],
  ["greaterThanOrEqual", "GreaterThanOrEqualTo"],
  ["lessThanOrEqual", "LessThanOrEqualTo"],
]);

export const ALERT_STYLE = bothWays([
  ["stop", "Stop"],
  ["warning", "Warning"],
  ["information", "Information"],
]);
