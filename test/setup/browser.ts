import { findOrInstallBrowser } from "../../scripts/install-browser";
import { bundlePage } from "../../src/workbench/web/bundle";

const ADVICE = "there is no browser: install Chromium, Chrome or Edge, or name one in CHROME_PATH";

/** Browser tests run where there is a browser; `BROWSER_TESTS=required` makes its lack a failure. */
export default async (): Promise<void> => {
  if (findOrInstallBrowser() !== undefined) await bundlePage();
  else if (process.env.BROWSER_TESTS === "required") throw new Error(ADVICE);
  else console.warn(`Browser tests are skipped: ${ADVICE}.`);
};
