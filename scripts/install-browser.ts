import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { findBrowser } from "./find-browser";

const RELEASE = "/etc/os-release";
const DEBIAN = /^ID(?:_LIKE)?=.*\b(?:debian|ubuntu)\b/m;

const isRoot = (): boolean => process.getuid?.() === 0;

const isDebian = (): boolean => existsSync(RELEASE) && DEBIAN.test(readFileSync(RELEASE, "utf8"));

const apt = (...args: readonly string[]): void => {
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  execFileSync("apt-get", ["-q", "-y", ...args], { env, stdio: ["ignore", "ignore", "inherit"] });
};

const install = (): void => {
  console.error("Installing Chromium …");
  try {
    apt("update");
    apt("install", "--no-install-recommends", "chromium");
  } catch {
    console.error("Chromium could not be installed.");
  }
};

/** The path of a browser; where there is none, Chromium is installed if this is the root of a Debian or Ubuntu. */
export const findOrInstallBrowser = (): string | undefined => {
  const found = findBrowser();
  if (found !== undefined || !isRoot() || !isDebian()) return found;
  install();
  return findBrowser();
};
