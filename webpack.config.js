import { fileURLToPath } from "node:url";
import CopyPlugin from "copy-webpack-plugin";
import { createJiti } from "jiti";

const typescript = createJiti(import.meta.url, { fsCache: false });
const { FunctionsJson } = await typescript.import("./scripts/build/functions-json.ts");
const { GzipBudget } = await typescript.import("./scripts/build/gzip-budget.ts");
const { HelpPages } = await typescript.import("./scripts/build/help-pages.ts");
const { manifestFor, withNamespace } = await typescript.import("./scripts/build/manifest.ts");
const { officeFiles, pageFor } = await typescript.import("./scripts/build/office.ts");

const root = fileURLToPath(new URL(".", import.meta.url));

/** Kilobytes after gzip that each script may weigh; office.js is not ours and not counted. */
const BUDGET = { "functions.js": 125, "taskpane.js": 90 };

/** `vendored`: the page loads the office.js that lies beside it; else Microsoft's CDN, as the Marketplace asks. */
const office = process.env.OFFICE_JS === "vendored" ? "vendored" : "cdn";

const release = (text) => manifestFor(text.toString(), process.env);

const patterns = [
  { from: "manifest.xml", transform: release },
  {
    from: "manifest.xml",
    to: "manifest-prefixed.xml",
    transform: (text) => withNamespace(release(text), "TB"),
  },
  { from: "src/taskpane/taskpane.html", transform: (text) => pageFor(text.toString(), office) },
  { from: "src/taskpane/taskpane.css" },
  { from: "assets", to: "assets", globOptions: { ignore: ["**/*.svg"] } },
  { from: "scripts/help/help.css", to: "help" },
  { from: "docs/help/pictures", to: "help/pictures" },
  { from: "node_modules/preact/LICENSE", to: "licenses/preact.txt", toType: "file" },
  ...officeFiles(office),
].map((pattern) => ({ ...pattern, info: { minimized: true } }));

/**
 * `functions.js` stands alone: it needs nothing but a global `CustomFunctions`. The pane's page loads it first, as
 * the shared runtime asks, and `taskpane.js` takes engine and reader from it.
 */
export default (_env, { mode = "production" }) => ({
  mode,
  context: root,
  target: ["web", "es2020"],
  entry: {
    functions: "./src/functions/functions.ts",
    taskpane: {
      import: ["./src/excel/commands.ts", "./src/taskpane/index.tsx"],
      dependOn: "functions",
    },
  },
  output: {
    path: `${root}dist`,
    filename: "[name].js",
    publicPath: "",
    globalObject: "globalThis",
    clean: true,
    compareBeforeEmit: false,
  },
  devtool: "source-map",
  resolve: { extensions: [".ts", ".tsx", ".js"] },
  module: {
    rules: [
      {
        test: /\.tsx?$/,
        exclude: /node_modules/,
        loader: "ts-loader",
        options: { transpileOnly: true, compilerOptions: { noEmit: false } },
      },
    ],
  },
  plugins: [
    new CopyPlugin({ patterns }),
    new FunctionsJson(),
    new HelpPages(),
    ...(mode === "production" ? [new GzipBudget(BUDGET)] : []),
  ],
  performance: { hints: false },
  stats: "errors-warnings",
});
