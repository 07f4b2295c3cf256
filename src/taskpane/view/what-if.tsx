import { ID } from "../ids";
import { standingsOf } from "../model/tied";
import { type WhatIfView, whatIfView, withResult } from "../model/what-if";
import type { Crosstable, Trial } from "../state";
import { TEXTS } from "../texts";
import { usePane } from "./context";
import { Field, Select } from "./controls";
import { Button, IconButton } from "./parts";

const T = TEXTS.foresight;

interface Props {
  readonly view: WhatIfView;
  readonly change: (trial: Trial, focus?: true) => void;
}

const numberIn = (value: string): number | null => (value === "" ? null : Number(value));

const Fields = ({ view, change, onResult }: Props & { readonly onResult: (code: string) => void }) => {
  const { trial, players, games, results, result } = view;
  const optional = (text: string) => ({ value: "", text });
  return (
    <div class="players">
      <Field id={ID.first} label={T.player}>
        <Select
          id={ID.first}
          value={String(trial.player ?? "")}
          options={[...(trial.player === null ? [optional(T.choosePlayer)] : []), ...players]}
          onChange={(no) => change({ ...trial, player: numberIn(no), round: null })}
        />
      </Field>
      <Field id="what-if-game" label={T.game}>
        <Select
          id="what-if-game"
          value={String(trial.round ?? "")}
          options={[...(trial.round === null ? [optional(T.chooseGame)] : []), ...games]}
          onChange={(round) => change({ ...trial, round: numberIn(round) })}
        />
      </Field>
      {results.length > 0 && (
        <Field id="what-if-result" label={T.result}>
          <Select id="what-if-result" value={result} options={results} onChange={onResult} />
        </Field>
      )}
    </div>
  );
};

const Changes = ({ view: { trial, changes }, change }: Props) => (
  <section class="group">
    <div class="group-head">
      <h2>{T.changes}</h2>
      <Button small look="quiet" onClick={() => change({ ...trial, changes: [] }, true)}>
        {T.reset}
      </Button>
    </div>
    <ul class="box">
      {changes.map(({ text, change: one }) => (
        <li key={text} class="change">
          <span>{text}</span>
          <IconButton
            name="remove"
            label={T.takeBack(text)}
            onClick={() =>
              change({ ...trial, changes: trial.changes.filter((other) => other !== one) }, true)
            }
          />
        </li>
      ))}
    </ul>
  </section>
);

const Places = ({ places }: Pick<WhatIfView, "places">) => (
  <section class="group">
    <h2>{T.places}</h2>
    {places.length === 0 ? (
      <p>{T.noPlaces}</p>
    ) : (
      <ul class="box">
        {places.map(({ no, text, why }) => (
          <li key={no} class="change">
            <span>
              {text}
              <span class="caption">{why}</span>
            </span>
          </li>
        ))}
      </ul>
    )}
  </section>
);

/** Results changed here alone, and the places that change with them. */
export const WhatIfPage = ({ subject }: { readonly subject: Crosstable }) => {
  const { pane, state } = usePane();
  const view = whatIfView(subject, state);
  if (view === null) return null;
  const change: Props["change"] = (trial, focus) =>
    pane.dispatch({ kind: "trial", trial, ...(focus && { focus }) });
  const onResult = (code: string) => {
    const standings = standingsOf(subject, state);
    if (standings !== undefined) change(withResult(standings, view.trial, code));
  };
  return (
    <>
      <p class="lead">{T.whatIfLead}</p>
      <Fields view={view} change={change} onResult={onResult} />
      {view.changes.length > 0 && (
        <>
          <Changes view={view} change={change} />
          <Places places={view.places} />
        </>
      )}
    </>
  );
};
