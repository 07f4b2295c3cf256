import { describe, expect, test } from "vitest";
import {
  rankTeams,
  RULE_SETS,
  rulesOf,
  TEAM_TIE_BREAKS,
  type TeamEvent,
  toNumber,
} from "../../../src/engine/index";
import { teamEvent } from "./events";

const EVENTS: readonly (readonly [string, TeamEvent])[] = [
  ["no teams", { ...teamEvent("Hawks | U"), teams: [] }],
  ["one team that never played", teamEvent("Hawks | U U")],
  ["no rounds", { ...teamEvent("Hawks | W2,3\nOwls | L1,1"), rounds: 0, announcedRounds: 0 }],
  ["no boards", { ...teamEvent("Hawks | W2,3\nOwls | L1,1"), boards: 0 }],
  [
    "an opponent who is not there, and a team against itself",
    teamEvent("Hawks | W9,3 D1,2\nOwls | L8:0010 F7"),
  ],
  ["results that contradict each other", teamEvent("Hawks | W2,4\nOwls | W1,4")],
  ["more boards than a match has", teamEvent("Hawks | W2:111111\nOwls | L1:000000")],
  ["matches without a result", teamEvent("Hawks | *2 W2,3\nOwls | *1 L1,1")],
  [
    "a number twice",
    {
      ...teamEvent("Hawks | W2,3\nOwls | L1,1"),
      teams: [...teamEvent("Hawks | W2,3").teams, ...teamEvent("Owls | L1,1").teams],
    },
  ],
];

describe.each(EVENTS)("%s", (_name, event) => {
  test("every tie-break of every rule set gives numbers or nothing", () => {
    for (const ruleSet of RULE_SETS) {
      for (const { code, hidden } of TEAM_TIE_BREAKS) {
        if (hidden === true) continue;
        const ranking = rankTeams(event, rulesOf(ruleSet), code === "PTS" ? ["PTS"] : ["PTS", code]);
        if ("code" in ranking) throw new Error(`${ranking.code} ${ranking.text}`);
        expect(ranking.rows).toHaveLength(event.teams.length);
        const values = ranking.rows.flatMap((row) =>
          row.values.flatMap((value) => (value === null ? [] : [toNumber(value)])),
        );
        expect(
          values.filter((value) => !Number.isFinite(value)),
          `${ruleSet.code} ${code}`,
        ).toEqual([]);
      }
    }
  });
});
