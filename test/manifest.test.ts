import { existsSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { ENGLISH, LANGUAGES } from "../scripts/build/languages";
import { LOCAL_BASE, manifestFor, withNamespace } from "../scripts/build/manifest";
import { orderFaults } from "./manifest/schema";
import { type Element, parseXml, withDescendants } from "./manifest/xml";

const OTHERS = LANGUAGES.filter((language) => language !== ENGLISH);

const dist = new URL("../dist/", import.meta.url);
const built = (path: string): URL => new URL(path, dist);

const xml = readFileSync(built("manifest.xml"), "utf8");
const manifest = parseXml(xml);
const elements = withDescendants(manifest);

const named = (name: string): readonly Element[] => elements.filter((element) => element.name === name);
const attribute = (element: Element, name: string): string => element.attributes.get(name) ?? "";
const attributes = (found: readonly Element[], name: string): readonly string[] =>
  found.map((element) => attribute(element, name));
/** The values of elements, in every language. */
const valuesOf = (found: readonly Element[]): readonly string[] =>
  found.flatMap((element) => [
    attribute(element, "DefaultValue"),
    ...element.children.map((override) => attribute(override, "Value")),
  ]);
const textOf = (name: string): string => named(name)[0]?.text ?? "";

const resources = named("Resources")
  .flatMap(withDescendants)
  .filter(({ attributes: all }) => all.has("id"));
const resource = (id: string): string =>
  attribute(resources.find((element) => attribute(element, "id") === id) ?? manifest, "DefaultValue");
const resids = elements.flatMap(({ attributes: all }) => all.get("resid") ?? []);
const urls = elements
  .flatMap(({ attributes: all }) => all.get("DefaultValue") ?? all.get("Value") ?? [])
  .filter((value) => /^[a-z]+:\/\//.test(value));

test("elements stand in order and as often as the schema wants", () => {
  expect(orderFaults(manifest)).toEqual([]);
});

test("elements out of order are told", () => {
  const swapped = xml.replace(/(<Id>.*<\/Id>)\s*(<Version>.*<\/Version>)/, "$2$1");
  expect(orderFaults(parseXml(swapped))).toEqual([expect.stringMatching(/^OfficeApp: Version, Id/)]);
});

test("each resid has one resource, and each resource is used", () => {
  const ids = attributes(resources, "id");
  expect(new Set(ids).size).toBe(ids.length);
  expect([...new Set(resids)].sort()).toEqual([...ids].sort());
});

test.each([
  ["resource ids", attributes(resources, "id"), 32],
  ["short strings", valuesOf(named("ShortStrings").flatMap(({ children }) => children)), 125],
  ["long strings", valuesOf(named("LongStrings").flatMap(({ children }) => children)), 250],
  ["the name", valuesOf(named("DisplayName")), 125],
  ["the description", valuesOf(manifest.children.filter(({ name }) => name === "Description")), 250],
])("no more characters than Excel takes: %s", (_what, texts, most) => {
  expect(texts.length).toBeGreaterThan(0);
  expect(texts.filter(({ length }) => length === 0 || length > most)).toEqual([]);
});

test("every address is https and leads to a file of the add-in", () => {
  expect(urls.length).toBeGreaterThan(0);
  expect(urls.filter((url) => !url.startsWith("https://"))).toEqual([]);
  const missing = urls.filter((url) => !existsSync(built(url.replace(LOCAL_BASE, ""))));
  expect(missing).toEqual([]);
});

test("pane, functions and commands share one runtime, on the pane page", () => {
  const page = "Taskpane.Url";
  const places = ["Runtime", "FunctionFile"].flatMap(named);
  const sources = ["Page", "Action"].flatMap(named).flatMap(({ children }) => children);
  const shared = [...places, ...sources.filter(({ name }) => name === "SourceLocation")];
  expect(attributes(shared, "resid")).toEqual([page, page, page, page]);
  expect(attributes(named("DefaultSettings")[0]?.children ?? [], "DefaultValue")).toEqual([resource(page)]);
  expect(named("TaskpaneId")).toEqual([]);
});

describe.each(OTHERS)("in $locale", ({ locale, folder }) => {
  const overrideOf = (element: Element): string | undefined =>
    element.children
      .filter((child) => attribute(child, "Locale") === locale)
      .map((child) => attribute(child, "Value"))[0];

  test("every text has words of its own", () => {
    const texts = [
      ...named("DisplayName"),
      ...manifest.children.filter(({ name }) => name === "Description"),
      ...named("String"),
    ];
    expect(texts.length).toBeGreaterThan(10);
    const alike = texts.filter((text) => {
      const override = overrideOf(text);
      return override === undefined || override === attribute(text, "DefaultValue");
    });
    expect(alike.map((text) => attribute(text, "DefaultValue"))).toEqual([]);
  });

  test("pane and functions are those of the language", () => {
    const pages = [...named("DefaultSettings").flatMap(({ children }) => children), ...named("Url")];
    const own = pages.map((page) => [attribute(page, "DefaultValue"), overrideOf(page)]);
    expect(own).toEqual([
      ...["taskpane.html", "taskpane.html", "functions.js", "functions.json"].map((file) => [
        LOCAL_BASE + file,
        LOCAL_BASE + folder + file,
      ]),
      [`${LOCAL_BASE}help/index.html`, undefined],
    ]);
  });
});

test("functions have no prefix", () => {
  expect(named("Namespace")).toEqual([]);
});

test("requirement sets", () => {
  const sets = named("Set").map((set) => [attribute(set, "Name"), attribute(set, "MinVersion")]);
  expect(sets).toEqual([
    ["SharedRuntime", "1.1"],
    ["CustomFunctionsRuntime", "1.2"],
    ["ExcelApi", "1.12"],
  ]);
});

test("each command is associated in the pane's script", () => {
  const script = readFileSync(built("taskpane.js"), "utf8");
  const commands = named("FunctionName").map(({ text }) => text);
  expect(commands).toContain("RankSheet");
  expect(commands.filter((name) => !script.includes(name))).toEqual([]);
});

test("icons have the size that is asked for", () => {
  const widthOf = (path: string): number => readFileSync(built(path)).readUInt32BE(16);
  const icons = named("Icon").flatMap(({ children }) => children);
  const wanted = [
    ...icons.map((icon) => [resource(attribute(icon, "resid")), Number(attribute(icon, "size"))] as const),
    [attributes(named("IconUrl"), "DefaultValue")[0] ?? "", 32] as const,
    [attributes(named("HighResolutionIconUrl"), "DefaultValue")[0] ?? "", 64] as const,
  ];
  const wrong = wanted.filter(([url, size]) => widthOf(url.replace(LOCAL_BASE, "")) !== size);
  expect(wrong).toEqual([]);
});

test("the version is that of the package", () => {
  const { version } = JSON.parse(readFileSync(new URL("../package.json", import.meta.url), "utf8")) as {
    readonly version: string;
  };
  expect(textOf("Version")).toBe(`${version}.0`);
});

describe("a release", () => {
  const release = { ADDIN_BASE_URL: "https://example.org/tie-breaks", ADDIN_VERSION: "2.3.4.5" };

  test("moves every address and sets the version", () => {
    const moved = manifestFor(xml, release);
    expect(moved).not.toContain("localhost");
    expect(moved).toContain("<Version>2.3.4.5</Version>");
    expect(
      moved.replaceAll("https://example.org/tie-breaks/", LOCAL_BASE).replace("2.3.4.5", textOf("Version")),
    ).toBe(xml);
  });

  test.each([
    [{ ADDIN_BASE_URL: "http://example.org/" }, "is not https"],
    [{ ADDIN_BASE_URL: "example.org" }, "Invalid URL"],
    [{ ADDIN_VERSION: "2.3<" }, "is not like 1.2.3.4"],
  ])("%j is refused", (wrong, why) => {
    expect(() => manifestFor(xml, wrong)).toThrow(why);
  });
});

describe("the manifest with a prefix", () => {
  const prefixed = readFileSync(built("manifest-prefixed.xml"), "utf8");

  test("is the other one with the prefix, in its place", () => {
    expect(orderFaults(parseXml(prefixed))).toEqual([]);
    const added = prefixed.split("\n").filter((line) => !xml.split("\n").includes(line));
    expect(added.map((line) => line.trim())).toEqual([
      '<Namespace resid="Functions.Namespace" />',
      '<bt:String id="Functions.Namespace" DefaultValue="TB" />',
    ]);
  });

  test.each(["", "T", "A B", '"/>', "9TB", "x".repeat(33)])("takes no %j", (prefix) => {
    expect(() => withNamespace(xml, prefix)).toThrow("is no prefix");
  });
});
