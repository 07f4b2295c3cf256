import type { Answer, Definition } from "./definition";
import { DEFINITIONS } from "./definitions";
import { excelError } from "./errors";

const answer = (call: () => Answer): Answer => {
  try {
    return call();
  } catch (thrown) {
    throw excelError(thrown);
  }
};

type Call = Definition["call"];

/** Calls by their number of arguments: what Excel appends to the last one is left out. */
const BY_COUNT: readonly ((call: Call) => Call)[] = [
  (call) => () => answer(() => call()),
  (call) => (a) => answer(() => call(a)),
  (call) => (a, b) => answer(() => call(a, b)),
  (call) => (a, b, c) => answer(() => call(a, b, c)),
  (call) => (a, b, c, d) => answer(() => call(a, b, c, d)),
  (call) => (a, b, c, d, e) => answer(() => call(a, b, c, d, e)),
];

for (const { id, parameters, call } of DEFINITIONS) {
  const registered = BY_COUNT[parameters.length]?.(call);
  if (registered === undefined) throw new RangeError(`${id} takes too many arguments`);
  CustomFunctions.associate(id, registered);
}
