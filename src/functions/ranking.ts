import type { Standings } from "../engine/index";
import { MESSAGES } from "./message-texts";
import { rangeOf, textsArgument } from "./arguments";
import { columnOrOne, type Measure } from "./column";
import type { Answer } from "./definition";
import { notAvailable } from "./errors";
import { eventOf, type Section } from "./event";
import { sectionOf } from "./refusals";
import { itemsOf } from "./sequence";
import { placeCell, standingsTable } from "./tables";

/** A crosstable ranked by the sequence of an argument. */
export const rank = (section: Section, tiebreaks: unknown): Standings =>
  section.standings(itemsOf(textsArgument(tiebreaks, "tiebreaks"), section));

/** STANDINGS: the whole table. */
export const standingsAnswer = (crosstable: unknown, tiebreaks: unknown, rules: unknown): Answer => {
  const section = sectionOf(eventOf(rangeOf(crosstable), rules));
  return standingsTable(section, rank(section, tiebreaks));
};

const places = ({ rows }: Standings): Measure => ({
  title: "Place",
  ofAll: () => new Map(rows.map((line) => [line.entry.player.no, placeCell(line)])),
  ofOne: (player) => {
    const place = rows.find(({ entry }) => entry.player.no === player)?.place ?? null;
    if (place === null) throw notAvailable(MESSAGES.housePlayer);
    return place;
  },
});

/** PLACES: the place of one player, or a column of all places. */
export const placesAnswer = (
  crosstable: unknown,
  player: unknown,
  tiebreaks: unknown,
  rules: unknown,
): Answer => {
  const event = eventOf(rangeOf(crosstable), rules);
  return columnOrOne(event, player, (section) => places(rank(section, tiebreaks)));
};
