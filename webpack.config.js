import { fileURLToPath } from "node:url";
import CopyPlugin from "copy-webpack-plugin";
import { createJiti } from "jiti";

const typescript = createJiti(import.meta.url, { fsCache: false });
const { FunctionsJson } = await typescript.import("./scripts/build/functions-json.ts");
const { GzipBudget } = await typescript.import("./scripts/build/gzip-budget.ts");
const { HelpPages } = await typescript.import("./scripts/build/help-pages.ts");
const { ENGLISH, extensionsFor, languagesOf } = await typescript.import("./scripts/build/languages.ts");
const { manifestFor, withNamespace } = await typescript.import("./scripts/build/manifest.ts");
const { officeFiles, pageFor, pageIn } = await typescript.import("./scripts/build/office.ts");

const root = fileURLToPath(new URL(".", import.meta.url));

/** Kilobytes after gzip that each script may weigh; office.js is not ours and not counted. */
const BUDGETS = {
  en: { "functions.js": 165, "taskpane.js": 90 },
  de: { "functions.js": 170, "taskpane.js": 92 },
  es: { "functions.js": 170, "taskpane.js": 92 },
};

/** `vendored`: the page loads the office.js that lies beside it; else Microsoft's CDN, as the Marketplace asks. */
const office = process.env.OFFICE_JS === "vendored" ? "vendored" : "cdn";

const release = (text) => manifestFor(text.toString(), process.env);

const page = (language) => ({
  from: "src/taskpane/taskpane.html",
  to: `${language.folder}taskpane.html`,
  transform: (text) => pageIn(pageFor(text.toString(), office), language),
});

/** What all languages share; it lies with English. */
const shared = [
  { from: "manifest.xml", transform: release },
  {
    from: "manifest.xml",
    to: "manifest-prefixed.xml",
    transform: (text) => withNamespace(release(text), "TB"),
  },
  { from: "src/taskpane/taskpane.css" },
  { from: "assets", to: "assets", globOptions: { ignore: ["**/*.svg"] } },
  { from: "scripts/help/help.css", to: "help" },
  { from: "docs/help/pictures", to: "help/pictures" },
  { from: "node_modules/preact/LICENSE", to: "licenses/preact.txt", toType: "file" },
  ...officeFiles(office),
];

const copied = (language) =>
  [page(language), ...(language === ENGLISH ? shared : [])].map((pattern) => ({
    ...pattern,
    info: { minimized: true },
  }));

const budgetOf = ({ code, folder }) =>
  new GzipBudget(
    Object.fromEntries(Object.entries(BUDGETS[code]).map(([name, limit]) => [folder + name, limit])),
  );

/**
 * `functions.js` stands alone: it needs nothing but a global `CustomFunctions`. The pane's page loads it first, as
 * the shared runtime asks, and `taskpane.js` takes engine and reader from it.
 */
const buildOf = (language, mode) => ({
  name: language.code,
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
    filename: `${language.folder}[name].js`,
    publicPath: "",
    globalObject: "globalThis",
    clean: language === ENGLISH ? { keep: /^(de|es)\// } : false,
    compareBeforeEmit: false,
  },
  devtool: "source-map",
  resolve: { extensions: [...extensionsFor(language)] },
  module: {
    rules: [
      {
        test: /\.tsx?$/,
        exclude: /node_modules/,
        loader: "ts-loader",
        options: { instance: language.code, transpileOnly: true, compilerOptions: { noEmit: false } },
      },
    ],
  },
  plugins: [
    new CopyPlugin({ patterns: copied(language) }),
    new FunctionsJson(language),
    ...(language === ENGLISH ? [new HelpPages()] : []),
    ...(mode === "production" ? [budgetOf(language)] : []),
  ],
  performance: { hints: false },
  stats: "errors-warnings",
});

/** A build a language: `--env languages=en` makes one of them. */
export default ({ languages } = {}, { mode = "production" }) =>
  languagesOf(languages).map((language) => buildOf(language, mode));
