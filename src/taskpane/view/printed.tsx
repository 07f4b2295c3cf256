import { copyText } from "../effects/copy";
import { searchRules, stopSearching, useFoundRules } from "../effects/printed";
import { ID } from "../ids";
import { type ColumnView, printedText, type PrintedView, printedView } from "../model/printed";
import { whySection } from "../model/tied";
import type { Crosstable } from "../state";
import { TEXTS } from "../texts";
import { usePane } from "./context";
import { Button } from "./parts";

const T = TEXTS.printed;

const MOST_SHOWN = 8;

const Column = ({ column: { sentence, differences } }: { readonly column: ColumnView }) => {
  const more = differences.length - MOST_SHOWN;
  return (
    <section class="answer">
      <h2>{sentence}</h2>
      {differences.length > 0 && (
        <ul class="ways">
          {differences.slice(0, MOST_SHOWN).map((text) => (
            <li key={text}>{text}</li>
          ))}
          {more > 0 && <li>{T.others(more)}</li>}
        </ul>
      )}
    </section>
  );
};

const Found = ({ view }: { readonly view: PrintedView }) => {
  const { pane } = usePane();
  return (
    <>
      <p>{view.summary}</p>
      {view.columns.map((column) => (
        <Column key={column.sentence} column={column} />
      ))}
      {view.use !== "" && (
        <Button wide onClick={() => useFoundRules(pane)}>
          {view.use}
        </Button>
      )}
    </>
  );
};

/** The page's first button: it keeps its place and the focus whatever it becomes. */
const Action = ({ subject }: { readonly subject: Crosstable }) => {
  const { pane, state } = usePane();
  const { printed } = state;
  const own = printed?.of === whySection(subject, state)?.reading ? printed : null;
  const [text, press] =
    own === null
      ? [T.start, () => searchRules(pane)]
      : own.result === null
        ? [T.cancel, () => stopSearching(pane)]
        : [T.copyText, () => copyText(pane, printedText(subject, state), ID.first)];
  return (
    <>
      <Button id={ID.first} wide onClick={press}>
        {text}
      </Button>
      {own !== null && own.result === null && own.long && (
        <div class="group">
          <progress aria-label={T.searching} />
          <p class="caption">{T.tried(own.done)}</p>
        </div>
      )}
    </>
  );
};

/** By which rules the crosstable's own tie-breaks were worked out. */
export const PrintedPage = ({ subject }: { readonly subject: Crosstable }) => {
  const { state } = usePane();
  const view = printedView(subject, state);
  return (
    <>
      <Action subject={subject} />
      {view !== null && <Found view={view} />}
    </>
  );
};
