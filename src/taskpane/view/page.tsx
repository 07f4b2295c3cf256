import { ID } from "../ids";
import { isRankable } from "../reduce/frame";
import type { Page } from "../state";
import { TEXTS } from "../texts";
import { usePane } from "./context";
import { CopyPage } from "./copy-page";
import { FactPage } from "./fact-page";
import { LastRoundPage } from "./last-round";
import { NewPage } from "./new-page";
import { IconButton } from "./parts";
import { Picker } from "./picker";
import { PrintedPage } from "./printed";
import { SettingsPage } from "./settings-page";
import { TroubleBar } from "./trouble";
import { WhatIfPage } from "./what-if";

const titleOf = (page: Page): string => {
  switch (page.kind) {
    case "picker":
      return TEXTS.tiebreaks.add;
    case "new":
      return TEXTS.new.title;
    case "settings":
      return TEXTS.settings.title;
    case "fact":
      return TEXTS.facts.change(TEXTS.facts.names[page.fact]);
    case "whatIf":
      return TEXTS.foresight.whatIf;
    case "lastRound":
      return TEXTS.foresight.lastRound;
    case "printed":
      return TEXTS.printed.title;
    case "copy":
      return TEXTS.rank.copyByHand;
  }
};

const Content = ({ page }: { readonly page: Page }) => {
  const { subject } = usePane().state;
  switch (page.kind) {
    case "picker":
      return isRankable(subject) ? <Picker subject={subject} /> : null;
    case "new":
      return <NewPage />;
    case "settings":
      return <SettingsPage />;
    case "fact":
      return subject.kind === "crosstable" ? <FactPage fact={page.fact} subject={subject} /> : null;
    case "whatIf":
      return isRankable(subject) ? <WhatIfPage subject={subject} /> : null;
    case "lastRound":
      return isRankable(subject) ? <LastRoundPage subject={subject} /> : null;
    case "printed":
      return isRankable(subject) ? <PrintedPage subject={subject} /> : null;
    case "copy":
      return <CopyPage text={page.text} />;
  }
};

const TITLE = "page-title";

/** A page in place of the tabs, with the way back. */
export const PageView = ({ page }: { readonly page: Page }) => {
  const { pane } = usePane();
  return (
    <>
      <div class="back-row">
        <IconButton
          id={ID.back}
          name="back"
          label={TEXTS.frame.back}
          onClick={() => pane.dispatch({ kind: "back" })}
        />
        <h2 id={TITLE}>{titleOf(page)}</h2>
      </div>
      <div class="panel" id={ID.panel} key={page.kind} role="region" aria-labelledby={TITLE}>
        <TroubleBar />
        <Content page={page} />
      </div>
    </>
  );
};
