import { follow } from "../effects/follow";
import { goTo } from "../effects/go";
import type { SheetKind } from "../../writer/block";
import { statusOf } from "../model/status";
import type { Crosstable } from "../state";
import { TEXTS } from "../texts";
import { usePane } from "./context";
import { Facts } from "./facts";
import { Findings } from "./findings";
import { Bar, Button } from "./parts";

const T = TEXTS.crosstable;

const OWN: Readonly<Partial<Record<SheetKind, (sheet: string) => string>>> = {
  standings: T.own.standings,
  teams: T.own.teams,
};

/** On one of our sheets: whose it is. */
const OwnBar = ({ own, source }: Pick<Crosstable, "own" | "source">) => {
  const { pane } = usePane();
  if (own === null) return null;
  const say = OWN[own.kind] ?? T.own.other;
  return (
    <Bar>
      {say(source.name)}
      <div class="bar-buttons">
        <Button small onClick={() => goTo(pane, source.id)}>
          {TEXTS.frame.goTo(source.name)}
        </Button>
      </div>
    </Bar>
  );
};

const StatusBar = ({ subject }: { readonly subject: Crosstable }) => {
  const { level, title, text } = statusOf(subject);
  return (
    <Bar level={level}>
      <b>{title}</b> {text}
    </Bar>
  );
};

/** What was recognized on the sheet, and what was found. */
export const CrosstableTab = () => {
  const { pane, state } = usePane();
  const { subject } = state;
  if (subject.kind !== "crosstable") return null;
  return (
    <>
      <OwnBar own={subject.own} source={subject.source} />
      <StatusBar subject={subject} />
      <Findings subject={subject} />
      <section class="group">
        <div class="group-head">
          <h2>{T.recognized}</h2>
          <Button look="quiet" small onClick={() => follow(pane)}>
            {T.readAgain}
          </Button>
        </div>
        <Facts subject={subject} />
      </section>
    </>
  );
};
