import { useState } from "preact/hooks";

/** A line on its way, and before which one it would land; the count of lines means at the end. */
interface Drag {
  readonly from: number;
  readonly before: number;
}

export interface Dragging {
  readonly drag: Drag | null;
  readonly start: (from: number) => void;
  /** The pointer is over a line, in its upper or lower half. */
  readonly over: (line: number, lowerHalf: boolean) => void;
  readonly drop: () => void;
  readonly stop: () => void;
}

/** Where a line lands that is put before another: those after it move up. */
export const landing = ({ from, before }: Drag): number => (before > from ? before - 1 : before);

/** Follows a line that is dragged. */
export const useDragging = (move: (from: number, to: number) => void): Dragging => {
  const [drag, setDrag] = useState<Drag | null>(null);
  return {
    drag,
    start: (from) => setDrag({ from, before: from }),
    over: (line, lowerHalf) =>
      setDrag((now) => (now === null ? null : { ...now, before: lowerHalf ? line + 1 : line })),
    drop: () => {
      if (drag !== null && landing(drag) !== drag.from) move(drag.from, landing(drag));
      setDrag(null);
    },
    stop: () => setDrag(null),
  };
};
