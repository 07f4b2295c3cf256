import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";

interface CheckProps {
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly children: ComponentChildren;
  readonly caption?: string;
}

const Words = ({ children, caption }: Pick<CheckProps, "children" | "caption">) => (
  <span>
    {children}
    {caption !== undefined && caption !== "" && <span class="caption">{caption}</span>}
  </span>
);

export const Check = ({ checked, onChange, children, caption }: CheckProps) => (
  <label class="check">
    <input type="checkbox" checked={checked} onChange={(event) => onChange(event.currentTarget.checked)} />
    <Words caption={caption ?? ""}>{children}</Words>
  </label>
);

export const Switch = ({
  id,
  checked,
  onChange,
  children,
  caption,
}: CheckProps & { readonly id?: string }) => (
  <label class="switch">
    <Words caption={caption ?? ""}>{children}</Words>
    <input
      type="checkbox"
      role="switch"
      id={id}
      checked={checked}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
  </label>
);

export const Radio = ({
  name,
  checked,
  onChoose,
  children,
  caption,
}: {
  readonly name: string;
  readonly checked: boolean;
  readonly onChoose: () => void;
  readonly children: ComponentChildren;
  readonly caption?: string;
}) => (
  <label class="check">
    <input type="radio" name={name} checked={checked} onChange={onChoose} />
    <Words caption={caption ?? ""}>{children}</Words>
  </label>
);

/** A label above a control, and a hint or what is wrong below it. */
export const Field = ({
  id,
  label,
  hint,
  error,
  children,
}: {
  readonly id: string;
  readonly label: string;
  readonly hint?: string;
  readonly error?: string;
  readonly children: ComponentChildren;
}) => (
  <div class="field">
    <label for={id}>{label}</label>
    {children}
    {hint !== undefined && hint !== "" && (
      <p class="caption" id={`${id}-hint`}>
        {hint}
      </p>
    )}
    {error !== undefined && error !== "" && (
      <p class="caption wrong" id={`${id}-error`}>
        {error}
      </p>
    )}
  </div>
);

export interface Option {
  readonly value: string;
  readonly text: string;
}

export const Select = ({
  id,
  value,
  options,
  onChange,
}: {
  readonly id: string;
  readonly value: string;
  readonly options: readonly Option[];
  readonly onChange: (value: string) => void;
}) => (
  <select id={id} value={value} onChange={(event) => onChange(event.currentTarget.value)}>
    {options.map((option) => (
      <option key={option.value} value={option.value}>
        {option.text}
      </option>
    ))}
  </select>
);

/** Text that has not been taken yet, or what is wrong with it. */
interface Draft {
  readonly text: string;
  readonly wrong: string;
}

/**
 * A line to type in; what is typed counts when the user leaves it or presses Enter. Until then nothing that happens
 * in the workbook changes it, and a text that is refused stays there with what is wrong with it.
 */
export const TextField = ({
  id,
  label,
  hint,
  value,
  numeric,
  readOnly,
  onChange,
}: {
  readonly id: string;
  readonly label: string;
  readonly hint?: string;
  readonly value: string;
  readonly numeric?: boolean;
  readonly readOnly?: boolean;
  /** Takes a text, or says what is wrong with it; empty: it was taken. */
  readonly onChange: (text: string) => string;
}) => {
  const [draft, setDraft] = useState<Draft | null>(null);
  const wrong = draft?.wrong ?? "";
  const about = [hint === undefined ? "" : `${id}-hint`, wrong === "" ? "" : `${id}-error`].join(" ").trim();
  const take = (text: string) => {
    const refused = onChange(text);
    setDraft(refused === "" ? null : { text, wrong: refused });
  };
  return (
    <Field id={id} label={label} hint={hint ?? ""} error={wrong}>
      <input
        class="input"
        type="text"
        id={id}
        value={draft?.text ?? value}
        readOnly={readOnly === true}
        inputMode={numeric === true ? "numeric" : undefined}
        autocomplete="off"
        aria-describedby={about === "" ? undefined : about}
        aria-invalid={wrong === "" ? undefined : "true"}
        onInput={({ currentTarget: { value: text } }) => setDraft({ text, wrong: "" })}
        onChange={(event) => take(event.currentTarget.value)}
        onBlur={() => setDraft((latest) => (latest?.wrong === "" ? null : latest))}
      />
    </Field>
  );
};
