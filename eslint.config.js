import js from "@eslint/js";
import tseslint from "typescript-eslint";

/**
 * The layers of the tree, in order: a folder or file may import only from those before it.
 * `workbench` imports none of them; it loads the built add-in.
 */
const LAYERS = [
  ["engine/points"],
  ["engine/tournament"],
  ["engine/policy"],
  ["engine/view"],
  ["engine/tiebreak"],
  ["engine/tiebreaks/**"],
  ["engine/rules", "engine/sequence"],
  ["engine/standings", "engine/explain"],
  ["engine/index"],
  ["reader/**", "writer/**"],
  ["functions/**", "excel/**"],
  ["taskpane/**"],
];

const OFFICE_GLOBALS = ["Excel", "Office", "OfficeExtension", "OfficeRuntime", "CustomFunctions"];

/** One module name as a regular expression over import specifiers, whatever the relative path before it. */
const importOf = (layer) => `(^|/)${layer.replace(/\/\*\*$/, "(/|$)").replace(/^engine\/(?!tiebreaks)/, "(engine/)?")}`;

const outside = (layers) => layers.flat();

/** Engine files name each other with `./`; other layers reach the engine through its public face only. */
const layerRules = LAYERS.flatMap((names, level) => {
  const later = outside(LAYERS.slice(level + 1));
  const peers = names.length > 1 ? names : [];
  return names.map((name) => ({
    files: [`src/${name.endsWith("/**") ? name : `${name}.ts`}`, ...(name.endsWith("/**") ? [`src/${name}/*`] : [])],
    rules: {
      "no-restricted-imports": [
        "error",
        {
          patterns: [
            ...[...later, ...peers.filter((peer) => peer !== name && name.startsWith("engine/"))].map((layer) => ({
              regex: `${importOf(layer)}${layer.endsWith("/**") ? "" : "(\\.js|\\.ts)?$"}`,
              message: `src/${name} may import only from the layers before it`,
            })),
            { regex: "(^|/)workbench(/|$)", message: "the workbench is not part of the add-in" },
            ...(name.startsWith("engine/")
              ? []
              : [{ regex: "engine/(?!index)", message: "use the engine's public face, engine/index" }]),
          ],
        },
      ],
    },
  }));
});

const officeFree = {
  files: ["src/engine/**", "src/reader/**", "src/writer/**", "src/workbench/**"],
  rules: {
    "no-restricted-globals": [
      "error",
      ...OFFICE_GLOBALS.map((name) => ({ name, message: `${name} belongs to src/excel, src/functions or src/taskpane` })),
    ],
  },
};

export default tseslint.config(
  { ignores: ["dist", "coverage", "node_modules"] },
  js.configs.recommended,
  ...tseslint.configs.strictTypeChecked,
  {
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      "@typescript-eslint/no-floating-promises": "error",
      "@typescript-eslint/switch-exhaustiveness-check": ["error", { considerDefaultExhaustiveForUnions: true }],
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
    },
  },
  { files: ["**/*.js", "**/*.mjs"], ...tseslint.configs.disableTypeChecked },
  {
    files: ["**/*.js", "**/*.mjs"],
    languageOptions: { globals: { process: "readonly", console: "readonly", URL: "readonly", Buffer: "readonly" } },
  },
);
