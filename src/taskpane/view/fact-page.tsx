import type { ComponentType } from "preact";
import type { Crosstable, FactCode } from "../state";
import { CellsForm } from "./fact-cells";
import { type FactProps, KeyField, KeyRadios, TextForm } from "./fact-forms";
import { SectionForm } from "./fact-section";
import { TEXTS } from "../texts";

const T = TEXTS.facts;

const RoundsForm = ({ subject }: FactProps) => (
  <>
    <KeyField
      subject={subject}
      rule="rounds"
      label={T.announced}
      hint={T.announcedHint}
      wrong={T.bad.rounds}
      numeric
      first
    />
    <KeyField
      subject={subject}
      rule="after"
      label={T.after}
      hint={T.afterHint}
      wrong={T.bad.rounds}
      numeric
    />
  </>
);

const ScoringForm = ({ subject }: FactProps) => (
  <KeyField
    subject={subject}
    rule="scoring"
    label={T.scoring}
    hint={T.scoringHint}
    wrong={T.bad.scoring}
    first
  />
);

const WhiteForm = ({ subject }: FactProps) => (
  <KeyField subject={subject} rule="white" label={T.white} hint={T.whiteHint} wrong={T.bad.letter} first />
);

const KindForm = ({ subject }: FactProps) => (
  <KeyRadios subject={subject} rule="system" label={T.names.kind} options={T.kinds} />
);

const NumbersForm = ({ subject }: FactProps) => (
  <KeyRadios subject={subject} rule="numbers" label={T.numbersHint} options={T.numbers} />
);

const UnplayedForm = ({ subject }: FactProps) => (
  <KeyRadios subject={subject} rule="zero" label={T.unplayedHint} options={T.unplayed} />
);

const FORMS: Readonly<Partial<Record<FactCode, ComponentType<FactProps>>>> = {
  cells: CellsForm,
  event: TextForm,
  section: SectionForm,
  rounds: RoundsForm,
  kind: KindForm,
  numbers: NumbersForm,
  scoring: ScoringForm,
  white: WhiteForm,
  unplayed: UnplayedForm,
};

/** The page that changes a recognized fact; what is chosen counts at once. */
export const FactPage = ({ fact, subject }: { readonly fact: FactCode; readonly subject: Crosstable }) => {
  const Form = FORMS[fact];
  return Form === undefined ? null : <Form subject={subject} />;
};
