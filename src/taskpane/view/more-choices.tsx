import { useState } from "preact/hooks";
import { copyText } from "../effects/copy";
import type { SheetSettings } from "../../excel/settings";
import { withKey } from "../model/settings";
import { ruleIn, ruleSetIn, setsRule } from "../rules-text";
import type { Crosstable } from "../state";
import { TEXTS } from "../texts";
import { usePane } from "./context";
import { Field, Select, TextField } from "./controls";
import { IconButton } from "./parts";

const T = TEXTS.tiebreaks;
const KEYS = ["unrated", "class", "forfeits", "house", "seed"];
const COPY = "copy-rules";

interface Props {
  readonly subject: Crosstable;
  readonly onChange: (settings: SheetSettings) => void;
}

type Options = readonly (readonly [string, string])[];

const optionsOf = (options: Options) => options.map(([value, text]) => ({ value, text }));

const RATING = "rating";
const USUAL_RATING = "1200";
const DIGITS = /^\d{1,4}$/;

/** Leave out, count with a rating, or with the section's average. */
const Unrated = ({ subject: { settings }, onChange }: Props) => {
  const value = ruleIn(settings.rules, "unrated") ?? "";
  const rated = DIGITS.test(value);
  const set = (text: string) => onChange(withKey(settings, "unrated", text));
  return (
    <>
      <Field id="unrated" label={T.unrated}>
        <Select
          id="unrated"
          value={rated ? RATING : value === "exclude" ? "" : value}
          options={optionsOf(T.unratedOptions)}
          onChange={(choice) => set(choice === RATING ? USUAL_RATING : choice)}
        />
      </Field>
      {rated && (
        <TextField
          id="unrated-rating"
          label={T.unratedRating}
          numeric
          value={value}
          onChange={(text) => {
            if (!DIGITS.test(text.trim())) return T.unratedBad;
            set(text.trim());
            return "";
          }}
        />
      )}
    </>
  );
};

/** A key of the rules text with a few words to choose from; the first stands for nothing set. */
const WordChoice = ({
  rule,
  label,
  options,
  usual = "",
  subject: { settings },
  onChange,
}: Props & {
  readonly rule: string;
  readonly label: string;
  readonly options: Options;
  /** The word that means the same as nothing. */
  readonly usual?: string;
}) => {
  const value = ruleIn(settings.rules, rule) ?? "";
  return (
    <Field id={rule} label={label}>
      <Select
        id={rule}
        value={value === usual ? "" : value}
        options={optionsOf(options)}
        onChange={(word) => onChange(withKey(settings, rule, word))}
      />
    </Field>
  );
};

/** Numbers however they are typed, as the rules text has them. */
const plusList = (text: string): string => (text.match(/\d{1,5}/g) ?? []).join("+");

/** A separator or a sign of equality would end the seed. */
const plainSeed = (text: string): string => text.replaceAll(/[,;=]/g, " ").trim().slice(0, 100);

const TextChoices = ({ subject: { settings }, onChange }: Props) => (
  <>
    <TextField
      id="house"
      label={T.house}
      hint={T.houseHint}
      value={(ruleIn(settings.rules, "house") ?? "").replaceAll("+", ", ")}
      onChange={(text) => {
        onChange(withKey(settings, "house", plusList(text)));
        return "";
      }}
    />
    <TextField
      id="seed"
      label={T.lots}
      hint={T.lotsHint}
      value={ruleIn(settings.rules, "seed") ?? ""}
      onChange={(text) => {
        onChange(withKey(settings, "seed", plainSeed(text)));
        return "";
      }}
    />
  </>
);

const RulesLine = ({ rules }: { readonly rules: string }) => {
  const { pane } = usePane();
  const text = rules === "" ? ruleSetIn(rules) : rules;
  return (
    <div class="copy-line">
      <p class="caption">
        {T.rulesText} <code>{text}</code>
      </p>
      <IconButton id={COPY} name="copy" label={T.copyRules} onClick={() => copyText(pane, text, COPY)} />
    </div>
  );
};

/** Choices that most events leave alone; folded unless one is set. */
export const MoreChoices = (props: Props) => {
  const { rules } = props.subject.settings;
  const [open, setOpen] = useState(setsRule(rules, KEYS));
  return (
    <details class="more" open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary tabIndex={0}>{T.more}</summary>
      <div class="stack">
        <Unrated {...props} />
        <WordChoice {...props} rule="class" label={T.sign} options={T.signOptions} usual="score" />
        <WordChoice {...props} rule="forfeits" label={T.forfeits} options={T.forfeitOptions} />
        <TextChoices {...props} />
        <RulesLine rules={rules} />
      </div>
    </details>
  );
};
