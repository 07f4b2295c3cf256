import { render } from "preact";
import packageJson from "../../package.json";
import { rankOptions } from "../excel/commands";
import { officeWorkbook } from "../excel/office/workbook";
import { decimalSignFor } from "../excel/surroundings";
import { copyToClipboard } from "./clipboard";
import { tell } from "./effects/attempt";
import { listen } from "./effects/listen";
import { createPane, type Services } from "./pane";
import { followTheme } from "./theme";
import { App } from "./view/app";
import { keepFocus } from "./view/keep-focus";

const later = (milliseconds: number, work: () => void) => {
  const timer = setTimeout(work, milliseconds);
  return () => {
    clearTimeout(timer);
  };
};

/** A storage that the browser may refuse even to name. */
const memory: Services["memory"] = {
  getItem: (key) => localStorage.getItem(key),
  setItem: (key, text) => {
    localStorage.setItem(key, text);
  },
};

const platform = (): string => {
  const { host, platform: system, version } = Office.context.diagnostics;
  return [host, system, version].join(" ");
};

const start = (root: HTMLElement): void => {
  followTheme();
  keepFocus(root);
  const pane = createPane(
    {
      workbook: officeWorkbook,
      options: rankOptions,
      decimal: decimalSignFor(Office.context.contentLanguage),
      copy: copyToClipboard,
      later,
      memory,
      about: { version: packageJson.version, platform: platform() },
    },
    tell,
  );
  render(<App pane={pane} />, root);
  listen(pane);
};

const root = document.getElementById("pane");
if (root !== null) void Office.onReady(() => start(root));
