/** Builds what is put on a site: `package/web`, and `package/hall` with office.js in it, for a hall without internet. */
import { execFileSync } from "node:child_process";
import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const ROOT = fileURLToPath(new URL("..", import.meta.url));
const WEBPACK = join(ROOT, "node_modules", "webpack", "bin", "webpack.js");
const PACKAGE = join(ROOT, "package");

const { version } = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8")) as {
  readonly version: string;
};

const build = (folder: string, office: "cdn" | "vendored"): void => {
  execFileSync(process.execPath, [WEBPACK, "--mode", "production", "--output-path", join(PACKAGE, folder)], {
    cwd: ROOT,
    env: { ADDIN_VERSION: `${version}.0`, ...process.env, OFFICE_JS: office },
    stdio: "inherit",
  });
};

rmSync(PACKAGE, { recursive: true, force: true });
build("hall", "vendored");
build("web", "cdn");
console.log(`Version ${version} for ${process.env.ADDIN_BASE_URL ?? "https://localhost:3000/"}
  package/web   put these files on the site, and give Excel its manifest.xml
  package/hall  the same with office.js, for a server in a hall without internet
  manifest-prefixed.xml in either: functions are called TB.MODMEDIAN and so on`);
