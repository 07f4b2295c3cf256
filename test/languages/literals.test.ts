import { readFileSync } from "node:fs";
import ts from "typescript";
import { expect, test } from "vitest";
import { otherModules, pathOf } from "./modules";

/** Code that speaks to users; engine and reader hold vocabulary of sheets as well, and are looked through for sentences. */
const SPEAKING = otherModules.filter((file) => !/^reader\/(?:layouts|tokens|trf)\/|words\.ts$/.test(file));

/** Names: of sheets, which are alike in every language, of a sample's players, of countries, of presets (`preset-texts`). */
const EXEMPT = new Set([
  "excel/sheet-names.ts",
  "excel/surroundings.ts",
  "taskpane/sheets/sample.ts",
  "engine/presets.ts",
  "engine/team/presets.ts",
]);

/** Declarations of tie-breaks are English; `tie-break-texts` has the words in other languages. */
const DECLARATIONS = /^engine\/(?:team\/)?tiebreaks\//;

const SENTENCE = /\p{L}{2,} \p{L}{2,}/u;
const WORD = /^\p{Lu}\p{Ll}{2,}$/u;

/** Values of Excel's interface, keys of a keyboard, and headings that formulas give, which are alike in every language. */
const FIXED = new Set(
  (
    "General Left Right Center Landscape Portrait Line Columns Custom Visible Continuous Down Contents Formats " +
    "Hyperlinks Letter Medium Home End Escape Enter Tab Place Decides Round Opponent Result Score Counted Used Why " +
    "Total Level Cell Player Message Code Name Function Rule Summary Team Rating Players Type House"
  ).split(" "),
);

/** Texts whose words no user sees: errors thrown at programmers, classes and ids. */
const isHidden = (node: ts.Node): boolean => {
  for (let up: ts.Node = node; !ts.isSourceFile(up); up = up.parent) {
    if (ts.isNewExpression(up) && /Error$/.test(up.expression.getText())) return true;
    if (ts.isJsxAttribute(up) && /^(?:class|id|key|type|role)$/.test(up.name.getText())) return true;
    if (ts.isTypeNode(up) || ts.isImportDeclaration(up) || ts.isExportDeclaration(up)) return true;
  }
  return false;
};

const textIn = (node: ts.Node): string => {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isJsxText(node)) return node.text.trim();
  if (!ts.isTemplateExpression(node)) return "";
  return [node.head, ...node.templateSpans.map(({ literal }) => literal)].map(({ text }) => text).join("…");
};

/** The same of more than one word. */
const FIXED_TEXTS = new Set(["No findings", "Match points", "Board points"]);

const isSaid = (text: string): boolean =>
  (SENTENCE.test(text) && !FIXED_TEXTS.has(text)) || (WORD.test(text) && !FIXED.has(text));

const saidIn = (file: string): readonly string[] => {
  const kind = file.endsWith("x") ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = ts.createSourceFile(
    file,
    readFileSync(pathOf(file), "utf8"),
    ts.ScriptTarget.ESNext,
    true,
    kind,
  );
  const found: string[] = [];
  const look = (node: ts.Node): void => {
    const text = textIn(node);
    if (isSaid(text) && !isHidden(node)) found.push(text);
    ts.forEachChild(node, look);
  };
  look(source);
  return found;
};

test("what users read stands in modules of texts alone", () => {
  const files = SPEAKING.filter((file) => !EXEMPT.has(file) && !DECLARATIONS.test(file));
  const said = files.flatMap((file) => saidIn(file).map((text) => `${file}: ${text}`));
  expect(said).toEqual([]);
});
