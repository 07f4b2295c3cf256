import { progressOf } from "../model/progress";
import { rankedName } from "../reduce/ranking";
import { TEXTS } from "../texts";
import { usePane } from "./context";

const T = TEXTS.rank;

export const Progress = () => {
  const { state } = usePane();
  const { done, caption } = progressOf(state);
  const title = T.ranking(rankedName(state));
  return (
    <>
      <h2>{title}</h2>
      <div class="group">
        <progress value={done ?? undefined} aria-label={title} />
        <p class="caption">{caption}</p>
      </div>
      <p class="lead">{T.meanwhile}</p>
    </>
  );
};
