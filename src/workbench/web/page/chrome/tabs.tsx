import { useState } from "preact/hooks";
import { addSheet, deleteSheet, renameSheet, type Sheet } from "../../../model";
import { type Desk, wordsOf } from "../desk";

const attempt = (desk: Desk, change: () => void): void => {
  try {
    change();
    desk.say("");
  } catch (error) {
    desk.say(wordsOf(error));
  }
};

interface TabProps {
  readonly desk: Desk;
  readonly sheet: Sheet;
  readonly leave: () => boolean;
}

const Tab = ({ desk, sheet, leave }: TabProps) => {
  const [renaming, setRenaming] = useState(false);
  const rename = (name: string) => {
    setRenaming(false);
    if (name !== sheet.name) attempt(desk, () => renameSheet(desk.book, sheet, name));
  };
  if (renaming)
    return (
      <input
        class="tab"
        aria-label="Name of the sheet"
        defaultValue={sheet.name}
        ref={(field) => field?.focus()}
        onFocus={({ currentTarget }) => currentTarget.select()}
        onBlur={({ currentTarget }) => rename(currentTarget.value)}
        onKeyDown={({ key, currentTarget }) => {
          if (key === "Enter") currentTarget.blur();
          if (key === "Escape") setRenaming(false);
        }}
      />
    );
  return (
    <button
      type="button"
      role="tab"
      class="tab"
      aria-selected={sheet === desk.sheet}
      title="Double-click to rename"
      style={{ borderBottomColor: sheet.tabColor || undefined }}
      onClick={() => leave() && desk.book.activate(sheet)}
      onDblClick={() => setRenaming(true)}
      onKeyDown={({ key }) => key === "F2" && setRenaming(true)}
    >
      {sheet.name}
    </button>
  );
};

/** The tabs of the sheets, with buttons that add and delete one. */
export const Tabs = ({ desk, leave }: { readonly desk: Desk; readonly leave: () => boolean }) => {
  const visible = desk.book.sheets.filter(({ visibility }) => visibility === "Visible");
  const remove = () => {
    const { sheet } = desk;
    const isBlank = sheet.used(true) === undefined;
    if (isBlank || confirm(`Delete the sheet ${sheet.name}? This cannot be undone.`))
      attempt(desk, () => deleteSheet(desk.book, sheet));
  };
  return (
    <div class="tabs">
      <div role="tablist" aria-label="Sheets">
        {visible.map((sheet) => (
          <Tab key={sheet.id} desk={desk} sheet={sheet} leave={leave} />
        ))}
      </div>
      <button
        type="button"
        class="tab-tool"
        aria-label="Add a sheet"
        title="Add a sheet"
        onClick={() => attempt(desk, () => desk.book.activate(addSheet(desk.book)))}
      >
        +
      </button>
      <button
        type="button"
        class="tab-tool"
        aria-label="Delete this sheet"
        title="Delete this sheet"
        onClick={remove}
      >
        ×
      </button>
    </div>
  );
};
