import { join } from "node:path";
import { fileURLToPath } from "node:url";
import webpack from "webpack";
import { isFresh } from "../../../scripts/build/fresh";

const ROOT = fileURLToPath(new URL("../../..", import.meta.url));
const ENTRY = fileURLToPath(new URL("page/index.tsx", import.meta.url));
const FOLDER = join(ROOT, ".cache", "workbench");
const SCRIPT = "page.js";
const SOURCES = ["src/workbench", "package.json"].map((path) => join(ROOT, path));

const CONFIGURATION: webpack.Configuration = {
  mode: "production",
  context: ROOT,
  target: ["web", "es2022"],
  entry: ENTRY,
  output: { path: FOLDER, filename: SCRIPT, compareBeforeEmit: false },
  devtool: false,
  optimization: { minimize: false },
  performance: { hints: false },
  resolve: { extensions: [".ts", ".tsx", ".js", ".mjs"] },
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
};

const build = (): Promise<void> =>
  new Promise((resolve, reject) => {
    webpack(CONFIGURATION, (error, stats) => {
      if (stats?.hasErrors() === false) resolve();
      else reject(error ?? new Error(stats?.toString("errors-only")));
    });
  });

/** The folder with the script of the workbench's page, which is built first where it is missing or old. */
export const bundlePage = async (): Promise<string> => {
  if (!isFresh(join(FOLDER, SCRIPT), SOURCES)) await build();
  return FOLDER;
};
