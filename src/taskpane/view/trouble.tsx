import { troubleText } from "../../excel/texts";
import type { Trouble } from "../../excel/trouble";
import { copyDetails } from "../effects/copy";
import { follow } from "../effects/follow";
import { rank, rankAll, type RankChoice } from "../effects/rank";
import { cancelRanking } from "../effects/running";
import type { Pane } from "../pane";
import { TEXTS } from "../texts";
import { usePane } from "./context";
import { Bar, type BarLevel, Button } from "./parts";

const T = TEXTS.trouble;

/** What the pane can do about a trouble. */
interface Remedy {
  readonly label: string;
  readonly act: (pane: Pane) => void;
}

const ranking = (label: string, choice: RankChoice = {}): Remedy => ({
  label,
  act: (pane) => rank(pane, choice),
});

const chooseOther = (pane: Pane): void => {
  pane.dispatch({ kind: "trouble", trouble: null });
  pane.dispatch({ kind: "tab", tab: "crosstable" });
  follow(pane);
};

const REMEDIES: Readonly<Record<Trouble["code"], readonly Remedy[]>> = {
  "protected-workbook": [ranking(T.writeAtSelection, { into: "selection" })],
  "protected-sheet": [ranking(T.writeNew, { into: "new" })],
  "protected-rows": [],
  editing: [{ label: T.cancel, act: cancelRanking }],
  "read-only": [],
  changed: [ranking(T.rankAgain)],
  "source-gone": [{ label: T.chooseOther, act: chooseOther }],
  "not-empty": [ranking(T.writeAtSelection, { into: "selection" })],
  "no-room": [ranking(T.move, { room: "move" }), ranking(T.leaveNoteOut, { room: "dropNote" })],
  stopped: [],
  other: [ranking(T.tryAgain), { label: T.copyDetails, act: copyDetails }],
};

/** Where all sections were to be ranked, ranking one sheet would be something else. */
const REMEDIES_OF_ALL: Readonly<Partial<typeof REMEDIES>> = {
  changed: [{ label: T.rankAgain, act: rankAll }],
  other: [
    { label: T.tryAgain, act: rankAll },
    { label: T.copyDetails, act: copyDetails },
  ],
};

const LEVELS: Readonly<Partial<Record<Trouble["code"], BarLevel>>> = { other: "error", stopped: "info" };

/** What went wrong, at the top of the panel; nothing has been written. */
export const TroubleBar = () => {
  const { pane, state } = usePane();
  const { trouble, troubleOfAll } = state;
  if (trouble === null) return null;
  const { title, text } = troubleText(trouble);
  const remedies = troubleOfAll ? (REMEDIES_OF_ALL[trouble.code] ?? []) : REMEDIES[trouble.code];
  return (
    <Bar level={LEVELS[trouble.code] ?? "warning"}>
      <b>{title}</b>
      <p>{text}</p>
      {remedies.length > 0 && (
        <div class="bar-buttons">
          {remedies.map(({ label, act }) => (
            <Button key={label} small onClick={() => act(pane)}>
              {label}
            </Button>
          ))}
        </div>
      )}
    </Bar>
  );
};
