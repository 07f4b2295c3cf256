import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { createContext, runInContext } from "node:vm";
import { expect, test } from "vitest";
import { ENGLISH, LANGUAGES } from "../scripts/build/languages";
import { metadata } from "../src/functions/metadata";

const OTHERS = LANGUAGES.filter((language) => language !== ENGLISH);

const ROOT = fileURLToPath(new URL("..", import.meta.url));
const built = (name: string): string => readFileSync(join(ROOT, "dist", name), "utf8");

type Registered = (...args: readonly unknown[]) => unknown;

/** An error as Excel shows it: its code, and the message beside. */
class ExcelError extends Error {
  constructor(
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}

/** The functions of the built script, in a world that has nothing but `CustomFunctions`. */
const functionsOf = (script: string): ReadonlyMap<string, Registered> => {
  const registered = new Map<string, Registered>();
  const associate = (id: string, call: Registered) => registered.set(id, call);
  const ErrorCode = { invalidValue: "#VALUE!", notAvailable: "#N/A" };
  runInContext(script, createContext({ CustomFunctions: { associate, Error: ExcelError, ErrorCode } }));
  return registered;
};

test("functions.js alone registers what functions.json names", () => {
  const { functions } = JSON.parse(built("functions.json")) as typeof metadata;
  expect(functions).toEqual(metadata.functions);
  const registered = functionsOf(built("functions.js"));
  expect([...registered.keys()]).toEqual(functions.map(({ id }) => id));
  for (const { id, parameters } of functions) expect(registered.get(id)).toHaveLength(parameters.length);
});

test("functions.js answers", () => {
  const registered = functionsOf(built("functions.js"));
  expect(registered.get("MODMEDIAN")?.([[0, 3, 3, 4, 5]], 4, null)).toBe(15);
  expect(registered.get("CUMULATIVE")?.([[1, 2, 3, 4, 4]], null, null)).toBe(14);
});

test.each(OTHERS)(
  "functions.js in $code has the same functions, which give the same headings",
  ({ folder }) => {
    const read = (path: string) => JSON.parse(built(path)) as typeof metadata;
    const [own, english] = [read(`${folder}functions.json`), read("functions.json")];
    const skeleton = ({ functions }: typeof metadata) =>
      functions.map(({ id, name, parameters }) => [
        id,
        name,
        parameters.map((parameter) => [parameter.name, parameter.dimensionality, parameter.optional]),
      ]);
    expect(skeleton(own)).toEqual(skeleton(english));
    const described = new Set(
      english.functions.flatMap(({ description, parameters }) => [
        description,
        ...parameters.map((parameter) => parameter.description),
      ]),
    );
    const alike = own.functions.filter(
      ({ description, parameters }) =>
        described.has(description) || parameters.some((parameter) => described.has(parameter.description)),
    );
    expect(alike.map(({ id }) => id)).toEqual([]);
    const functions = functionsOf(built(`${folder}functions.js`));
    expect([...functions.keys()]).toEqual(english.functions.map(({ id }) => id));
    const chart = [
      ["No.", "Name", "Rd 1", "Total"],
      [1, "Ann", "W2", 1],
      [2, "Bea", "L1", 0],
    ];
    const table = functions.get("STANDINGS")?.(chart, "BH, WIN, SB", "FIDE");
    expect(table).toEqual(
      functionsOf(built("functions.js")).get("STANDINGS")?.(chart, "BH, WIN, SB", "FIDE"),
    );
    expect(() => functions.get("STANDINGS")?.(chart, "XYZ", null)).toThrow(
      /XYZ.*(?:keine Feinwertung|no es un desempate)/,
    );
  },
);

test("no script runs text, and each has a source map beside it", () => {
  const folders = LANGUAGES.map(({ folder }) => folder);
  for (const name of folders.flatMap((folder) => [`${folder}functions.js`, `${folder}taskpane.js`])) {
    expect(built(name)).not.toMatch(/\beval\s*\(|new Function\b|\bFunction\s*\(/);
    expect(built(name)).toMatch(new RegExp(`//# sourceMappingURL=${basename(name)}\\.map\\s*$`));
    expect(built(`${name}.map`)).not.toContain(ROOT);
  }
});

test("the pane page has nothing inline, and allows itself and office.js only", () => {
  const page = built("taskpane.html");
  expect(page).not.toMatch(/<style|\sstyle=|\son\w+=|<script>|javascript:/i);
  const policy = /Content-Security-Policy"\s+content="([^"]*)"/.exec(page)?.[1] ?? "";
  expect(policy).toContain("default-src 'none'");
  expect(policy).not.toMatch(/unsafe|\*|data:|blob:/);
  expect([...new Set(policy.match(/https:[^ ;]*/g))]).toEqual(["https://appsforoffice.microsoft.com"]);
  const scripts = [...page.matchAll(/<script[^>]*\ssrc="([^"]*)"/g)].map(([, source]) => source);
  expect(scripts).toEqual([
    "https://appsforoffice.microsoft.com/lib/1/hosted/office.js",
    "functions.js",
    "taskpane.js",
  ]);
});

test("two builds are identical", () => {
  const folder = mkdtempSync(join(tmpdir(), "tie-breaks-"));
  try {
    const webpack = join(ROOT, "node_modules", "webpack", "bin", "webpack.js");
    execFileSync(process.execPath, [webpack, "--output-path", folder, "--env", "languages=en,de"], {
      cwd: ROOT,
      stdio: "ignore",
    });
    const names = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
      entry.isFile(),
    );
    expect(names.length).toBeGreaterThan(10);
    for (const { name, parentPath } of names) {
      const path = join(parentPath, name);
      const same = readFileSync(path).equals(readFileSync(join(ROOT, "dist", path.slice(folder.length))));
      expect([path.slice(folder.length), same]).toEqual([path.slice(folder.length), true]);
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
}, 300_000);
