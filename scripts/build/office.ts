import type { Language } from "./languages";

const CDN = "https://appsforoffice.microsoft.com";
const CDN_SCRIPT = `${CDN}/lib/1/hosted/office.js`;
const PACKAGE = "node_modules/@microsoft/office-js";

/** Microsoft's CDN, as the Marketplace asks, or a copy beside the page, for a network of one's own. */
export type OfficeSource = "cdn" | "vendored";

/** What Excel on each platform asks of a folder with office.js in it: the loader, a client, its words. */
const FILES = [
  "office.js",
  "excel-*-16.0?.js",
  "excel-*-16.0?-core.js",
  "custom-functions-runtime.js",
  "o15apptofilemappingtable.js",
  "telemetry/*.js",
  "??-??/office_strings.js",
];

/** The pane page for either source of office.js; the policy allows the CDN only where it is used. */
export const pageFor = (html: string, office: OfficeSource): string =>
  office === "vendored" ? html.replace(CDN_SCRIPT, "office-js/office.js").replaceAll(` ${CDN}`, "") : html;

const BESIDE = / (href|src)="(taskpane\.css|assets\/|office-js\/)/g;

/** The page in another language: it lies in a folder of its own, and shares looks, icons and office.js. */
export const pageIn = (html: string, { code, folder }: Language): string =>
  folder === ""
    ? html
    : html.replace('<html lang="en">', `<html lang="${code}">`).replaceAll(BESIDE, ' $1="../$2');

/** What has to be copied for that source. */
export const officeFiles = (office: OfficeSource) =>
  office === "vendored"
    ? [
        ...FILES.map((from) => ({ from, context: `${PACKAGE}/dist`, to: "office-js" })),
        { from: "LICENSE.md", context: PACKAGE, to: "office-js" },
      ]
    : [];
