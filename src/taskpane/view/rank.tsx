import { usePane } from "./context";
import { Progress } from "./progress";
import { RankOptions } from "./rank-options";
import { Result } from "./result";
import { ResultAll } from "./result-all";

/** What will be written, how far that is, what came of it. */
export const RankTab = () => {
  const { ranking, subject } = usePane().state;
  if (subject.kind !== "crosstable") return null;
  if (ranking.kind === "running" && ranking.long) return <Progress />;
  if (ranking.kind === "rankedAll") return <ResultAll report={ranking.report} />;
  return ranking.kind === "ranked" ? (
    <Result report={ranking.report} subject={subject} />
  ) : (
    <RankOptions subject={subject} />
  );
};
