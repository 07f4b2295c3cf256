import { type Choice, withLimit } from "../model/choices";
import type { LineView } from "../model/lines";
import { TEXTS } from "../texts";
import { usePane } from "./context";
import { TextField } from "./controls";

const T = TEXTS.tiebreaks;

interface Props {
  readonly line: LineView;
}

const Choices = ({
  line,
  name,
  legend,
  choices,
}: Props & { readonly name: string; readonly legend: string; readonly choices: readonly Choice[] }) => {
  const { pane } = usePane();
  return (
    <fieldset>
      <legend class="hidden">{legend}</legend>
      <div class="choices">
        {choices.map(({ text, code, chosen }) => (
          <label key={text}>
            <input
              type="radio"
              name={`${name}-${line.code}`}
              checked={chosen}
              onChange={() => pane.dispatch({ kind: "changedLine", line: line.number - 1, code })}
            />
            {text}
          </label>
        ))}
      </div>
    </fieldset>
  );
};

const PERCENT = /^(?:[1-9]\d?|100)$/;

const Limit = ({ line, limit }: Props & { readonly limit: number }) => {
  const { pane } = usePane();
  const change = (text: string) => {
    const typed = text.replace(T.percent, "").trim();
    if (!PERCENT.test(typed)) return T.limitBad;
    const code = withLimit(line.item, Number(typed));
    pane.dispatch({ kind: "changedLine", line: line.number - 1, code });
    return "";
  };
  return (
    <TextField
      id={`limit-${line.code}`}
      label={T.limit}
      numeric
      value={`${limit} ${T.percent}`}
      onChange={change}
    />
  );
};

/** The rule of a line in a sentence, where it is written, and what can be set. */
export const LineSettings = ({ line }: Props) => (
  <div class="line-settings">
    <p class="caption">
      {line.sentence} <b>{line.rule}.</b>
    </p>
    {line.choices.length > 0 && (
      <Choices line={line} name="choice" legend={T.settingsOf(line.name)} choices={line.choices} />
    )}
    {line.points.length > 0 && (
      <Choices line={line} name="points" legend={T.pointsOf(line.name)} choices={line.points} />
    )}
    {line.limit !== null && <Limit line={line} limit={line.limit} />}
  </div>
);
