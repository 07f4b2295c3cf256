import { parsed, texts } from "../excel/json";

type Memory = Pick<Storage, "getItem" | "setItem">;

const LAST_USED = "tiebreaks.lastUsed";

/** The own sequence that was used last on this computer; null: none. */
export const lastUsed = (memory: Memory): readonly string[] | null => {
  try {
    return texts(parsed(memory.getItem(LAST_USED) ?? ""));
  } catch {
    return null;
  }
};

/** Keeps an own sequence; that of a rule set needs no keeping. */
export const keepLastUsed = (memory: Memory, codes: readonly string[] | null): void => {
  if (codes === null) return;
  try {
    memory.setItem(LAST_USED, JSON.stringify(codes));
  } catch {
    // A private window keeps nothing; the list of presets then does without.
  }
};
