import type { ComponentType } from "preact";
import { ID } from "../ids";
import { isRankable } from "../reduce/frame";
import type { Tab } from "../state";
import { TEXTS } from "../texts";
import { usePane } from "./context";
import { CrosstableTab } from "./crosstable";
import { FirstRun } from "./first-run";
import { RankTab } from "./rank";
import { TieBreaksTab } from "./tiebreaks";
import { TroubleBar } from "./trouble";
import { WhyTab } from "./why";

const CONTENTS: Readonly<Record<Tab, ComponentType>> = {
  crosstable: CrosstableTab,
  tiebreaks: TieBreaksTab,
  rank: RankTab,
  why: WhyTab,
};

const Content = () => {
  const { subject, tab } = usePane().state;
  if (subject.kind === "starting") return null;
  if (tab === "crosstable") return subject.kind === "none" ? <FirstRun /> : <CrosstableTab />;
  const Tab = CONTENTS[tab];
  return isRankable(subject) ? <Tab /> : <p>{TEXTS.frame.nothingToRank}</p>;
};

export const TabPanel = () => {
  const { tab } = usePane().state;
  return (
    <div class="panel" id={ID.panel} key={tab} role="tabpanel" aria-labelledby={ID.tab(tab)}>
      <TroubleBar />
      <Content />
    </div>
  );
};
