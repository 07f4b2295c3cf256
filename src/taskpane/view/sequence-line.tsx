import { useState } from "preact/hooks";
import { ID } from "../ids";
import type { LineView } from "../model/lines";
import { TEXTS } from "../texts";
import { usePane } from "./context";
import type { Dragging } from "./dragging";
import { Icon } from "./icons";
import { LineSettings } from "./line-settings";
import { IconButton } from "./parts";

const T = TEXTS.tiebreaks;

interface Props {
  readonly line: LineView;
  readonly count: number;
}

/** Where a key moves a line to; undefined: the key does not move it. */
export const placeFor = (key: string, at: number, count: number): number | undefined =>
  new Map([
    ["ArrowUp", at - 1],
    ["ArrowDown", at + 1],
    ["Home", 0],
    ["End", count - 1],
  ]).get(key);

const Grip = ({ line, count, onPress }: Props & { readonly onPress: () => void }) => {
  const { pane } = usePane();
  const at = line.number - 1;
  const move = (event: KeyboardEvent) => {
    const to = placeFor(event.key, at, count);
    if (to === undefined) return;
    event.preventDefault();
    pane.dispatch({ kind: "moved", from: at, to, by: "grip" });
  };
  return (
    <button
      type="button"
      class="grip"
      id={ID.mover("grip", line.code)}
      aria-label={T.grip(line.name, line.number, count)}
      aria-describedby="grip-hint"
      onPointerDown={onPress}
      onKeyDown={move}
    >
      <Icon name="grip" />
    </button>
  );
};

const Buttons = ({ line, count }: Props) => {
  const { pane } = usePane();
  const at = line.number - 1;
  return (
    <span class="line-buttons">
      <IconButton
        id={ID.mover("up", line.code)}
        name="up"
        label={T.up(line.name)}
        off={at === 0}
        onClick={() => pane.dispatch({ kind: "moved", from: at, to: at - 1, by: "up" })}
      />
      <IconButton
        id={ID.mover("down", line.code)}
        name="down"
        label={T.down(line.name)}
        off={line.number === count}
        onClick={() => pane.dispatch({ kind: "moved", from: at, to: at + 1, by: "down" })}
      />
      <IconButton
        name="remove"
        label={T.remove(line.name)}
        onClick={() => pane.dispatch({ kind: "removed", line: at })}
      />
    </span>
  );
};

const Name = ({ line }: Pick<Props, "line">) => {
  const { pane, state } = usePane();
  const { code, name, effect } = line;
  return (
    <button
      type="button"
      class="line-name"
      id={ID.line(code)}
      aria-expanded={state.open === code}
      onClick={() => pane.dispatch({ kind: "opened", code })}
    >
      <b>{name}</b>
      {effect.text !== "" && (
        <span class="caption">
          {effect.useless && <Icon name="warning" />}
          {effect.text}
        </span>
      )}
    </button>
  );
};

const isLowerHalf = (event: DragEvent): boolean => {
  const target = event.currentTarget;
  if (!(target instanceof HTMLElement)) return false;
  const { top, height } = target.getBoundingClientRect();
  return event.clientY > top + height / 2;
};

const markOf = ({ drag }: Dragging, at: number, count: number): string => {
  if (drag === null) return "";
  if (drag.before === at) return "lands-before";
  return drag.before === count && at === count - 1 ? "lands-after" : "";
};

/** One tie-break of the sequence; the grip drags it as a whole. */
export const SequenceLine = ({ line, count, dragging }: Props & { readonly dragging: Dragging }) => {
  const { state } = usePane();
  const [gripped, setGripped] = useState(false);
  const at = line.number - 1;
  const open = state.open === line.code;
  return (
    <li
      class={[open ? "open" : "", markOf(dragging, at, count)].join(" ")}
      draggable={gripped}
      onDragStart={() => dragging.start(at)}
      onDragOver={(event) => {
        event.preventDefault();
        dragging.over(at, isLowerHalf(event));
      }}
      onDrop={(event) => {
        event.preventDefault();
        dragging.drop();
      }}
      onDragEnd={() => {
        setGripped(false);
        dragging.stop();
      }}
    >
      <div class="line">
        <Grip line={line} count={count} onPress={() => setGripped(true)} />
        <span class="line-number">{line.number}</span>
        <Name line={line} />
        {open && <LineSettings line={line} />}
        <Buttons line={line} count={count} />
      </div>
    </li>
  );
};
