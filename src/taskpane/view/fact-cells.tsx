import { addressOf } from "../../excel/addresses";
import { takeSelection } from "../effects/follow";
import { changeSettings } from "../effects/settings";
import { ID } from "../ids";
import { TEXTS } from "../texts";
import { usePane } from "./context";
import { TextField } from "./controls";
import type { FactProps } from "./fact-forms";
import { Button } from "./parts";

const T = TEXTS.facts;

const ROW = /^\d{1,7}$/;

const HeadingRow = ({ subject: { settings, grid } }: FactProps) => {
  const { pane } = usePane();
  const first = grid.area.row + 1;
  const last = grid.area.row + grid.area.rows;
  const change = (typed: string) => {
    const text = typed.trim();
    const row = Number(text);
    if (text !== "" && !(ROW.test(text) && row >= first && row <= last)) return T.bad.row(first, last);
    changeSettings(pane, { ...settings, headingRow: text === "" ? null : row - 1 });
    return "";
  };
  return (
    <TextField
      id="heading-row"
      label={T.headingRow}
      hint={T.headingHint}
      numeric
      value={settings.headingRow === null ? "" : String(settings.headingRow + 1)}
      onChange={change}
    />
  );
};

/** Which cells the crosstable is in, and which row is its heading. */
export const CellsForm = ({ subject }: FactProps) => {
  const { pane, state } = usePane();
  const { selection } = state;
  const here = selection?.sheet.id === subject.source.id ? addressOf(selection.area) : "";
  return (
    <>
      <div class="group">
        <p>{T.cellsHint}</p>
        <Button id={ID.first} wide onClick={() => takeSelection(pane)}>
          {T.useSelected(here)}
        </Button>
      </div>
      <HeadingRow subject={subject} />
    </>
  );
};
