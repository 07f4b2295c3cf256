import { useEffect, useState } from "preact/hooks";
import { wordsOf } from "../../engine/index";
import { ID } from "../ids";
import { countText, hasBegun, matching, optionFor, type PickerOption, pickerOptions } from "../model/picker";
import type { Pane } from "../pane";
import type { Crosstable } from "../state";
import { TEXTS } from "../texts";
import { usePane } from "./context";
import { Icon } from "./icons";
import { Bar } from "./parts";

const T = TEXTS.tiebreaks;
const LIST = "picker-list";
/** A reader is told what was found when the typing rests. */
const SPOKEN = 500;

const optionId = (at: number): string => `picker-${at}`;

const add = (pane: Pane, { code, tag }: PickerOption): void => {
  if (code === null) pane.dispatch({ kind: "said", text: tag.text });
  else pane.dispatch({ kind: "added", code });
};

const OptionLine = ({
  option,
  at,
  active,
}: {
  readonly option: PickerOption;
  readonly at: number;
  readonly active: boolean;
}) => {
  const { pane } = usePane();
  const { tieBreak, tag } = option;
  return (
    <li
      role="option"
      id={optionId(at)}
      class={active ? "option active" : "option"}
      aria-selected={active}
      onClick={() => add(pane, option)}
    >
      <span class="option-head">
        <b>{wordsOf(tieBreak).name}</b> <span class={`tag ${tag.kind}`}>{tag.text}</span>
      </span>
      <span class="option-text">{wordsOf(tieBreak).summary}</span>
      <span class="caption">{T.citation(tieBreak.code, tieBreak.rule)}</span>
    </li>
  );
};

/** The options in their groups, numbered through. */
const Options = ({
  options,
  active,
}: {
  readonly options: readonly PickerOption[];
  readonly active: number;
}) => (
  <div class="options" id={LIST} role="listbox" aria-label={T.list}>
    {[...new Set(options.map(({ group }) => group))].map((group) => (
      <ul key={group} role="group" aria-labelledby={`group-${group}`}>
        <li class="option-group" role="presentation" id={`group-${group}`}>
          {T.groups[group]}
        </li>
        {options.map((option, at) =>
          option.group === group ? (
            <OptionLine
              key={option.tieBreak.code + option.tieBreak.world}
              option={option}
              at={at}
              active={at === active}
            />
          ) : null,
        )}
      </ul>
    ))}
  </div>
);

const useScrolled = (at: number): void => {
  useEffect(() => {
    document.getElementById(optionId(at))?.scrollIntoView({ block: "nearest" });
  }, [at]);
};

const Search = ({
  count,
  active,
  onText,
  onKey,
}: {
  readonly count: number;
  readonly active: number;
  readonly onText: (text: string) => void;
  readonly onKey: (event: KeyboardEvent) => void;
}) => (
  <div class="search">
    <label class="hidden" for={ID.first}>
      {T.searchLabel}
    </label>
    <Icon name="search" />
    <input
      class="input"
      type="text"
      id={ID.first}
      role="combobox"
      aria-expanded="true"
      aria-controls={LIST}
      aria-autocomplete="list"
      aria-activedescendant={count === 0 ? undefined : optionId(active)}
      autocomplete="off"
      spellcheck={false}
      placeholder={T.search}
      onInput={(event) => onText(event.currentTarget.value)}
      onKeyDown={onKey}
    />
  </div>
);

/** Every tie-break, searchable; Enter adds the one that is marked. */
export const Picker = ({ subject }: { readonly subject: Crosstable }) => {
  const { pane, state } = usePane();
  const [text, setText] = useState("");
  const [at, setAt] = useState(0);
  const options = matching(pickerOptions(subject), text);
  const active = Math.min(at, Math.max(0, options.length - 1));
  useScrolled(active);
  const press = (event: KeyboardEvent) => {
    const to = optionFor(event.key, active, options.length);
    const chosen = event.key === "Enter" ? options[active] : undefined;
    if (to === undefined && chosen === undefined) return;
    event.preventDefault();
    if (to !== undefined) setAt(to);
    if (chosen !== undefined) add(pane, chosen);
  };
  const type = (typed: string) => {
    setText(typed);
    setAt(0);
    const found = matching(pickerOptions(subject), typed).length;
    pane.settle("picker", SPOKEN, () => {
      // What was added meanwhile is the news then.
      if (pane.state().page?.kind === "picker")
        pane.dispatch({ kind: "said", text: countText(found, typed) });
    });
  };
  return (
    <>
      <Search count={options.length} active={active} onText={type} onKey={press} />
      <p class="caption">{countText(options.length, text)}</p>
      {hasBegun(subject, state) && <Bar>{T.postedBefore}</Bar>}
      <Options options={options} active={active} />
    </>
  );
};
