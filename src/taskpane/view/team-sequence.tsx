import { readSequence } from "../../engine/index";
import type { SheetSettings } from "../../excel/settings";
import { problemText } from "../../excel/texts";
import { presetOf, schoolPresets } from "../presets";
import { rulesOfSubject } from "../look";
import type { Crosstable } from "../state";
import { TEXTS } from "../texts";
import { Field, Select, TextField } from "./controls";

const T = TEXTS.teams;
const OWN = "";

interface Props {
  readonly subject: Crosstable;
  readonly change: (settings: Partial<SheetSettings>) => void;
}

/** The sequence of teams that have one of their own: a named one, or codes. */
export const OwnSequence = ({ subject, subject: { settings }, change }: Props) => {
  const { teams } = settings;
  if (teams.tiebreaks === null) return null;
  const presets = schoolPresets(subject);
  const rules = rulesOfSubject(subject);
  const chosen = presetOf(teams.tiebreaks, presets, rules);
  const set = (tiebreaks: readonly string[]) => change({ teams: { ...teams, tiebreaks } });
  return (
    <>
      <Field
        id="team-preset"
        label={TEXTS.tiebreaks.presets}
        hint={chosen?.check === true ? TEXTS.tiebreaks.checkRegulations : ""}
      >
        <Select
          id="team-preset"
          value={chosen?.name ?? OWN}
          options={[{ value: OWN, text: T.own }, ...presets.map(({ name }) => ({ value: name, text: name }))]}
          onChange={(name) => set(presets.find((preset) => preset.name === name)?.codes ?? [])}
        />
      </Field>
      <TextField
        id="team-sequence"
        label={T.ownSequence}
        hint={T.ownHint}
        value={teams.tiebreaks.join(", ")}
        onChange={(text) => {
          const texts = text.split(/[,;]/).map((code) => code.trim());
          const codes = texts.filter((code) => code !== "");
          const items = readSequence(codes, rules);
          if ("code" in items) return problemText(items);
          set(codes);
          return "";
        }}
      />
    </>
  );
};
