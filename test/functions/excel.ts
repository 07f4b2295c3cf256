import { vi } from "vitest";
import { TEAM_ONLY } from "../../src/engine/index";
import { metadata } from "../../src/functions/metadata";

/** An error as Excel shows it in a cell. */
export class ExcelError {
  constructor(
    readonly code: string,
    readonly message = "",
  ) {}
}

type Registered = (...args: readonly unknown[]) => unknown;

const registered = new Map<string, Registered>();

vi.stubGlobal("CustomFunctions", {
  Error: ExcelError,
  ErrorCode: { invalidValue: "#VALUE!", notAvailable: "#N/A" },
  associate: (id: string, call: Registered) => registered.set(id, call),
});
await import("../../src/functions/functions");

export const ids = (): readonly string[] => [...registered.keys()];

export const functionOf = (id: string): Registered => {
  const found = registered.get(id);
  if (found === undefined) throw new Error(`no function ${id}`);
  return found;
};

/** Calls as Excel does: arguments left out are null, and an invocation object follows the last. */
export const call = (id: string, ...args: readonly unknown[]): unknown => {
  const { length } = metadata.functions.find((found) => found.id === id)?.parameters ?? [];
  const filled = Array.from({ length }, (_, i) => args[i] ?? null);
  return functionOf(id)(...filled, { functionName: id });
};

/** The error of a call, as one line. */
export const errorOf = (id: string, ...args: readonly unknown[]): string => {
  try {
    return `answered ${JSON.stringify(call(id, ...args))}`;
  } catch (thrown) {
    if (thrown instanceof ExcelError) return `${thrown.code} ${thrown.message}`;
    throw thrown;
  }
};

/** The codes of TIEBREAK.LIST that players have. */
export const codesOfPlayers = (): readonly string[] => {
  const ofTeams = new Set<string>(TEAM_ONLY.map(({ code }) => code));
  return (call("TIEBREAK.LIST") as string[][])
    .slice(1)
    .flatMap(([code = ""]) => (ofTeams.has(code) ? [] : [code]));
};
