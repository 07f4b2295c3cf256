import { copyText } from "../effects/copy";
import { lookAhead, stopLookingAhead } from "../effects/last-round";
import { ID } from "../ids";
import { lastRoundText, type LastRoundView, lastRoundView } from "../model/last-round";
import { standingsOf } from "../model/tied";
import type { Crosstable } from "../state";
import { TEXTS } from "../texts";
import { usePane } from "./context";
import { Button } from "./parts";

const T = TEXTS.foresight;

const Outcomes = ({ games, rows }: Pick<LastRoundView, "games" | "rows">) =>
  rows.length === 0 ? null : (
    <details class="more">
      <summary tabIndex={0}>{T.allOutcomes}</summary>
      <div class="box scrolls" tabIndex={0} role="region" aria-label={T.allOutcomes}>
        <table>
          <thead>
            <tr>
              {[...games, T.first, T.decidedOn].map((text, i) => (
                <th key={i} scope="col">
                  {text}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ results, first, on }, i) => (
              <tr key={i}>
                {[...results, first, on].map((text, column) => (
                  <td key={column}>{text}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );

const Groups = ({ groups }: Pick<LastRoundView, "groups">) => (
  <>
    {groups.map(({ sentence, ways }) => (
      <section key={sentence} class="answer">
        <h2 class="deciding">{sentence}</h2>
        <ul class="ways">
          {ways.map((way) => (
            <li key={way}>{way}</li>
          ))}
        </ul>
      </section>
    ))}
  </>
);

/** The page's one button: it keeps its place and the focus whatever it becomes. */
const Action = ({ view, subject }: { readonly view: LastRoundView; readonly subject: Crosstable }) => {
  const { pane, state } = usePane();
  const ahead = state.ahead?.of === standingsOf(subject, state) ? state.ahead : null;
  if (!view.ready) return null;
  const [text, press] =
    ahead === null
      ? ([T.start, lookAhead] as const)
      : ahead.result === null
        ? ([T.cancel, stopLookingAhead] as const)
        : ([T.copyText, () => copyText(pane, lastRoundText(view), ID.first)] as const);
  return (
    <Button id={ID.first} wide onClick={() => press(pane)}>
      {text}
    </Button>
  );
};

const Progress = ({ all }: { readonly all: number }) => {
  const { ahead } = usePane().state;
  return ahead === null || ahead.result !== null || !ahead.long ? null : (
    <div class="group">
      <progress max={all} value={ahead.done} aria-label={T.lastRound} />
      <p class="caption">{T.working(ahead.done, all)}</p>
    </div>
  );
};

/** Who will be first, and with which results. */
export const LastRoundPage = ({ subject }: { readonly subject: Crosstable }) => {
  const view = lastRoundView(subject, usePane().state);
  if (view === null) return null;
  return (
    <>
      {view.notes.map((note) => (
        <p key={note} class="lead">
          {note}
        </p>
      ))}
      <Action view={view} subject={subject} />
      <Progress all={3 ** view.games.length} />
      <Groups groups={view.groups} />
      <Outcomes games={view.games} rows={view.rows} />
    </>
  );
};
