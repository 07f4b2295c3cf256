/** What the rules text allows, and why one cannot be read. */
export const RULES_TEXTS = {
  unrated: "exclude, hult or a rating such as 1400",
  scoring: "the points of a win, a draw and a loss, such as 3-1-0",
  white: "the letter that stands for White",
  house: "numbers of players such as 17+18",
  seed: (longest: number) => `any text of at most ${longest} characters`,
  boards: "the weights of the boards, such as 12-11-10-9",
  whole: (most: number) => `a whole number from 1 to ${most}`,
  noValue: "no value",
  allowed: (allowed: string) => `allowed are ${allowed}`,
  meant: (meant: string, allowed: string) => `did you mean ${meant}? Allowed are ${allowed}`,
  noRuleSet: (text: string, allowed: string) => `“${text}” is no rule set and no setting; ${allowed}`,
  noSetting: (text: string, allowed: string) => `“${text}” is no setting; ${allowed}`,
  twice: (key: string) => `“${key}” stands twice in the rules`,
  needsValue: (key: string, allowed: string) => `“${key}” needs a value: ${allowed}`,
  badValue: (key: string, value: string, allowed: string) => `“${key}=${value}”: allowed is ${allowed}`,
} as const;
