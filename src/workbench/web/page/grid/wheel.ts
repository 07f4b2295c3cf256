const LINE = 20;

/**
 * The grid turns the wheel row by row, and not at all over frozen cells: this scrolls by pixels everywhere. The
 * answer stops it.
 */
export const scrollByPixels = (container: HTMLElement, main: () => HTMLElement): (() => void) => {
  const turn = (event: WheelEvent): void => {
    if (event.ctrlKey) return;
    event.preventDefault();
    const unit = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? LINE : 1;
    const [x, y] = event.shiftKey ? [event.deltaY, 0] : [event.deltaX, event.deltaY];
    main().scrollBy(x * unit, y * unit);
  };
  container.addEventListener("wheel", turn, { passive: false });
  return () => container.removeEventListener("wheel", turn);
};
