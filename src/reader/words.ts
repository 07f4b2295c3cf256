import type { Finding, FindingCode } from "./finding";
import { FINDING_TEXTS, type FindingOf } from "./finding-texts";
import { inRange, type Where } from "./where";

const say = <Code extends FindingCode>(code: Code, finding: FindingOf<Code>, where: Where): string => {
  const words: (finding: FindingOf<Code>, where: Where) => string = FINDING_TEXTS[code];
  return words(finding, where);
};

/** A finding in words; `where` names cells, as a function sees them where nothing else is said. */
export const describe = (finding: Finding, where: Where = inRange): string =>
  say(finding.code, finding, where);
