import type { NumberStyle } from "../engine/index";
import type { SettingsStore, Workbook } from "../excel/port";
import type { RankOptions } from "../excel/rank/options";
import { INITIAL } from "./state";
import { createStore, type Store } from "./store";

/** Takes back what was to be done later. */
export type Cancel = () => void;

/** What the pane needs of the world around it. */
export interface Services {
  readonly workbook: Workbook;
  /** How a ranking is done now. */
  readonly options: () => RankOptions;
  /** The sign before decimals in the workbook's language. */
  readonly decimal: NumberStyle["decimal"];
  /** Puts a text on the clipboard; false where that is not allowed. */
  readonly copy: (plain: string, html: string) => Promise<boolean>;
  readonly later: (milliseconds: number, work: () => void) => Cancel;
  /** Texts kept on this computer. */
  readonly memory: Pick<Storage, "getItem" | "setItem">;
  /** Version of the add-in, and on what it runs. */
  readonly about: { readonly version: string; readonly platform: string };
}

/** The pane at work: its state, the world, and what is under way. */
export interface Pane extends Store {
  readonly services: Services;
  /** Begins something that only the latest of may end: the answer says whether this is still it. */
  readonly begin: (what: string) => () => boolean;
  /** Does something when nothing like it has been asked for during some time. */
  readonly settle: (what: string, milliseconds: number, work: () => void) => void;
  /** Keeps a setting of the workbook, one after the other. */
  readonly keep: (key: string, text: string | null) => void;
  /** When everything kept so far is kept. */
  readonly kept: () => Promise<void>;
}

/** Settings are kept in turn; what Excel refuses is told once it is refused. */
const keeper = (settings: SettingsStore, refused: (error: unknown) => void) => {
  let kept = Promise.resolve();
  return {
    keep: (key: string, text: string | null) => {
      kept = kept.then(() => settings.put(key, text)).catch(refused);
    },
    kept: () => kept,
  };
};

export const createPane = (services: Services, refused: (pane: Store, error: unknown) => void): Pane => {
  const store = createStore({ ...INITIAL, decimal: services.decimal });
  const turns = new Map<string, number>();
  const waiting = new Map<string, Cancel>();
  return {
    ...store,
    services,
    begin: (what) => {
      const turn = (turns.get(what) ?? 0) + 1;
      turns.set(what, turn);
      return () => turns.get(what) === turn;
    },
    settle: (what, milliseconds, work) => {
      waiting.get(what)?.();
      waiting.set(what, services.later(milliseconds, work));
    },
    ...keeper(services.workbook.settings, (error) => refused(store, error)),
  };
};
