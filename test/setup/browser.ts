import { findOrInstallBrowser } from "../../scripts/install-browser";

const ADVICE = "there is no browser: install Chromium, Chrome or Edge, or name one in CHROME_PATH";

/** Browser tests run where there is a browser; `BROWSER_TESTS=required` makes its lack a failure. */
export default (): void => {
  if (findOrInstallBrowser() !== undefined) return;
  if (process.env.BROWSER_TESTS === "required") throw new Error(ADVICE);
  console.warn(`Browser tests are skipped: ${ADVICE}.`);
};
