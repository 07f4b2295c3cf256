import { readFileSync } from "node:fs";
import { runInThisContext } from "node:vm";
import { buildIfStale } from "../scripts/dist";

type Registered = (...args: readonly unknown[]) => unknown;

const registered = new Map<string, Registered>();

Object.assign(globalThis, {
  CustomFunctions: {
    associate: (id: string, call: Registered) => registered.set(id, call),
    Error: class extends Error {},
    ErrorCode: {},
  },
});
buildIfStale();
runInThisContext(readFileSync(new URL("../dist/functions.js", import.meta.url), "utf8"));

/** A function of the built script. */
export const builtFunction = (id: string): Registered => {
  const found = registered.get(id);
  if (found === undefined) throw new Error(`no function ${id}`);
  return found;
};
