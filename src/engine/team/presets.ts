import type { Preset } from "../preset";

/** Every named sequence of teams, in the order in which lists show them. */
export const TEAM_PRESETS: readonly Preset[] = [
  {
    name: "U.S. Amateur Team",
    world: "us",
    for: "team",
    sequence: ["USAT", "GAMEPTS"],
    source: "US Chess 34G2",
  },
  {
    name: "Game points",
    world: "us",
    for: "team",
    sequence: ["GAMEPTS"],
    source: "US Chess 34G; SwissSys help; Michigan Chess Association",
  },
  {
    name: "Performance Index",
    world: "us",
    for: "team",
    sequence: ["PERFIDX", "USAT"],
    source: "WinTD; Ohio Chess Bulletin, January 2005",
  },
  {
    name: "Pan-American Intercollegiate",
    world: "us",
    for: "team",
    sequence: ["GAMEPTS", "MMED", "SOLK", "SB", "SB:GP", "CUM", "KASH", "H2H", "COIN"],
    source: "Pan-American Intercollegiate Championship 1996",
    checkRegulations: true,
  },
  {
    name: "Illinois (IHSA), formula unconfirmed",
    world: "us",
    for: "team",
    sequence: ["WTD", "GAMEPTS"],
    source: "SwissSys help, Weighted; how the weights make the tie-break is not published",
    checkRegulations: true,
  },
  {
    name: "FIDE teams",
    world: "fide",
    for: "team",
    sequence: ["MPvGP", "DE", "EMMSB"],
    source: "FIDE C.07; the regulations leave the order to the event",
  },
  {
    name: "FIDE team knock-out",
    world: "fide",
    for: "team",
    sequence: ["BC", "TBR", "BBE"],
    source: "FIDE C.07 12",
  },
  {
    name: "Scholastic teams",
    world: "us",
    for: "medley",
    sequence: ["CUM", "SOLK", "SB", "KASH"],
    source: "Scholastic guidelines, as a thread of the US Chess forum describes them",
    checkRegulations: true,
  },
  {
    name: "US Chess default, totals",
    world: "us",
    for: "medley",
    sequence: ["MMED", "SOLK", "CUM", "CUMOPP"],
    source: "US Chess 34E; the totals of a team's players",
  },
  {
    name: "FIDE Swiss, totals",
    world: "fide",
    for: "medley",
    sequence: ["BH/C1", "BH", "WIN"],
    source: "FIDE C.07; the totals of a team's players",
  },
];
