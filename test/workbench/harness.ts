import { join } from "node:path";
import { afterEach } from "vitest";
import type { FunctionsMetadata } from "../../src/workbench/customfunctions";
import { type AddinOptions, openAddin, type RunningAddin } from "../../src/workbench/node/addin";
import metadata from "./fixtures/functions.json";

/** What the add-in of the fixtures has seen. */
export interface Seen {
  readonly ready?: boolean;
  readonly commands: readonly string[];
  readonly rows: readonly string[];
}

export interface TestAddin extends RunningAddin {
  readonly excel: typeof Excel;
  readonly office: typeof Office;
  readonly seen: Seen;
}

export const FUNCTIONS: FunctionsMetadata = metadata;

const open: RunningAddin[] = [];

afterEach(() => {
  for (const addin of open.splice(0)) addin.close();
});

/** Opens the add-in of the fixtures; it is closed after the test. */
export const openTest = async (options: AddinOptions = {}): Promise<TestAddin> => {
  const scripts = [join(import.meta.dirname, "fixtures/addin.js")];
  const addin = await openAddin({ scripts, functions: FUNCTIONS, ...options });
  open.push(addin);
  return {
    ...addin,
    excel: addin.Excel as typeof Excel,
    office: addin.Office as typeof Office,
    seen: addin.window.seen as Seen,
  };
};

/** A value of the add-in's realm as one of this realm. */
export const plain = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

/** The code of the error that a request ends with; undefined if it ends well. */
export const codeOf = async (request: Promise<unknown>): Promise<string | undefined> => {
  try {
    await request;
    return undefined;
  } catch (error) {
    return (error as OfficeExtension.Error).code;
  }
};
