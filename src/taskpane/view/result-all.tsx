import type { AllReport } from "../../excel/report";
import { goTo } from "../effects/go";
import { allView, type SheetLine } from "../model/result-all";
import { TEXTS } from "../texts";
import { usePane } from "./context";
import { Bar, LinkLine } from "./parts";

const T = TEXTS.rank;

const Lines = ({
  lines,
  onClick,
}: {
  readonly lines: readonly SheetLine[];
  readonly onClick: (sheetId: string) => void;
}) => (
  <ul class="box">
    {lines.map(({ id, title, caption }) => (
      <LinkLine key={id} title={title} caption={caption} onClick={() => onClick(id)} />
    ))}
  </ul>
);

/** Which sheets were ranked, which were not, and why. */
export const ResultAll = ({ report }: { readonly report: AllReport }) => {
  const { pane } = usePane();
  const go = (sheetId: string) => goTo(pane, sheetId);
  const toFindings = (sheetId: string) => {
    pane.dispatch({ kind: "tab", tab: "crosstable", focus: true });
    go(sheetId);
  };
  const { totals, notes, written, refused, skipped } = allView(report);
  return (
    <>
      <Bar level={totals === null ? "warning" : "ok"}>
        <b>{totals?.title ?? T.nothingRanked}</b> {totals?.text}
      </Bar>
      {notes.map((note) => (
        <Bar key={note}>{note}</Bar>
      ))}
      {written.length > 0 && <Lines lines={written} onClick={go} />}
      {refused.length > 0 && (
        <section class="group">
          <h2>{T.notRanked}</h2>
          <Lines lines={refused} onClick={toFindings} />
        </section>
      )}
      {skipped !== "" && <p class="caption">{skipped}</p>}
      {totals !== null && <p class="caption">{T.remarks}</p>}
    </>
  );
};
