import type { RankReport } from "../../excel/report";
import { copyStandings } from "../effects/copy";
import { goTo } from "../effects/go";
import { freeze, keepCopy } from "../effects/result";
import { styleOf } from "../model/numbers";
import { isList } from "../../writer/block";
import { firstPlaces, type FirstPlaces, keptName, sharedPlaces, type SharedPlaces } from "../model/result";
import { totalsOf } from "../reduce/ranking";
import type { Crosstable } from "../state";
import { TEXTS } from "../texts";
import { usePane } from "./context";
import { Bar, Button, LinkLine } from "./parts";

const T = TEXTS.rank;
const COPY = "copy-standings";
const ADD = "result-add";

type Written = RankReport["written"][number];

interface Props {
  readonly report: RankReport;
  readonly subject: Crosstable;
}

const FirstPlacesTable = ({ caption, name: heading, headings, rows }: FirstPlaces) => (
  <div class="box">
    <table>
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col" class="number">
            {T.place}
          </th>
          <th scope="col">{heading}</th>
          {headings.map((text) => (
            <th key={text} scope="col" class="number">
              {text}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ place, name, values }, i) => (
          <tr key={i}>
            <td class="number">{place}</td>
            <th scope="row">{name}</th>
            {values.map((value, column) => (
              <td key={column} class="number">
                {value}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);

const SharedBar = ({ title, text, section, nos }: SharedPlaces) => {
  const { pane } = usePane();
  const why = () => {
    const [player = null, against = null] = nos;
    pane.dispatch({ kind: "why", player, against, section });
    pane.dispatch({ kind: "tab", tab: "why", focus: true });
  };
  return (
    <Bar level="warning">
      <b>{title}</b> {text}
      <div class="bar-buttons">
        <Button
          id={ADD}
          look="quiet"
          small
          onClick={() => pane.dispatch({ kind: "page", page: { kind: "picker" }, opener: ADD })}
        >
          {T.addTieBreak}
        </Button>
        <Button look="quiet" small onClick={why}>
          {T.why}
        </Button>
      </div>
    </Bar>
  );
};

const Shared = ({ subject }: Pick<Props, "subject">) => {
  const { shared, more } = sharedPlaces(subject);
  return (
    <>
      {shared.map((group) => (
        <SharedBar key={group.title + group.text} {...group} />
      ))}
      {more > 0 && <p class="caption">{T.moreShared(more)}</p>}
    </>
  );
};

/** A list that can be given to the user under a name of its own. */
const KeepLine = ({
  sheet,
  alone,
  subject,
}: { readonly sheet: Written; readonly alone: boolean } & Pick<Props, "subject">) => {
  const { pane } = usePane();
  const kept = keptName(subject, sheet.name);
  return (
    <LinkLine
      title={alone ? T.keep : T.keepOf(sheet.name)}
      caption={T.keepCaption(kept)}
      onClick={() => keepCopy(pane, sheet.id, kept)}
    />
  );
};

const Next = ({ report, subject }: Props) => {
  const { pane } = usePane();
  const lists = report.written.filter(({ kind }) => isList(kind));
  return (
    <ul class="box">
      {report.written.slice(1).map(({ id, name }) => (
        <LinkLine key={id} title={T.goTo(name)} onClick={() => goTo(pane, id)} />
      ))}
      {subject.settings.write === "live" && (
        <LinkLine title={T.freeze} caption={T.freezeCaption} onClick={() => freeze(pane)} />
      )}
      <LinkLine
        id={COPY}
        title={T.copy}
        caption={T.copyCaption}
        icon="copy"
        onClick={() => copyStandings(pane, COPY)}
      />
      {lists.map((sheet) => (
        <KeepLine key={sheet.id} sheet={sheet} alone={lists.length === 1} subject={subject} />
      ))}
    </ul>
  );
};

/** What was written, who is first, which ties are left, and where to go from here. */
export const Result = ({ report, subject }: Props) => {
  const { state } = usePane();
  return (
    <>
      <Bar level="ok">
        <b>{T.written}</b> {T.result(totalsOf([report]))}
      </Bar>
      {report.notes.map((note) => (
        <Bar key={note}>{note}</Bar>
      ))}
      {firstPlaces(report, styleOf(state)).map((places) => (
        <FirstPlacesTable key={places.caption} {...places} />
      ))}
      <Shared subject={subject} />
      <Next report={report} subject={subject} />
      <p class="caption">{T.remarks}</p>
    </>
  );
};
