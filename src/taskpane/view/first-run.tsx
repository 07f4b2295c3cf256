import { takeSelection } from "../effects/follow";
import { goTo } from "../effects/go";
import { insertSample } from "../effects/insert";
import { TEXTS } from "../texts";
import { usePane } from "./context";
import { Bar, Button, LinkLine, RichText } from "./parts";

const T = TEXTS.crosstable;
const NEW = "new-crosstable";

const Welcome = () => (
  <div class="welcome">
    <h2>{T.welcomeTitle}</h2>
    <p class="lead">{T.welcome}</p>
  </div>
);

/** A sheet without a crosstable: what one is, and how to come by one. */
export const FirstRun = () => {
  const { pane, state } = usePane();
  const { subject } = state;
  if (subject.kind !== "none") return null;
  const { sheet, welcome, others, obstacle } = subject;
  return (
    <>
      {welcome && <Welcome />}
      <Bar level={obstacle === null ? "info" : "warning"}>
        {obstacle ?? <RichText text={T.none(sheet.name)} />}
      </Bar>
      <Button look="primary" wide onClick={() => insertSample(pane)}>
        {T.insertSample}
      </Button>
      <ul class="box">
        <LinkLine
          id={NEW}
          title={T.newCrosstable}
          caption={T.newCaption}
          onClick={() => pane.dispatch({ kind: "page", page: { kind: "new" }, opener: NEW })}
        />
        <LinkLine title={T.here} caption={T.hereCaption} onClick={() => takeSelection(pane)} />
        {others[0] !== undefined && <OtherSheets />}
      </ul>
    </>
  );
};

const OtherSheets = () => {
  const { pane, state } = usePane();
  const others = state.subject.kind === "none" ? state.subject.others : [];
  const [first] = others;
  return first === undefined ? null : (
    <LinkLine
      title={T.others}
      caption={T.othersCaption(others.map(({ name }) => name).join(", "))}
      onClick={() => goTo(pane, first.id)}
    />
  );
};
