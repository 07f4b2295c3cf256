import js from "@eslint/js";
import tseslint from "typescript-eslint";

/**
 * The layers of the tree, in order: a folder or file may import only from those before it.
 * `workbench` imports none of them; it loads the built add-in.
 */
const LAYERS = [
  ["engine/points"],
  ["engine/tournament"],
  ["engine/team/event", "engine/team/medley-event"],
  ["engine/policy"],
  ["engine/view"],
  ["engine/working"],
  ["engine/lines"],
  ["engine/tiebreak"],
  ["engine/sums"],
  ["engine/tie-break-texts"],
  ["engine/tie-break-words"],
  ["engine/tiebreaks/**", "engine/modifiers"],
  ["engine/team/tiebreaks/**", "engine/team/view"],
  ["engine/rule-set-texts"],
  ["engine/rules"],
  ["engine/sequence"],
  ["engine/preset", "engine/preset-texts"],
  ["engine/team/presets"],
  ["engine/standings", "engine/presets"],
  ["engine/team/rank", "engine/team/board-prizes", "engine/team/medley-players"],
  ["engine/team/medley-totals"],
  ["engine/team/medley"],
  ["engine/advice"],
  ["engine/explain-wording"],
  ["engine/explain-words"],
  ["engine/explain-nouns"],
  ["engine/explain-decision-texts"],
  ["engine/explain-texts"],
  ["engine/explain-rounds"],
  ["engine/explain-reasons"],
  ["engine/explain-notes"],
  ["engine/explain"],
  ["engine/explain-questions"],
  ["engine/explain-decision"],
  ["engine/explain-compare", "engine/explain-place"],
  ["engine/what-if-outcomes"],
  ["engine/what-if", "engine/last-round-games"],
  ["engine/last-round-first"],
  ["engine/last-round"],
  ["engine/last-round-ways"],
  ["engine/index"],
  ["reader/**", "writer/**"],
  ["functions/**", "excel/**"],
  ["taskpane/**"],
];

const OFFICE_GLOBALS = ["Excel", "Office", "OfficeExtension", "OfficeRuntime", "CustomFunctions"];

/** A layer as a regular expression over import specifiers. */
const importOf = (layer) => {
  const path = layer.replace("/**", "").replaceAll("/", "\\/");
  const inEngine = path.replace("engine\\/", "");
  return layer.startsWith("engine/")
    ? `^(\\.{1,2}\\/)+(engine\\/)?${inEngine}${layer.endsWith("/**") ? "(\\/|$)" : "$"}`
    : `^(\\.{1,2}\\/)+${path}(\\/|$)`;
};

const filesOf = (layer) => (layer.endsWith("/**") ? `src/${layer}/*` : `src/${layer}.ts`);

const layerRules = LAYERS.flatMap((names, level) =>
  names.map((name) => {
    const peers = names.filter((peer) => peer !== name);
    const forbidden = [...LAYERS.slice(level + 1).flat(), ...peers].map((layer) => ({
      regex: importOf(layer),
      message: `src/${name} may import only from the layers before it`,
    }));
    const face = {
      regex: "engine\\/(?!index$)",
      message: "other layers see the engine through its public face, engine/index",
    };
    const workbench = {
      regex: "(^|\\/)workbench(\\/|$)",
      message: "the workbench is not part of the add-in",
    };
    const patterns = [...forbidden, workbench, ...(name.startsWith("engine/") ? [] : [face])];
    return { files: [filesOf(name)], rules: { "no-restricted-imports": ["error", { patterns }] } };
  }),
);

const officeFree = {
  files: ["src/engine/**", "src/reader/**", "src/writer/**", "src/workbench/**"],
  rules: {
    "no-restricted-globals": [
      "error",
      ...OFFICE_GLOBALS.map((name) => ({
        name,
        message: `${name} belongs to src/excel, src/functions or src/taskpane`,
      })),
    ],
  },
};

export default tseslint.config(
  { ignores: ["dist", "package", "coverage", "node_modules", ".cache", "test-results"] },
  js.configs.recommended,
  ...tseslint.configs.strictTypeChecked,
  {
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      "@typescript-eslint/no-floating-promises": "error",
      "@typescript-eslint/switch-exhaustiveness-check": [
        "error",
        { considerDefaultExhaustiveForUnions: true },
      ],
      "@typescript-eslint/restrict-template-expressions": ["error", { allowNumber: true }],
      "@typescript-eslint/consistent-type-imports": "error",
      "@typescript-eslint/no-confusing-void-expression": ["error", { ignoreArrowShorthand: true }],
    },
  },
  ...layerRules,
  officeFree,
  {
    files: ["src/workbench/**"],
    rules: {
      "no-restricted-imports": [
        "error",
        {
          patterns: [
            {
              regex: "(^|/)(engine|reader|writer|functions|excel|taskpane)(/|$)",
              message: "the workbench loads the built add-in, never its source",
            },
          ],
        },
      ],
    },
  },
  {
    files: ["src/functions/**"],
    rules: {
      "no-restricted-globals": ["error", "Excel", "Office", "OfficeExtension", "OfficeRuntime"],
      "@typescript-eslint/only-throw-error": [
        "error",
        { allow: [{ from: "package", package: "custom-functions-runtime", name: "Error" }] },
      ],
    },
  },
  { files: ["**/*.js", "**/*.mjs"], ...tseslint.configs.disableTypeChecked },
  {
    files: ["**/*.js", "**/*.mjs"],
    languageOptions: {
      globals: { process: "readonly", console: "readonly", URL: "readonly", Buffer: "readonly" },
    },
  },
);
