import { useEffect, useRef, useState } from "preact/hooks";
import { rulesOfSubject } from "../look";
import { defaultPreset, type Preset, presetOf, presetsFor } from "../presets";
import { codesOf, defaultCodes, fieldIn, sameCodes } from "../sequence";
import type { Crosstable } from "../state";
import { TEXTS } from "../texts";
import { usePane } from "./context";

const T = TEXTS.tiebreaks;

interface Entry {
  readonly text: string;
  readonly caption: string;
  readonly codes: readonly string[];
}

const entryOf = ({ name, codes, check }: Preset): Entry => ({
  text: name,
  caption: check ? T.checkRegulations : "",
  codes,
});

/** The item that an arrow, Home or End leads to. */
export const itemFor = (key: string, at: number, count: number): number | undefined =>
  new Map([
    ["ArrowDown", (at + 1) % count],
    ["ArrowUp", (at + count - 1) % count],
    ["Home", 0],
    ["End", count - 1],
  ]).get(key);

const itemsOf = (menu: HTMLElement | null): HTMLElement[] =>
  menu === null ? [] : [...menu.querySelectorAll<HTMLElement>('[role="menuitem"]')];

/** The first item has the focus when a menu opens. */
const useFirstFocused = () => {
  const menu = useRef<HTMLUListElement>(null);
  useEffect(() => {
    itemsOf(menu.current)[0]?.focus();
  }, []);
  return menu;
};

const isOutside = ({ currentTarget, relatedTarget }: FocusEvent): boolean =>
  currentTarget instanceof Node && !(relatedTarget instanceof Node && currentTarget.contains(relatedTarget));

const MenuItem = ({
  entry,
  onChoose,
}: {
  readonly entry: Entry;
  readonly onChoose: (entry: Entry) => void;
}) => (
  <li role="none">
    <button type="button" role="menuitem" class="menu-item" tabIndex={-1} onClick={() => onChoose(entry)}>
      {entry.text}
      {entry.caption !== "" && <span class="caption">{entry.caption}</span>}
    </button>
  </li>
);

const Menu = ({
  entries,
  onChoose,
  onClose,
}: {
  readonly entries: readonly Entry[];
  readonly onChoose: (entry: Entry) => void;
  readonly onClose: () => void;
}) => {
  const menu = useFirstFocused();
  const pressed = (event: KeyboardEvent) => {
    const items = itemsOf(menu.current);
    const at = items.findIndex((item) => item === document.activeElement);
    const to = itemFor(event.key, at, items.length);
    if (to === undefined && event.key !== "Escape" && event.key !== "Tab") return;
    event.preventDefault();
    event.stopPropagation();
    if (to === undefined) onClose();
    else items[to]?.focus();
  };
  return (
    <ul class="menu" role="menu" aria-label={T.presets} ref={menu} onKeyDown={pressed}>
      {entries.map((entry) => (
        <MenuItem key={entry.text} entry={entry} onChoose={onChoose} />
      ))}
    </ul>
  );
};

const entriesFor = (subject: Crosstable, presets: readonly Preset[], own: boolean): Entry[] => {
  const usual = defaultPreset(subject);
  const back = own ? [{ text: T.backTo(usual.name), caption: "", codes: usual.codes }] : [];
  return [...back, ...presets.map(entryOf)];
};

/** The name of the sequence; pressed, the sequences to choose from. */
export const PresetMenu = ({ subject }: { readonly subject: Crosstable }) => {
  const { pane } = usePane();
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const rules = rulesOfSubject(subject);
  const presets = presetsFor(subject, pane.services.memory);
  const chosen = presetOf(codesOf(subject), [defaultPreset(subject), ...presets], rules, fieldIn(subject));
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  const choose = ({ codes }: Entry) => {
    const usual = sameCodes(codes, defaultCodes(subject, rules), rules, fieldIn(subject));
    pane.dispatch({ kind: "sequence", codes: usual ? null : codes });
    close();
  };
  return (
    <div class="menu-anchor" onFocusOut={(event) => isOutside(event) && setOpen(false)}>
      <button
        type="button"
        class="button quiet small"
        ref={button}
        aria-haspopup="menu"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        {chosen?.name ?? T.own}
        <span aria-hidden="true"> ▾</span>
      </button>
      {open && (
        <Menu
          entries={entriesFor(subject, presets, chosen === undefined)}
          onChoose={choose}
          onClose={close}
        />
      )}
    </div>
  );
};
