import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import type { FunctionsMetadata } from "../customfunctions";
import { ExcelHost, type HostOptions } from "../host";
import { type AddinWindow, Page } from "./window";

export interface AddinOptions extends Omit<HostOptions, "post" | "origin"> {
  /** The folder of the built add-in: the scripts of `taskpane.html` and `functions.json` are taken from it. */
  readonly dist?: string;
  /** Script files to run instead of those of the page. */
  readonly scripts?: readonly string[];
}

/** An add-in that runs on the real office.js against a stand-in for Excel. */
export interface RunningAddin {
  readonly host: ExcelHost;
  readonly window: AddinWindow;
  /** What `Office.onReady` told the add-in. */
  readonly info: unknown;
  readonly Office: unknown;
  readonly Excel: unknown;
  /** Ends the add-in; none of its timers is left. */
  readonly close: () => void;
}

const ORIGIN = "https://localhost:3000";
const OFFICE = `${ORIGIN}/office-js/`;

const officeFolder = (): string =>
  join(dirname(createRequire(import.meta.url).resolve("@microsoft/office-js/package.json")), "dist");

const SCRIPT = /<script\b[^>]*\bsrc="([^"]+)"/g;

/** The scripts of the built page in their order, but for office.js itself. */
const pageScripts = (dist: string): string[] =>
  [...readFileSync(join(dist, "taskpane.html"), "utf8").matchAll(SCRIPT)]
    .map(([, address = ""]) => address)
    .filter((address) => !/\boffice(?:\.debug)?\.js$/.test(address))
    .map((address) => join(dist, address));

const metadataOf = (dist: string | undefined): FunctionsMetadata | undefined => {
  const path = dist === undefined ? undefined : join(dist, "functions.json");
  return path !== undefined && existsSync(path)
    ? (JSON.parse(readFileSync(path, "utf8")) as FunctionsMetadata)
    : undefined;
};

/** Makes the page and the host know each other; each takes messages after the other's turn, as windows do. */
const connect = (options: AddinOptions, functions: FunctionsMetadata | undefined) => {
  let closed = false;
  const later = (deliver: () => void): void => {
    setImmediate(() => {
      if (!closed) deliver();
    });
  };
  const host = new ExcelHost({
    ...(functions ? { functions } : {}),
    ...options,
    origin: ORIGIN,
    post: (text) => later(() => page.deliver(text, ORIGIN)),
  });
  const office = officeFolder();
  const page: Page = new Page({
    address: `${ORIGIN}/taskpane.html?${host.channel.query}`,
    name: host.channel.windowName,
    officeAddress: `${OFFICE}office.js`,
    fileOf: (address) =>
      join(office, decodeURIComponent(new URL(address).pathname.replace("/office-js/", ""))),
    post: (text) => later(() => host.channel.receive(text)),
  });
  const close = (): void => {
    closed = true;
    page.close();
    host.close();
  };
  return { host, page, close, office };
};

interface OfficeGlobal {
  readonly onReady: () => Promise<unknown>;
}

interface ExtensionGlobal {
  readonly CommonUtility: { _doApiNotSupportedCheck: boolean };
}

/**
 * Runs the built add-in on the real, unmodified office.js, without a browser.
 *
 * office.js and the add-in live in a realm of their own: values that come from
 * there are no instances of this one's Array or Error.
 */
export const openAddin = async (options: AddinOptions): Promise<RunningAddin> => {
  const { host, page, close, office } = connect(options, metadataOf(options.dist));
  page.run(join(office, "office.js"));
  const officeGlobal = page.window.Office as OfficeGlobal;
  const ready = officeGlobal.onReady().then((info) => {
    enforceRequirements(page.window);
    return info;
  });
  const scripts = options.scripts ?? (options.dist === undefined ? [] : pageScripts(options.dist));
  for (const script of scripts) page.run(script);
  const info = await ready;
  return { host, window: page.window, info, Office: page.window.Office, Excel: page.window.Excel, close };
};

/** Makes the client refuse what the host's requirement sets do not hold; by itself it lets newer calls through. */
const enforceRequirements = (window: AddinWindow): void => {
  (window.OfficeExtension as ExtensionGlobal).CommonUtility._doApiNotSupportedCheck = true;
};
