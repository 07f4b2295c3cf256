import { ID } from "../ids";
import { lineViews, lockedLine } from "../model/lines";
import type { Crosstable } from "../state";
import { TEXTS } from "../texts";
import { usePane } from "./context";
import { useDragging } from "./dragging";
import { Icon } from "./icons";
import { Button } from "./parts";
import { PresetMenu } from "./preset-menu";
import { SequenceLine } from "./sequence-line";

const T = TEXTS.tiebreaks;
const HEADING = "sequence-heading";

/** What always comes first. */
const Locked = ({ subject }: { readonly subject: Crosstable }) => {
  const { state } = usePane();
  const locked = lockedLine(subject, state);
  return locked === null ? null : (
    <div class="line locked">
      <Icon name="lock" />
      <span />
      <span>
        {locked.title}
        <span class="caption">{locked.caption}</span>
      </span>
    </div>
  );
};

/** What was taken out, while it can be put back. */
const UndoLine = () => {
  const { pane, state } = usePane();
  return state.undo === null ? null : (
    <p class="undo-line">
      {state.undo.text}
      <Button look="quiet" small onClick={() => pane.dispatch({ kind: "undone" })}>
        {T.undo}
      </Button>
    </p>
  );
};

/** The tie-breaks in their order: by drag, by buttons, by keys. */
export const Sequence = ({ subject }: { readonly subject: Crosstable }) => {
  const { pane } = usePane();
  const lines = lineViews(subject);
  const dragging = useDragging((from, to) => pane.dispatch({ kind: "moved", from, to, by: "grip" }));
  return (
    <section class="group">
      <div class="group-head">
        <h2 id={HEADING}>{T.sequence}</h2>
        <PresetMenu subject={subject} />
      </div>
      <div class="box">
        <Locked subject={subject} />
        <ol class="lines" aria-labelledby={HEADING}>
          {lines.map((line) => (
            <SequenceLine key={line.key} line={line} count={lines.length} dragging={dragging} />
          ))}
        </ol>
      </div>
      <p class="hidden" id="grip-hint">
        {T.gripHint}
      </p>
      <UndoLine />
      <Button
        id={ID.add}
        wide
        icon="add"
        onClick={() => pane.dispatch({ kind: "page", page: { kind: "picker" }, opener: ID.add })}
      >
        {T.add}
      </Button>
    </section>
  );
};
