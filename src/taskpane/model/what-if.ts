import {
  type Change,
  facingSeat,
  gameText,
  openGames,
  type Outcome,
  outcomesAt,
  type PlayerNo,
  scheduledOpponent,
  seatOf,
  shortNames,
  type Standings,
  type Tournament,
  upperFirst,
  whatIf,
} from "../../engine/index";
import type { Crosstable, State, Trial } from "../state";
import { TEXTS } from "../texts";
import { placesOf, styleOf } from "./numbers";
import { standingsOf, whySection } from "./tied";
import { playerOptions } from "./why";

const T = TEXTS.foresight;

interface Choice {
  readonly value: string;
  readonly text: string;
}

/** A player whose place would be another one. */
export interface PlaceChange {
  readonly no: PlayerNo;
  readonly text: string;
  readonly why: string;
}

/** The page What if. */
export interface WhatIfView {
  readonly trial: Trial;
  readonly players: readonly Choice[];
  readonly games: readonly Choice[];
  /** What the chosen game may bring; empty while none is chosen. */
  readonly results: readonly Choice[];
  readonly result: string;
  readonly changes: readonly { readonly text: string; readonly change: Change }[];
  readonly places: readonly PlaceChange[];
}

/** The results that were changed in the section that is looked at. */
export const trialOf = (subject: Crosstable, state: State): Trial => {
  const section = whySection(subject, state)?.reading.section ?? "";
  return state.trial?.section === section
    ? state.trial
    : { section, player: state.why.player, round: null, changes: [] };
};

const outcomeText = ({ players }: Tournament, { code, own }: Outcome): string => {
  const opponent = scheduledOpponent(own);
  const name = opponent === null ? null : (shortNames(players).get(opponent) ?? null);
  return code === "FF" && name !== null ? T.bothForfeit(name) : gameText(own, name);
};

const gameName = (tournament: Tournament, round: number, outcome: Outcome): string => {
  const text = outcomeText(tournament, outcome);
  return tournament.roundOrderKnown ? T.round(round, text) : upperFirst(text);
};

/** The games of a player that may be changed: those without another way to end are left out. */
const gamesOf = (tournament: Tournament, player: PlayerNo): Choice[] =>
  Array.from({ length: openGames(tournament).tournament.rounds }, (_, r) => r + 1).flatMap((round) => {
    const seat = seatOf(tournament, { player, round });
    if (seat === undefined) return [];
    const { now, all } = outcomesAt(tournament, seat);
    return all.length < 2 ? [] : [{ value: String(round), text: gameName(tournament, round, now) }];
  });

const isAbout = (tournament: Tournament, a: Omit<Change, "code">, b: Omit<Change, "code">): boolean => {
  const [one, other] = [seatOf(tournament, a), seatOf(tournament, b)];
  const facing = one && facingSeat(tournament, one);
  return [one, facing].some(
    (seat) => seat != null && seat.player === other?.player && seat.round === other.round,
  );
};

/** The code of a game's result as it was changed from this side or from the other; undefined if it was not. */
const changedCode = (tournament: Tournament, { changes }: Trial, game: Omit<Change, "code">) => {
  const change = changes.find((one) => isAbout(tournament, game, one));
  const seat = seatOf(tournament, game);
  if (change === undefined || seat === undefined) return undefined;
  if (change.player === game.player) return change.code;
  const other = seatOf(tournament, change);
  const facing = other && outcomesAt(tournament, other).all.find(({ code }) => code === change.code)?.facing;
  return outcomesAt(tournament, seat).all.find(
    ({ code, own }) =>
      JSON.stringify(own) === JSON.stringify(facing) && (code === "FF") === (change.code === "FF"),
  )?.code;
};

/** The trial with another result of its game; that of the sheet is no change. */
export const withResult = (standings: Standings, trial: Trial, code: string): Trial => {
  const { tournament } = standings;
  const { player, round } = trial;
  const seat = player === null || round === null ? undefined : seatOf(tournament, { player, round });
  if (seat === undefined || player === null || round === null) return trial;
  const others = trial.changes.filter((change) => !isAbout(tournament, { player, round }, change));
  const isOld = outcomesAt(tournament, seat).now.code === code;
  return { ...trial, changes: isOld ? others : [...others, { player, round, code }] };
};

const changeText = (tournament: Tournament, change: Change): string => {
  const seat = seatOf(tournament, change);
  if (seat === undefined) return "";
  const { now, all } = outcomesAt(tournament, seat);
  const outcome = all.find(({ code }) => code === change.code) ?? now;
  const name = shortNames(tournament.players).get(change.player) ?? "";
  const who = tournament.roundOrderKnown ? T.inRound(change.round, name) : name;
  return T.change(who, outcomeText(tournament, outcome), outcomeText(tournament, now));
};

const placesIn = (standings: Standings, { changes }: Trial, state: State): PlaceChange[] =>
  whatIf(standings, changes, styleOf(state)).moves.map(({ before, after, why }) => ({
    no: after.entry.player.no,
    text: T.moved(placesOf(before), placesOf(after), after.entry.player.name),
    why: why.slice(0, 2).join(" "),
  }));

const resultsOf = (tournament: Tournament, trial: Trial): Pick<WhatIfView, "results" | "result"> => {
  const { player, round } = trial;
  const seat = player === null || round === null ? undefined : seatOf(tournament, { player, round });
  if (seat === undefined || player === null || round === null) return { results: [], result: "" };
  const { now, all } = outcomesAt(tournament, seat);
  const textOf = (outcome: Outcome): string => {
    const text = upperFirst(outcomeText(tournament, outcome));
    return outcome === now ? T.onSheet(text) : text;
  };
  return {
    results: all.map((outcome) => ({ value: outcome.code, text: textOf(outcome) })),
    result: changedCode(tournament, trial, { player, round }) ?? now.code,
  };
};

/** The page; null where nothing can be ranked. */
export const whatIfView = (subject: Crosstable, state: State): WhatIfView | null => {
  const standings = standingsOf(subject, state);
  if (standings === undefined) return null;
  const { tournament } = standings;
  const trial = trialOf(subject, state);
  return {
    trial,
    players: playerOptions(standings).map(({ no, text }) => ({ value: String(no), text })),
    games: trial.player === null ? [] : gamesOf(tournament, trial.player),
    ...resultsOf(tournament, trial),
    changes: trial.changes.map((change) => ({ text: changeText(tournament, change), change })),
    places: trial.changes.length === 0 ? [] : placesIn(standings, trial, state),
  };
};

/** What is said when results have been changed. */
export const trialNews = (state: State): string => {
  const { subject } = state;
  const view = subject.kind === "crosstable" ? whatIfView(subject, state) : null;
  if (view === null) return "";
  return view.changes.length === 0 ? T.resetSaid : T.placesSaid(view.places.length);
};
