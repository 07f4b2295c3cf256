import type { Signature } from "../../../formula/signatures";
import type { Editor } from "../grid/editor";

const Hint = ({ signature, argument }: { readonly signature: Signature; readonly argument: number }) => {
  const at = Math.min(argument, signature.parameters.length - 1);
  return (
    <div class="hint" role="note" aria-label="Arguments">
      <div>
        {signature.name}(
        {signature.parameters.map(({ name, optional }, i) => (
          <span key={name}>
            {i > 0 && ", "}
            <span class={i === at ? "argument current" : "argument"}>{optional ? `[${name}]` : name}</span>
          </span>
        ))}
        )
      </div>
      <div class="quiet">{signature.parameters[at]?.summary || signature.summary}</div>
    </div>
  );
};

/** Functions that complete what is typed, or the arguments of the call that the caret is in. */
export const FormulaHelp = ({ editor }: { readonly editor: Editor }) => {
  const { suggestions, call } = editor.help;
  if (suggestions.length === 0) return call ? <Hint {...call} /> : null;
  return (
    <ul class="suggestions" role="listbox" aria-label="Functions">
      {suggestions.map(({ name, summary }, i) => (
        <li
          key={name}
          role="option"
          aria-selected={i === editor.chosen}
          onMouseDown={(event) => {
            event.preventDefault();
            editor.complete(i);
          }}
        >
          <b>{name}</b>
          <span>{summary}</span>
        </li>
      ))}
    </ul>
  );
};
