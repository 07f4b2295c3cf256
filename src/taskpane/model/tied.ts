import { listed, type PlayerNo, shortNames, type Standing, type Standings } from "../../engine/index";
import { sharedPlaces } from "../../writer/footer";
import { isScore } from "../../writer/items";
import { currentOf } from "../look";
import { linesOf } from "../sequence";
import type { Crosstable, State } from "../state";
import { TEXTS } from "../texts";
import { placesOf } from "./numbers";

/** Players who share a place. */
export interface TiedGroup {
  /** `8–9`. */
  readonly places: string;
  readonly names: string;
  readonly nos: readonly PlayerNo[];
}

const MOST_NAMES = 4;

const groupOf = (group: readonly Standing[], names: ReadonlyMap<PlayerNo, string>): TiedGroup => {
  const nos = group.map(({ entry }) => entry.player.no);
  const some = nos.slice(0, MOST_NAMES).map((no) => names.get(no) ?? String(no));
  const more = nos.length - some.length;
  const [first] = group;
  return {
    places: first === undefined ? "" : placesOf(first),
    names: listed([...some, ...(more > 0 ? [TEXTS.tiebreaks.others(more)] : [])]),
    nos,
  };
};

export const tiedGroups = ({ rows, tournament }: Standings): TiedGroup[] => {
  const names = shortNames(tournament.players);
  return sharedPlaces(rows).map((group) => groupOf(group, names));
};

/** The standings of the section that is looked at; undefined where it cannot be ranked. */
export const standingsOf = (subject: Crosstable, state: Pick<State, "selection">): Standings | undefined =>
  currentOf(subject, state)?.section?.standings;

/** How many tie-breaks the sequence has. */
export const tieBreakCount = (subject: Crosstable): number =>
  linesOf(subject).filter((item) => !isScore(item)).length;
