import type { Element } from "./xml";

/** A child: its name, and how often it stands; without a mark once. `?` at most once, `+` at least once, `*` any number. */
type Child = `${string}${"" | "?" | "+" | "*"}`;

/**
 * The children of each element that the manifest uses, in order.
 *
 * `Parent>Child` where the same name stands for different things.
 *
 * @see https://learn.microsoft.com/office/dev/add-ins/develop/manifest-element-ordering
 */
const CHILDREN: ReadonlyMap<string, readonly Child[]> = new Map<string, readonly Child[]>([
  [
    "OfficeApp",
    [
      "Id",
      "AlternateId?",
      "Version",
      "ProviderName",
      "DefaultLocale",
      "DisplayName",
      "Description",
      "IconUrl",
      "HighResolutionIconUrl",
      "SupportUrl",
      "AppDomains?",
      "Hosts",
      "Requirements",
      "DefaultSettings",
      "Permissions",
      "VersionOverrides",
    ],
  ],
  ["DisplayName", ["Override*"]],
  ["OfficeApp>Description", ["Override*"]],
  ["DefaultSettings>SourceLocation", ["Override*"]],
  ["OfficeApp>Hosts", ["Host+"]],
  ["Requirements", ["Sets"]],
  ["Sets", ["Set+"]],
  ["DefaultSettings", ["SourceLocation"]],
  ["VersionOverrides", ["Description?", "Requirements?", "Hosts", "Resources"]],
  ["VersionOverrides>Hosts", ["Host+"]],
  ["Hosts>Host", ["Runtimes?", "AllFormFactors?", "DesktopFormFactor?"]],
  ["Runtimes", ["Runtime+"]],
  ["AllFormFactors", ["ExtensionPoint+"]],
  ["AllFormFactors>ExtensionPoint", ["Script", "Page", "Metadata", "Namespace?"]],
  ["Script", ["SourceLocation"]],
  ["Page", ["SourceLocation"]],
  ["Metadata", ["SourceLocation"]],
  ["DesktopFormFactor", ["GetStarted?", "FunctionFile?", "ExtensionPoint+"]],
  ["GetStarted", ["Title", "Description", "LearnMoreUrl"]],
  ["DesktopFormFactor>ExtensionPoint", ["OfficeTab?", "OfficeMenu?"]],
  ["OfficeTab", ["Group+"]],
  ["OfficeMenu", ["Control+"]],
  ["Group", ["Label", "Icon", "Control+"]],
  ["Control", ["Label", "Supertip", "Icon", "Action"]],
  ["Supertip", ["Title", "Description"]],
  ["Icon", ["Image+"]],
  ["Action", ["SourceLocation?", "FunctionName?"]],
  ["Resources", ["Images?", "Urls?", "ShortStrings?", "LongStrings?"]],
  ["Images", ["Image+"]],
  ["Urls", ["Url+"]],
  ["ShortStrings", ["String+"]],
  ["LongStrings", ["String+"]],
  ["Url", ["Override*"]],
  ["String", ["Override*"]],
]);

const matches = (names: readonly string[], children: readonly Child[]): boolean => {
  const pattern = children.map((child) => {
    const mark = /[?+*]$/.exec(child)?.[0] ?? "";
    return `(?:${child.slice(0, child.length - mark.length)},)${mark}`;
  });
  return new RegExp(`^${pattern.join("")}$`).test(names.map((name) => `${name},`).join(""));
};

/** What is out of order, missing, twice or unknown in an element, one line a place. */
export const orderFaults = (element: Element, parent = ""): readonly string[] => {
  const children = CHILDREN.get(`${parent}>${element.name}`) ?? CHILDREN.get(element.name) ?? [];
  const names = element.children.map(({ name }) => name);
  const own = matches(names, children) ? [] : [`${element.name}: ${names.join(", ")}`];
  return [...own, ...element.children.flatMap((child) => orderFaults(child, element.name))];
};
