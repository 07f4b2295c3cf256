import { rank } from "../effects/rank";
import { cancelRanking } from "../effects/running";
import { copyWhy } from "../effects/copy";
import { goTo, jumpToFirstError } from "../effects/go";
import { toggleMarks } from "../effects/mark";
import { ID } from "../ids";
import { type FootCommand, footOf, mainSheet } from "../model/foot";
import type { Pane } from "../pane";
import { usePane } from "./context";
import { Button } from "./parts";

const goToWritten = (pane: Pane): void => {
  const written = mainSheet(pane.state());
  if (written !== undefined) goTo(pane, written.id);
};

const COMMANDS: Readonly<Record<FootCommand, (pane: Pane) => void>> = {
  rank,
  rankAnyway: (pane) => rank(pane, { anyway: true }),
  firstError: jumpToFirstError,
  cancel: cancelRanking,
  goTo: goToWritten,
  mark: toggleMarks,
  copyWhy,
};

/** The main button keeps its place, so that it keeps the focus whatever it becomes. */
export const Foot = () => {
  const { pane, state } = usePane();
  const foot = footOf(state);
  if (foot === null) return null;
  return (
    <footer class="foot">
      {foot.caption !== "" && (
        <p class="caption one-line" title={foot.caption}>
          {foot.caption}
        </p>
      )}
      <div class="foot-buttons" key="buttons">
        {foot.buttons.map(({ command, label, primary, waits }, i) => (
          <Button
            key={i}
            id={i === 0 ? ID.main : `${ID.main}-${i + 1}`}
            look={primary ? "primary" : "plain"}
            wide
            off={waits}
            onClick={() => COMMANDS[command](pane)}
          >
            {label}
          </Button>
        ))}
      </div>
    </footer>
  );
};
