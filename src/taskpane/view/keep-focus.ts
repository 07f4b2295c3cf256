const FOCUSABLE = "a[href], button, input, select, textarea, summary, [tabindex]";

/** Who gets the focus when controls vanish: of those in reading order, the next that is left, else the one before. */
export const heirOf = <Control>(
  order: readonly Control[],
  vanished: Control,
  isLeft: (control: Control) => boolean,
): Control | undefined => {
  const at = order.indexOf(vanished);
  return order.slice(at + 1).find(isLeft) ?? order.slice(0, Math.max(at, 0)).reverse().find(isLeft);
};

const takesFocus = (element: HTMLElement): boolean =>
  element.isConnected && element.tabIndex >= 0 && element.getClientRects().length > 0;

interface Held {
  readonly element: HTMLElement;
  /** All controls in reading order, as they were when this one got the focus. */
  readonly order: readonly HTMLElement[];
}

/**
 * Hands the focus on when the control that has it vanishes by what it did, such as Undo: else keyboard and
 * screen reader would begin again at the top. Where the focus went elsewhere, it is left there.
 */
export const keepFocus = (root: HTMLElement): void => {
  let held: Held | undefined;
  const isLost = (): boolean => document.hasFocus() && document.activeElement === document.body;
  root.addEventListener("focusin", ({ target }) => {
    if (!(target instanceof HTMLElement)) return;
    held = { element: target, order: [...root.querySelectorAll<HTMLElement>(FOCUSABLE)] };
  });
  root.addEventListener("focusout", () => {
    // What vanishes is told of while it is still there.
    queueMicrotask(() => {
      if (held?.element.isConnected === true && document.activeElement !== held.element) held = undefined;
    });
  });
  new MutationObserver(() => {
    if (held === undefined || held.element.isConnected || !isLost()) return;
    heirOf(held.order, held.element, takesFocus)?.focus();
  }).observe(root, { childList: true, subtree: true });
};
