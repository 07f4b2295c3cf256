import { chromium } from "playwright-core";
import type { TestProject } from "vitest/node";
import { findOrInstallBrowser } from "../../scripts/install-browser";
import { bundlePage } from "../../src/workbench/web/bundle";
import { type Certificate, makeCertificate } from "../../src/workbench/web/certificate";

declare module "vitest" {
  export interface ProvidedContext {
    /** The browser that all workers share; none where the machine has none. */
    readonly browser: { readonly address: string; readonly certificate: Certificate } | undefined;
  }
}

const ADVICE = "there is no browser: install Chromium, Chrome or Edge, or name one in CHROME_PATH";

/** No name but localhost leads anywhere, and no certificate but our own is taken on trust. */
const flagsFor = ({ fingerprint }: Certificate): string[] => [
  "--no-sandbox",
  "--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE localhost",
  `--ignore-certificate-errors-spki-list=${fingerprint}`,
];

/** Browser tests run where there is a browser; `BROWSER_TESTS=required` makes its lack a failure. */
export default async (project: TestProject): Promise<(() => Promise<void>) | undefined> => {
  const executablePath = findOrInstallBrowser();
  if (executablePath === undefined) {
    if (process.env.BROWSER_TESTS === "required") throw new Error(ADVICE);
    console.warn(`Browser tests are skipped: ${ADVICE}.`);
    project.provide("browser", undefined);
    return undefined;
  }
  await bundlePage();
  const certificate = makeCertificate();
  const server = await chromium.launchServer({ executablePath, args: flagsFor(certificate) });
  project.provide("browser", { address: server.wsEndpoint(), certificate });
  return () => server.close();
};
