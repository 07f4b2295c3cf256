import type { StepView, WhyView } from "../model/why";
import type { WorkingLine, WorkingView } from "../model/working";
import { TEXTS } from "../texts";
import { Hidden } from "./parts";

const T = TEXTS.why;

const STEP_CLASS: Readonly<Record<StepView["state"], string>> = {
  equal: "",
  decides: "decides",
  notReached: "not-reached",
};

/** Two players side by side, one line a step. */
export const Steps = ({
  names,
  steps,
}: {
  readonly names: NonNullable<WhyView["names"]>;
  readonly steps: readonly StepView[];
}) => (
  <div class="box">
    <table>
      <caption class="hidden">{T.steps}</caption>
      <thead>
        <tr>
          <th scope="col">{T.step}</th>
          {names.map((name, i) => (
            <th key={i} scope="col" class="number">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {steps.map(({ name, values, caption, state }, i) => (
          <tr key={i} class={STEP_CLASS[state]}>
            <th scope="row">
              {name}
              {caption !== "" && <span class="caption">{caption}</span>}
            </th>
            {values.map((value, column) => (
              <td key={column} class="number">
                {value}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);

const Line = ({ line }: { readonly line: WorkingLine }) => {
  const { round, text, caption, score, counts, dropped } = line;
  return (
    <tr class={dropped ? "dropped" : ""}>
      <td class="number">{round}</td>
      <th scope="row">
        {text}
        {caption !== "" && <span class="caption">{caption}</span>}
      </th>
      <td class="number">{score}</td>
      <td class="number">
        {dropped ? (
          <>
            <s>{counts}</s>
            <Hidden> {T.dropped}</Hidden>
          </>
        ) : (
          counts
        )}
      </td>
    </tr>
  );
};

/** How one value was added up. */
export const Working = ({ working }: { readonly working: WorkingView }) => (
  <div class="box">
    <table class="working">
      <caption>{working.title}</caption>
      <thead>
        <tr>
          <th scope="col" class="number">
            {T.round}
          </th>
          <th scope="col">{T.opponent}</th>
          <th scope="col" class="number">
            {T.opponentScore}
          </th>
          <th scope="col" class="number">
            {T.counts}
          </th>
        </tr>
      </thead>
      <tbody>
        {working.lines.map((line, i) => (
          <Line key={i} line={line} />
        ))}
        <tr class="total">
          <td />
          <th scope="row">{working.totalName}</th>
          <td />
          <td class="number">{working.total}</td>
        </tr>
      </tbody>
    </table>
  </div>
);
