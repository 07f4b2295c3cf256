/** What each rule set is called, and one sentence on its main choice; `ofTeams`: that of team matches, where it differs. */
export const RULE_SET_TEXTS = {
  USCF: {
    name: "US Chess, rules in force",
    sentence: "An opponent's unplayed games count ½ each; a player's own count as an opponent with 0.",
    ofTeams: "An opponent's unplayed matches count ½ each; a team's own count as an opponent with 0.",
  },
  "FIDE-2026": {
    name: "FIDE, newest edition",
    sentence: "An own unplayed round counts as a game against a dummy, whose score is capped.",
    ofTeams: "An own unplayed round counts as a match against a dummy, whose score is capped.",
  },
  "USCF-LEGACY": {
    name: "US Chess, older printing",
    sentence: "As USCF, but Cumulative takes nothing off for half-point byes.",
  },
  MCA: {
    name: "Michigan",
    sentence: "As USCF-LEGACY; Kashdan gives 2 for an unplayed game.",
    ofTeams: "As USCF-LEGACY; Kashdan gives 2 for an unplayed match.",
  },
  WINTD: {
    name: "as WinTD prints",
    sentence: "Sonneborn-Berger and U.S. Amateur are printed doubled.",
  },
  SWISSSYS: {
    name: "as SwissSys prints",
    sentence: "Head-to-head counts only if all players of the score group have met.",
    ofTeams: "Head-to-head counts only if all teams of the score group have met.",
  },
  "FIDE-2024": {
    name: "FIDE, 2024 edition",
    sentence: "An own unplayed round counts as a game against a dummy with the player's own score.",
    ofTeams: "An own unplayed round counts as a match against a dummy with the team's own score.",
  },
  "FIDE-2009": {
    name: "FIDE, old printouts",
    sentence: "An own unplayed round counts as a game against a virtual opponent.",
    ofTeams: "An own unplayed round counts as a match against a virtual opponent.",
  },
} as const;
