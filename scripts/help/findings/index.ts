import { finding, type FindingCode, type FindingFacts } from "../../../src/reader/finding";
import { captionOf, describe, type Finding } from "../../../src/reader/index";
import { escape } from "../html";
import { OF_CELLS, OF_GAMES } from "./cells";
import { OF_PLAYERS, OF_TOTALS } from "./players";
import { OF_TABLE } from "./table";
import { OF_TEAMS } from "./teams";
import type { ToldOf } from "./told";

const ALL: ToldOf<FindingCode> = {
  ...OF_TABLE,
  ...OF_CELLS,
  ...OF_GAMES,
  ...OF_TOTALS,
  ...OF_PLAYERS,
  ...OF_TEAMS,
};

/** The findings of each part of the page. */
const GROUPS: Readonly<Record<string, object>> = {
  table: OF_TABLE,
  cells: OF_CELLS,
  games: OF_GAMES,
  totals: OF_TOTALS,
  players: OF_PLAYERS,
  teams: OF_TEAMS,
};

export const FINDING_GROUPS: readonly string[] = Object.keys(GROUPS);

/** A cell that examples name. */
const SOME_CELL = "G7";

const exampleOf = (code: FindingCode): Finding => {
  const { facts, round = null } = ALL[code];
  return finding({ code, ...facts } as FindingFacts, { at: { row: 6, column: 6 }, round });
};

const findingHtml = (code: FindingCode): string => {
  const { means, todo } = ALL[code];
  const example = exampleOf(code);
  const way = todo ?? captionOf(example);
  if (way === null) throw new RangeError(`the guide does not say what to do about ${code}`);
  return `<div class="message ${example.level}" id="${code}"><b>${example.level}</b> ${escape(describe(example, () => SOME_CELL))}</div>
<p>${escape(means)} <em>${escape(way)}</em></p>`;
};

/** A part of the findings: the message, what it means, and what to do. */
export const findingsHtml = (group: string): string =>
  (Object.keys(GROUPS[group] ?? {}) as FindingCode[]).map(findingHtml).join("\n");
