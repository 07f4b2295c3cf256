import { sectionName } from "../model/header";
import { progressOf } from "../model/progress";
import type { Crosstable } from "../state";
import { TEXTS } from "../texts";
import { usePane } from "./context";

const T = TEXTS.rank;

export const Progress = ({ subject }: { readonly subject: Crosstable }) => {
  const { state } = usePane();
  const { done, of, caption } = progressOf(state);
  const title = T.ranking(sectionName(subject, state));
  return (
    <>
      <h2>{title}</h2>
      <div class="group">
        <progress max={Math.max(1, of)} value={done} aria-label={title} />
        <p class="caption">{caption}</p>
      </div>
      <p class="lead">{T.meanwhile}</p>
    </>
  );
};
