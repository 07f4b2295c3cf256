import type { ComponentChildren } from "preact";

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

/** A line to type in; what is typed counts when the user leaves it or presses Enter. */
export const TextInput = ({
  id,
  value,
  onChange,
  numeric,
  describedBy,
  wrong,
  readOnly,
}: {
  readonly id: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly numeric?: boolean;
  readonly describedBy?: string;
  readonly wrong?: boolean;
  readonly readOnly?: boolean;
}) => (
  <input
    class="input"
    type="text"
    id={id}
    value={value}
    readOnly={readOnly === true}
    inputMode={numeric === true ? "numeric" : undefined}
    autocomplete="off"
    aria-describedby={describedBy}
    aria-invalid={wrong === true ? "true" : undefined}
    onChange={(event) => onChange(event.currentTarget.value)}
  />
);
