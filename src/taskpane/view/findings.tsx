import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { addressOf } from "../../excel/addresses";
import { showRows } from "../effects/follow";
import { jump } from "../effects/go";
import {
  addressesText,
  type FindingGroup,
  findingGroups,
  type FindingView,
  shownAtFirst,
} from "../model/findings";
import type { Crosstable } from "../state";
import { TEXTS } from "../texts";
import { usePane } from "./context";
import { Icon } from "./icons";
import { Button, Hidden } from "./parts";

const T = TEXTS.crosstable;

const Words = ({ finding }: { readonly finding: FindingView }) => {
  const { level, sentence, cells, caption } = finding;
  return (
    <>
      <Icon name={level} />
      <span>
        <Hidden>{T.levels[level]} </Hidden>
        {sentence}
      </span>
      {cells.length > 0 && (
        <span class="cells">
          <span aria-hidden="true">{addressesText(cells)}</span>
          <Hidden> {T.cells(cells.map(addressOf))}</Hidden>
        </span>
      )}
      {caption !== "" && <span class="caption"> {caption}</span>}
    </>
  );
};

/** A finding with cells is a button that leads to them, one after the other. */
const FindingLine = ({ finding }: { readonly finding: FindingView }) => {
  const { pane } = usePane();
  return (
    <li>
      {finding.cells.length > 0 ? (
        <button type="button" class={`finding ${finding.level}`} onClick={() => jump(pane, finding)}>
          <Words finding={finding} />
        </button>
      ) : (
        <div class={`finding ${finding.level}`}>
          <Words finding={finding} />
          {finding.remedy !== undefined && (
            <span class="caption">
              <Button small onClick={() => showRows(pane)}>
                {T.remedies[finding.remedy]}
              </Button>
            </span>
          )}
        </div>
      )}
    </li>
  );
};

const Group = ({ level, findings }: FindingGroup) => {
  const [unfolded, setUnfolded] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const first = shownAtFirst(findings.length);
  const shown = unfolded ? findings.length : first;
  // The button vanishes: who pressed it by a key goes on with what it has shown.
  useLayoutEffect(() => {
    if (unfolded) list.current?.querySelector<HTMLElement>(`li:nth-child(n + ${first + 1}) button`)?.focus();
  }, [unfolded]);
  return (
    <section class="group">
      <div class="group-head">
        <h2>{T.groups[level]}</h2>
        <span class="caption">{findings.length}</span>
      </div>
      <ul class="box" ref={list}>
        {findings.slice(0, shown).map((finding) => (
          <FindingLine key={finding.key} finding={finding} />
        ))}
      </ul>
      {shown < findings.length && (
        <Button look="quiet" small onClick={() => setUnfolded(true)}>
          {T.showMore(findings.length - shown)}
        </Button>
      )}
    </section>
  );
};

export const Findings = ({ subject }: { readonly subject: Crosstable }) => (
  <>
    {findingGroups(subject).map((group) => (
      <Group key={group.level} {...group} />
    ))}
  </>
);
