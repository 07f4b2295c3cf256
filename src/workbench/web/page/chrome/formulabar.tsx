import type { RefObject } from "preact";
import { useState } from "preact/hooks";
import { parseArea, placeOfReference, printArea, rangeOfName } from "../../../model";
import type { Desk } from "../desk";
import { selectedOfArea } from "../grid/selection";

export interface FormulaBarProps {
  readonly desk: Desk | undefined;
  readonly bar: RefObject<HTMLTextAreaElement | null>;
  readonly focusCells: () => void;
}

/** The name box goes to an address, a reference with its sheet, or a defined name. */
const goTo = (desk: Desk, text: string): boolean => {
  const area = parseArea(text);
  const place = area
    ? undefined
    : (placeOfReference(desk.book, text) ?? rangeOfName(desk.book, desk.sheet, text));
  if (place) desk.book.activate(place.sheet);
  const target = area ?? place?.area;
  if (target) desk.select(selectedOfArea(target));
  return target !== undefined;
};

const addressOf = ({ selected: { active } }: Desk): string =>
  printArea({ row: active.row, column: active.column, rows: 1, columns: 1 });

const NameBox = ({ desk, focusCells }: { readonly desk: Desk; readonly focusCells: () => void }) => {
  const [typed, setTyped] = useState<string | undefined>(undefined);
  const leave = () => {
    setTyped(undefined);
    focusCells();
  };
  return (
    <input
      class="name-box"
      aria-label="Name box"
      value={typed ?? addressOf(desk)}
      onInput={({ currentTarget }) => setTyped(currentTarget.value)}
      onFocus={({ currentTarget }) => currentTarget.select()}
      onBlur={() => setTyped(undefined)}
      onKeyDown={(event) => {
        const { key, currentTarget } = event;
        if (key === "Escape") leave();
        if (key !== "Enter") return;
        event.preventDefault();
        if (goTo(desk, currentTarget.value)) leave();
        else desk.say(`There is no cell or name ${currentTarget.value}.`);
      }}
    />
  );
};

/** The name box and the bar that shows what the active cell holds. */
export const FormulaBar = ({ desk, bar, focusCells }: FormulaBarProps) => (
  <div class="formula-row">
    {desk && <NameBox desk={desk} focusCells={focusCells} />}
    <span class="fx" aria-hidden="true">
      fx
    </span>
    <textarea
      ref={bar}
      class="formula-bar"
      aria-label="Formula bar"
      rows={1}
      spellcheck={false}
      autocomplete="off"
    />
  </div>
);
