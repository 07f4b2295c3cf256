import { type Finding, finding } from "../../finding";
import { cellAt, placeOf, type Sheet } from "../../sheet";
import { entryAt, hasLetter } from "./habits";
import { outcomeAt } from "./outcomes";
import { other } from "./players";
import type { Pairing } from "./rounds";
import { isForfeit, isNobody, isRequest, nobodyIn } from "./words";

const WON: ReadonlySet<string | undefined> = new Set(["W", "X"]);
const PLAYED: ReadonlySet<string | undefined> = new Set(["W", "D", "L"]);
const TWO_SIDES = /\S\s{0,3}[-:]\s{0,3}\S/;

/** Words for a bye that a result gives points: a player may be called so. */
const scoredByes = (sheet: Sheet, pairings: readonly Pairing[]): readonly Finding[] =>
  pairings.flatMap(({ row, round, head, bye }) =>
    (["white", "black"] as const).flatMap((color) => {
      const column = head[color].name ?? -1;
      const { text } = cellAt(sheet, row, column);
      const isBye = hasLetter(text) && isNobody(text) && nobodyIn(text) !== "default";
      if (bye !== undefined || !isBye) return [];
      const result = entryAt(sheet, row, head).results.join(" ");
      const letter = outcomeAt(sheet, row, head)[color];
      if (result === "") return [];
      if (!WON.has(letter) && !(letter === "D" && TWO_SIDES.test(result))) return [];
      return [finding({ code: "bye-scored", text, result }, { at: placeOf(sheet, row, column), round })];
    }),
  );

/** A player with the result of a game, and nothing in the place of his opponent. */
const namelessByes = (sheet: Sheet, pairings: readonly Pairing[]): readonly Finding[] =>
  pairings.flatMap(({ row, round, head, bye }) =>
    (["white", "black"] as const).flatMap((color) => {
      const [column, against] = [head[color].name, head[other(color)].name].map((each) => each ?? -1);
      const name = cellAt(sheet, row, column ?? -1).text;
      const result = entryAt(sheet, row, head).results.join(" ");
      const isGame = bye === undefined && !isNobody(name) && TWO_SIDES.test(result);
      const { text } = cellAt(sheet, row, against ?? -1);
      if (!isGame || text.length > 1 || hasLetter(text) || !isNobody(text)) return [];
      const at = placeOf(sheet, row, against ?? 0);
      return [finding({ code: "bye-by-result", name, result }, { at, round })];
    }),
  );

const isFilled = (cell: { readonly text: string } | undefined): boolean => (cell?.text ?? "") !== "";

/** Byes that were asked for, and nothing says what they are worth. */
const requestedByes = (sheet: Sheet, pairings: readonly Pairing[]): readonly Finding[] =>
  [...new Map(pairings.map((pairing) => [pairing.row, pairing])).values()].flatMap(({ row, round, head }) => {
    const cells = (sheet.rows[row] ?? []).slice(head.from, head.to);
    const at = cells.findIndex(({ text }) => isRequest(text.replace(/:.*$/s, "")));
    const text = cells[at]?.text ?? "";
    if (at < 0 || isFilled(sheet.rows[row]?.[head.result ?? -1])) return [];
    return [finding({ code: "bye-requested", text }, { at: placeOf(sheet, row, head.from + at), round })];
  });

/** Remarks on forfeits beside the results of games that were played. */
const forfeitRemarks = (sheet: Sheet, pairings: readonly Pairing[]): readonly Finding[] =>
  pairings.flatMap(({ row, round, head, bye }) => {
    const { white, black, results } = entryAt(sheet, row, head);
    if (bye !== undefined || results.length === 0 || [white, black].some(({ text }) => isNobody(text)))
      return [];
    const outcome = outcomeAt(sheet, row, head);
    if (!PLAYED.has(outcome.white) || !PLAYED.has(outcome.black)) return [];
    const column = (sheet.rows[row] ?? []).findIndex(
      ({ text }, at) => at >= head.from && at < head.to && hasLetter(text) && isForfeit(text),
    );
    const { text } = cellAt(sheet, row, column);
    const facts = { code: "forfeit-remark", text, result: results.join("-") } as const;
    return column < 0 ? [] : [finding(facts, { at: placeOf(sheet, row, column), round })];
  });

/** Byes that may be games, and games that may be byes. */
export const oddByes = (sheet: Sheet, pairings: readonly Pairing[]): readonly Finding[] => [
  ...scoredByes(sheet, pairings),
  ...namelessByes(sheet, pairings),
  ...requestedByes(sheet, pairings),
  ...forfeitRemarks(sheet, pairings),
];
