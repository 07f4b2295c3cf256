import { changeSettings } from "../effects/settings";
import { lookOf } from "../look";
import { TEXTS } from "../texts";
import { usePane } from "./context";
import { type FactProps, FactRadio } from "./fact-forms";

const T = TEXTS.facts;

/** All sections, or one of them. */
export const SectionForm = ({ subject }: FactProps) => {
  const { pane } = usePane();
  const { settings } = subject;
  const sections = lookOf(subject).read.result.readings.map(({ section }) => section);
  const choose = (section: string | null) => changeSettings(pane, { ...settings, section });
  return (
    <fieldset>
      <legend>{T.names.section}</legend>
      {[null, ...sections].map((section) => (
        <FactRadio
          key={section ?? ""}
          name="section"
          first={section === null}
          checked={settings.section === section}
          text={section ?? T.allSections}
          onChoose={() => choose(section)}
        />
      ))}
    </fieldset>
  );
};
