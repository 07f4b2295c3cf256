import type { Policy } from "./policy";
import { RULE_SET_TEXTS } from "./rule-set-texts";
import type { World } from "./tiebreak";
import type { System } from "./tournament";

/** The sequence that a rule set uses where none is given, by kind of event: codes as users type them. */
export interface Sequences {
  readonly swiss: readonly string[];
  readonly roundRobin: readonly string[];
  readonly team: readonly string[];
}

/** A named edition of the rules. Editions are separate rule sets: old results never move. */
export interface RuleSet {
  readonly code: string;
  readonly name: string;
  /** One sentence on its main choice. */
  readonly sentence: string;
  /** The same of team matches, where it differs. */
  readonly ofTeams?: string;
  readonly world: World;
  /** The rule set that computes tie-breaks which only the other world defines. */
  readonly foreign: string;
  readonly policy: Policy;
  readonly sequences: Sequences;
}

const US_SEQUENCES: Sequences = {
  swiss: ["MMED", "SOLK", "CUM", "CUMOPP"],
  roundRobin: ["SB", "H2H", "WON"],
  team: ["USAT", "GAMEPTS"],
};

const US_POLICY: Policy = {
  opponentUnplayed: "half",
  roundRobinForfeits: "played",
  signBy: "score",
  deductions: "fullAndHalf",
  kashdan: "usual",
  actualPlay: "first",
  headToHead: "plusMinus",
  headToHeadGroup: "tied",
  sonnebornScale: 1,
  amateurScores: "final",
  performance: "exact",
  performanceGuard: "ownPlus50",
  unrated: "exclude",
  dummy: "none",
  dummyRounds: "announced",
  cutFirst: "voluntary",
  unplayedEncounter: "missing",
  forfeitWins: "unplayed",
  unplayedStandard: "draw",
  allocatedByeBoards: "won",
  encounterBoardCount: "lower",
  averageBuchholz: "exact",
};

const USCF: RuleSet = {
  code: "USCF",
  ...RULE_SET_TEXTS.USCF,
  world: "us",
  foreign: "FIDE-2026",
  policy: US_POLICY,
  sequences: US_SEQUENCES,
};

const FIDE_POLICY: Policy = {
  ...US_POLICY,
  opponentUnplayed: "fide",
  actualPlay: "ignored",
  dummy: "capped",
};

const FIDE_2026: RuleSet = {
  code: "FIDE-2026",
  ...RULE_SET_TEXTS["FIDE-2026"],
  world: "fide",
  foreign: "USCF",
  policy: FIDE_POLICY,
  sequences: {
    swiss: ["DE", "BH/C1", "BH", "WIN"],
    roundRobin: ["DE", "SB", "KS", "WIN"],
    team: ["MPvGP", "DE", "EMMSB"],
  },
};

/** Every rule set, in the order in which lists show them; the first is the default. */
export const RULE_SETS: readonly RuleSet[] = [
  USCF,
  {
    ...USCF,
    code: "USCF-LEGACY",
    ...RULE_SET_TEXTS["USCF-LEGACY"],
    policy: { ...US_POLICY, deductions: "fullOnly" },
  },
  {
    ...USCF,
    code: "MCA",
    ...RULE_SET_TEXTS.MCA,
    policy: { ...US_POLICY, deductions: "fullOnly", kashdan: "michigan" },
  },
  {
    ...USCF,
    code: "WINTD",
    ...RULE_SET_TEXTS.WINTD,
    policy: { ...US_POLICY, actualPlay: "ignored", kashdan: "wintd", sonnebornScale: 2 },
  },
  {
    ...USCF,
    code: "SWISSSYS",
    ...RULE_SET_TEXTS.SWISSSYS,
    foreign: "FIDE-2024",
    policy: {
      ...US_POLICY,
      actualPlay: "ignored",
      headToHead: "allMustMeet",
      headToHeadGroup: "score",
      performance: "whole",
    },
  },
  FIDE_2026,
  {
    ...FIDE_2026,
    code: "FIDE-2024",
    ...RULE_SET_TEXTS["FIDE-2024"],
    policy: { ...FIDE_POLICY, dummy: "ownScore" },
  },
  {
    ...FIDE_2026,
    code: "FIDE-2009",
    ...RULE_SET_TEXTS["FIDE-2009"],
    policy: { ...FIDE_POLICY, opponentUnplayed: "half", dummy: "virtual", cutFirst: "lowest" },
    sequences: { swiss: ["BH", "SB"], roundRobin: ["SB"], team: [] },
  },
];

export const DEFAULT_RULE_SET: RuleSet = USCF;

const BY_CODE: ReadonlyMap<string, RuleSet> = new Map(RULE_SETS.map((set) => [set.code, set]));

/** Since FIDE's newest edition came into force, events begun earlier keep the edition before it. */
const NEWEST_FIDE_FROM = "2026-03-01";

/**
 * The rule set of a code; `FIDE` is resolved by the start date of the event (ISO, if stated).
 *
 * Undefined if there is none of that name.
 */
export const ruleSetOf = (code: string, startDate: string | null = null): RuleSet | undefined => {
  const name = code.trim().toUpperCase();
  if (name !== "FIDE") return BY_CODE.get(name);
  return BY_CODE.get(startDate !== null && startDate < NEWEST_FIDE_FROM ? "FIDE-2024" : "FIDE-2026");
};

/** Rules of one ranking: a rule set, and the choices that the user made otherwise. */
export interface Rules {
  readonly ruleSet: RuleSet;
  readonly overrides: Partial<Policy>;
}

export const rulesOf = (ruleSet: RuleSet, overrides: Partial<Policy> = {}): Rules => ({ ruleSet, overrides });

/** The rule set by which a tie-break of `world` is computed. */
export const ruleSetFor = ({ ruleSet }: Rules, world: World | "both"): RuleSet =>
  world === "both" || ruleSet.world === world ? ruleSet : (BY_CODE.get(ruleSet.foreign) ?? ruleSet);

const SEQUENCE_FOR: Record<System, keyof Sequences> = {
  swiss: "swiss",
  roundRobin: "roundRobin",
  doubleRoundRobin: "roundRobin",
  team: "team",
};

/** The sequence of a rule set for a kind of event. */
export const defaultSequence = ({ sequences }: RuleSet, system: System): readonly string[] =>
  sequences[SEQUENCE_FOR[system]];
