import type { World } from "./tiebreak";

/** A named sequence to choose instead of the rule set's own. */
export interface Preset {
  readonly name: string;
  readonly world: World;
  /** The one rule set that it belongs to; any of its world where absent. */
  readonly ruleSet?: string;
  /** `team`: matches between teams; `medley`: totals of a team's players. */
  readonly for: "swiss" | "roundRobin" | "team" | "medley";
  /** Codes as users type them; the score goes without saying. */
  readonly sequence: readonly string[];
  /** Where it is written. */
  readonly source: string;
  /** The source is second-hand: to be checked against the current regulations. */
  readonly checkRegulations?: true;
}
