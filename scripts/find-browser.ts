import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";

const NAMES = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "microsoft-edge"];

const APPLICATIONS = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];

const WINDOWS = ["Google\\Chrome\\Application\\chrome.exe", "Microsoft\\Edge\\Application\\msedge.exe"];

const runs = (path: string): boolean => {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

const folders = (variable: string): string[] =>
  (process.env[variable] ?? "").split(delimiter).filter(Boolean);

const candidates = (): string[] => [
  ...folders("CHROME_PATH"),
  ...folders("PATH").flatMap((folder) => NAMES.map((name) => join(folder, name))),
  ...APPLICATIONS,
  ...["ProgramFiles", "ProgramFiles(x86)"]
    .flatMap(folders)
    .flatMap((folder) => WINDOWS.map((path) => join(folder, path))),
];

/** The path of a Chromium, Chrome or Edge; undefined where there is none. `CHROME_PATH` goes first. */
export const findBrowser = (): string | undefined => candidates().find(runs);
