import type { FormProblem } from "./form-line";
import type { PlayerProblem } from "./lookup";

type Several = Extract<PlayerProblem, { readonly problem: "several-players" }>;

/** Why a text or number names no player. */
export const PLAYER_PROBLEM_TEXTS = {
  noSuchPlayer: (asked: string) => `there is no player “${asked}” in the crosstable`,
  severalPlayers: ({ asked, players }: Several) =>
    `“${asked}” may be ${players.map(({ no, name }) => `${no} ${name}`.trim()).join(" or ")}`,
} as const;

/** What is wrong with a list or a row; `cell` is a place in words. */
export const FORM_PROBLEM_TEXTS: Readonly<
  Record<FormProblem["problem"], (cell: string, text: string) => string>
> = {
  "no-score": (cell, text) => `${cell} holds ${text}, which is no score: scores are whole or half points`,
  "no-result": (cell, text) => `${cell} holds ${text}, which is no result`,
  "running-falls": (cell, text) =>
    `${cell}: a running score never falls, and here it falls to ${text || "blank"}`,
  "running-jumps": (cell, text) =>
    `${cell}: a running score never rises by more than 1, and here it rises to ${text}`,
  "total-unclear": (cell, text) =>
    `${cell}: ${text} may be a running score or the total of the results before it; give the results only`,
};

/** A cell as a function sees it, which never knows addresses. */
export const inRangeText = (row: number, column: number): string =>
  `row ${row}, column ${column} of the range`;
