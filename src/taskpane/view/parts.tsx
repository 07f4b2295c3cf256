import type { ComponentChildren } from "preact";
import type { Rich } from "../rich";
import { Icon, type IconName } from "./icons";

/** A text with its bold words. */
export const RichText = ({ text }: { readonly text: Rich }) => (
  <>{text.map((part, i) => (typeof part === "string" ? part : <b key={i}>{part.strong}</b>))}</>
);

export type BarLevel = "ok" | "info" | "warning" | "error";

/** A sentence that stands out, with its symbol and at most a few buttons. */
export const Bar = ({
  level = "info",
  children,
}: {
  readonly level?: BarLevel;
  readonly children: ComponentChildren;
}) => (
  <div class={`bar ${level}`}>
    <Icon name={level} />
    <div>{children}</div>
  </div>
);

interface ButtonProps {
  readonly id?: string;
  readonly onClick: () => void;
  readonly children: ComponentChildren;
  readonly look?: "primary" | "plain" | "quiet";
  readonly wide?: boolean;
  readonly small?: boolean;
  /** It keeps the focus and does nothing. */
  readonly off?: boolean;
  readonly icon?: IconName;
}

/** A button with words on it. */
export const Button = ({ id, onClick, children, look = "plain", wide, small, off, icon }: ButtonProps) => (
  <button
    type="button"
    id={id}
    class={["button", look, wide === true ? "wide" : "", small === true ? "small" : ""].join(" ")}
    aria-disabled={off === true ? "true" : undefined}
    onClick={off === true ? undefined : onClick}
  >
    {icon !== undefined && <Icon name={icon} />}
    {children}
  </button>
);

interface IconButtonProps {
  readonly id?: string;
  readonly name: IconName;
  readonly label: string;
  readonly onClick: () => void;
  readonly off?: boolean;
}

/** A button with a picture; its text is its tooltip too. */
export const IconButton = ({ id, name, label, onClick, off }: IconButtonProps) => (
  <button
    type="button"
    id={id}
    class="icon-button"
    aria-label={label}
    title={label}
    aria-disabled={off === true ? "true" : undefined}
    onClick={off === true ? undefined : onClick}
  >
    <Icon name={name} />
  </button>
);

/** A line that leads somewhere: the whole of it can be pressed. */
export const LinkLine = ({
  id,
  title,
  caption,
  icon = "next",
  onClick,
}: {
  readonly id?: string;
  readonly title: string;
  readonly caption?: string;
  readonly icon?: IconName;
  readonly onClick: () => void;
}) => (
  <li>
    <button type="button" id={id} class="link-line" onClick={onClick}>
      <span>
        {title}
        {caption !== undefined && caption !== "" && <span class="caption">{caption}</span>}
      </span>
      <Icon name={icon} />
    </button>
  </li>
);

/** Text for a screen reader alone. */
export const Hidden = ({ children }: { readonly children: ComponentChildren }) => (
  <span class="hidden">{children}</span>
);
