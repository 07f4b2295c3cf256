import type { Locator } from "playwright-core";
import type { Scene } from "./harness";

/** One way of working the pane: flows are played with each. */
export interface Hands {
  readonly name: string;
  /** Presses a button or a link, checks or clears a box, chooses a radio button. */
  readonly press: (target: Locator) => Promise<void>;
  /** Chooses an option of a drop-down list. */
  readonly choose: (target: Locator, value: string) => Promise<void>;
  /** Types a text in place of what a field holds. */
  readonly type: (target: Locator, text: string) => Promise<void>;
  readonly tab: (name: string) => Promise<void>;
  /** From a page back to the tabs. */
  readonly back: () => Promise<void>;
}

const mouse = ({ pane, page }: Scene): Hands => ({
  name: "mouse",
  press: (target) => target.click(),
  choose: async (target, value) => {
    await target.selectOption(value);
  },
  type: async (target, text) => {
    await target.click({ clickCount: 3 });
    await page.keyboard.press("Control+a");
    await page.keyboard.insertText(text);
  },
  tab: (name) => pane.getByRole("tab", { name }).click(),
  back: () => pane.getByRole("button", { name: "Back", exact: true }).click(),
});

/** Where the focus is, as seen from a control; of radio buttons the chosen one stands for all. */
const directionTo = (target: Element | HTMLElement): "here" | "on" | "back" | "lost" => {
  const { activeElement: active, body } = document;
  if (active === null || active === body) return "lost";
  const isFellow =
    target instanceof HTMLInputElement &&
    active instanceof HTMLInputElement &&
    target.type === "radio" &&
    target.name === active.name;
  if (target === active || isFellow) return "here";
  return active.compareDocumentPosition(target) & Node.DOCUMENT_POSITION_FOLLOWING ? "on" : "back";
};

/** Whether the control that has the focus shows it: by a ring, on its label perhaps, or a field by its thick line. */
const showsFocus = (): boolean => {
  const active = document.activeElement;
  if (active === null) return false;
  const hasRing = (element: Element | null): boolean => {
    if (element === null) return false;
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    return outlineStyle !== "none" && parseFloat(outlineWidth) > 0;
  };
  const { borderBottomWidth, borderTopWidth } = getComputedStyle(active);
  const isUnderlined = parseFloat(borderBottomWidth) > parseFloat(borderTopWidth);
  return hasRing(active) || hasRing(active.closest("label")) || isUnderlined;
};

const MOST_STOPS = 80;

/** Goes to a control by the Tab key alone; the focus must never have been lost, and be seen where it comes to rest. */
const goTo = async ({ pane, page }: Scene, target: Locator): Promise<void> => {
  await target.waitFor({ state: "attached" });
  for (let stops = 0; stops < MOST_STOPS; stops++) {
    const direction = await target.evaluate(directionTo);
    if (direction === "here") {
      if (!(await pane.evaluate(showsFocus))) throw new Error(`the focus is not seen on ${String(target)}`);
      return;
    }
    if (direction === "lost") throw new Error(`the focus was lost on the way to ${String(target)}`);
    await page.keyboard.press(direction === "on" ? "Tab" : "Shift+Tab");
  }
  throw new Error(`the Tab key does not lead to ${String(target)}`);
};

const roleOf = (element: Element): "radio" | "box" | "other" => {
  if (!(element instanceof HTMLInputElement)) return "other";
  return element.type === "radio" ? "radio" : element.type === "checkbox" ? "box" : "other";
};

const MOST_OPTIONS = 60;

/** Moves by arrow keys until the control is as it should be. */
const arrowUntil = async ({ page }: Scene, key: string, isThere: () => Promise<boolean>): Promise<void> => {
  for (let presses = 0; presses < MOST_OPTIONS; presses++) {
    if (await isThere()) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${key} does not lead there`);
};

const keyboard = (scene: Scene): Hands => {
  const { pane, page } = scene;
  return {
    name: "keyboard",
    press: async (target) => {
      await goTo(scene, target);
      const role = await target.evaluate(roleOf);
      if (role === "radio") await arrowUntil(scene, "ArrowDown", () => target.isChecked());
      else await page.keyboard.press(role === "box" ? "Space" : "Enter");
    },
    choose: async (target, value) => {
      await goTo(scene, target);
      await page.keyboard.press("Home");
      await arrowUntil(scene, "ArrowDown", async () => (await target.inputValue()) === value);
    },
    type: async (target, text) => {
      await goTo(scene, target);
      await page.keyboard.press("Control+a");
      await page.keyboard.insertText(text);
    },
    tab: async (name) => {
      await goTo(scene, pane.locator('[role="tab"][aria-selected="true"]'));
      const isChosen = async () =>
        (await pane.getByRole("tab", { name }).getAttribute("aria-selected")) === "true";
      await arrowUntil(scene, "ArrowRight", isChosen);
    },
    back: () => page.keyboard.press("Escape"),
  };
};

/** The mouse, and the keyboard alone: there the pane is entered as by F6, at its tabs. */
export const HANDS = [
  { name: "mouse", take: (scene: Scene): Promise<Hands> => Promise.resolve(mouse(scene)) },
  {
    name: "keyboard alone",
    take: async (scene: Scene): Promise<Hands> => {
      await scene.pane.locator('[role="tab"][aria-selected="true"]').focus();
      // Only what a key leads to shows its ring.
      await scene.page.keyboard.press("Tab");
      await scene.page.keyboard.press("Shift+Tab");
      return keyboard(scene);
    },
  },
] as const;
