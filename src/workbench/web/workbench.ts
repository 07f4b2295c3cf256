import { randomBytes } from "node:crypto";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { basename, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { builtExcelApi, builtFileOptions, builtFunctions } from "../node/built";
import { ENGLISH, type Language } from "../../../scripts/build/languages";
import { addinSite, panePath } from "./addin";
import { bundlePage } from "./bundle";
import { type Certificate, makeCertificate } from "./certificate";
import { type Policy, serve } from "./server";
import { at, below, bytes, firstOf, folder, json, type Site } from "./site";
import type { Start } from "./start";

export interface WorkbenchOptions {
  /** The folder of the built add-in. */
  readonly dist: string;
  /** The workbook that the page opens. */
  readonly file: string;
  /** Where several workbenches are to be told to one browser; else each makes its own. */
  readonly certificate?: Certificate;
  /** The display language of Office; English unless another is named. */
  readonly language?: Language;
}

/** The workbench, served: its page on one origin, the add-in on another of the same host, as Excel asks. */
export interface Workbench {
  /** The address of the page. */
  readonly address: string;
  readonly origins: readonly string[];
  readonly certificate: Certificate;
  /** The paths that were asked for and not found. */
  readonly missing: () => readonly string[];
  readonly close: () => Promise<void>;
}

const PUBLIC = fileURLToPath(new URL("public", import.meta.url));
const SAMPLES = fileURLToPath(new URL("../../../samples", import.meta.url));

const STYLES = join(
  dirname(createRequire(import.meta.url).resolve("slickgrid/package.json")),
  "dist/styles/css",
);

const NOTHING: Policy = { "default-src": "'none'", "base-uri": "'none'", "form-action": "'none'" };

/** Of the pane the page's own policy holds as well; this is what the workbench adds. */
const addinPolicy = (host: string): Policy => ({
  ...NOTHING,
  "script-src": "'self'",
  "style-src": "'self'",
  "img-src": "'self'",
  "connect-src": "'self'",
  "frame-ancestors": host,
});

/** The grid makes a style sheet of its own, which the policy knows by a number. */
const hostPolicy = (addin: string, nonce: string): Policy => ({
  ...NOTHING,
  "script-src": "'self'",
  "style-src": `'self' 'nonce-${nonce}'`,
  "img-src": "'self'",
  "connect-src": "'self'",
  "frame-src": addin,
  "frame-ancestors": "'none'",
});

interface Places {
  /** The folder of the page's script. */
  readonly scripts: string;
  /** The origin of the add-in. */
  readonly addin: string;
  readonly nonce: string;
}

const hostSite = (
  { dist, file, language = ENGLISH }: WorkbenchOptions,
  { scripts, addin, nonce }: Places,
): Site => {
  const start: Start = {
    pane: addin + panePath(language),
    name: basename(file),
    files: builtFileOptions(dist),
    functions: builtFunctions(join(dist, language.folder)),
    locale: language.locale,
    excelApi: builtExcelApi(dist),
    nonce,
  };
  const page = folder(PUBLIC);
  return firstOf(
    at("/", () => page("/index.html")),
    at("/start.json", () => Promise.resolve(json(start))),
    at("/workbook", async () => bytes(await readFile(file))),
    at("/manifest.xml", () => folder(dist)("/manifest.xml")),
    below("/assets", folder(join(dist, "assets"))),
    below("/samples", folder(SAMPLES)),
    below("/slickgrid", folder(STYLES)),
    page,
    folder(scripts),
  );
};

/** Serves the workbench on two free ports of localhost. */
export const startWorkbench = async (options: WorkbenchOptions): Promise<Workbench> => {
  const scripts = await bundlePage();
  const { certificate = makeCertificate() } = options;
  const origins = { host: "" };
  const addin = await serve(addinSite(options.dist), certificate, () => addinPolicy(origins.host));
  const nonce = randomBytes(16).toString("base64url");
  const site = hostSite(options, { scripts, addin: addin.origin, nonce });
  const host = await serve(site, certificate, () => hostPolicy(addin.origin, nonce));
  origins.host = host.origin;
  return {
    address: `${host.origin}/`,
    origins: [host.origin, addin.origin],
    certificate,
    missing: () => [...addin.missing, ...host.missing],
    close: async () => {
      await Promise.all([addin.close(), host.close()]);
    },
  };
};
