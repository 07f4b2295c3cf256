import { changeSettings } from "../effects/settings";
import { ID } from "../ids";
import { factsOf, type FactView } from "../model/facts";
import { resetFact } from "../model/settings";
import type { Crosstable } from "../state";
import { TEXTS } from "../texts";
import { usePane } from "./context";
import { IconButton } from "./parts";

const T = TEXTS.facts;

const Evidence = ({ fact, subject }: { readonly fact: FactView; readonly subject: Crosstable }) => {
  const { pane } = usePane();
  if (!fact.setByUser) return fact.evidence === "" ? null : <div class="caption">{fact.evidence}</div>;
  return (
    <div class="caption">
      {fact.evidence}
      <button
        type="button"
        class="inline-button"
        aria-label={T.resetOf(fact.name)}
        onClick={() => changeSettings(pane, resetFact(subject.settings, fact.code))}
      >
        {T.reset}
      </button>
    </div>
  );
};

const FactLine = ({ fact, subject }: { readonly fact: FactView; readonly subject: Crosstable }) => {
  const { pane } = usePane();
  const id = ID.fact(fact.code);
  return (
    <div class="fact">
      <dt>{fact.name}</dt>
      <dd>
        <div>
          {fact.value}
          <Evidence fact={fact} subject={subject} />
        </div>
        {fact.changeable && (
          <IconButton
            id={id}
            name="edit"
            label={T.change(fact.name)}
            onClick={() =>
              pane.dispatch({ kind: "page", page: { kind: "fact", fact: fact.code }, opener: id })
            }
          />
        )}
      </dd>
    </div>
  );
};

/** What was recognized, each with its evidence and a way to change it. */
export const Facts = ({ subject }: { readonly subject: Crosstable }) => {
  const { state } = usePane();
  const facts = factsOf(subject, state);
  return facts.length === 0 ? null : (
    <dl class="box facts">
      {facts.map((fact) => (
        <FactLine key={fact.code} fact={fact} subject={subject} />
      ))}
    </dl>
  );
};
