import type { Frame } from "playwright-core";
import type { Scene } from "./harness";

/** Makes the pane as wide as that. */
export const setWidth = ({ page }: Scene, width: number): Promise<void> =>
  page.evaluate((pixels) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`body { grid-template-columns: minmax(0, 1fr) ${pixels}px !important; }`);
    document.adoptedStyleSheets = [sheet];
  }, width);

/**
 * What does not fit: a horizontal scroll bar, tabs in two lines, text that its control cuts off, and boxes that end
 * elsewhere than the button at the foot.
 */
export const faultsOfWidth = (pane: Frame): Promise<readonly string[]> =>
  pane.evaluate(() => {
    const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
    const overflows = [document.documentElement, ...all(".panel")].some(
      ({ scrollWidth, clientWidth }) => scrollWidth > clientWidth,
    );
    const lines = new Set(all(".tab").map(({ offsetTop }) => offsetTop)).size;
    const cut = all(".button, .tab, .tag, .choices label, .menu-item, h2").filter(
      ({ scrollWidth, clientWidth, offsetParent }) => offsetParent !== null && scrollWidth > clientWidth + 1,
    );
    const right = document.documentElement.clientWidth - 16;
    const uneven = all(".panel > .bar, .panel > .box, .panel > .group > .box, .foot-buttons").filter(
      (box) => Math.abs(box.getBoundingClientRect().right - right) > 1,
    );
    return [
      ...(overflows ? ["a horizontal scroll bar"] : []),
      ...(lines > 1 ? [`tabs in ${lines} lines`] : []),
      ...cut.map(({ textContent }) => `cut off: ${textContent}`),
      ...uneven.map(
        ({ className, textContent }) => `uneven margin: ${className} ${textContent.slice(0, 40)}`,
      ),
    ];
  });
