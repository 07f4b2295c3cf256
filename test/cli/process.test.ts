import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ROOT, SAMPLES } from "./terminal";

/** The command may have to build the add-in first. */
const PATIENCE = 180_000;

/** Runs the command as a user does, in a folder of the repository. */
const npm = (folder: string, ...args: readonly string[]) => {
  const { status, stdout, stderr } = spawnSync("npm", ["run", "--silent", "rank", "--", ...args], {
    cwd: folder,
    encoding: "utf8",
    shell: process.platform === "win32",
  });
  return { status, stdout, stderr };
};

test(
  "paths start in the folder where they are typed; standard output holds standings alone",
  () => {
    const { status, stdout, stderr } = npm(SAMPLES, "quads.csv", "--format", "json");
    expect(stderr).toContain("Quad A: USCF, SB, H2H, WON\n");
    expect(JSON.parse(stdout)).toHaveLength(3);
    expect(status).toBe(0);
  },
  PATIENCE,
);

test("the exit code is that of the command line", () => {
  expect(npm(join(ROOT, "test"), "quads.csv")).toMatchObject({
    status: 2,
    stdout: "",
    stderr: `${join(ROOT, "test", "quads.csv")} cannot be read: there is no such file\n`,
  });
});
