/** `npm run rank`: ranks a file with the built add-in. */
import { fileURLToPath } from "node:url";
import { buildIfStale } from "../../scripts/dist";
import { run } from "./cli/main";

const { env, stdout, stderr } = process;

/** npm runs a script in the folder of the package, whatever folder it was called in. */
const folder = env.npm_lifecycle_event === "rank" ? env.INIT_CWD : undefined;

/** A reader such as `head` may close the pipe early. */
stdout.on("error", () => process.exit());

process.exitCode = await run(process.argv.slice(2), {
  folder: folder ?? process.cwd(),
  sample: fileURLToPath(new URL("../../samples/open-5-rounds.xlsx", import.meta.url)),
  dist: buildIfStale,
  columns: stdout.isTTY ? stdout.columns : Infinity,
  out: (text) => void stdout.write(text),
  err: (text) => void stderr.write(text),
});
