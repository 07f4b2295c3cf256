/** An element of an XML file; names without their prefix. */
export interface Element {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: readonly Element[];
  /** Text directly inside. */
  readonly text: string;
}

const TAG = /<(\/?)([\w:]+)((?:\s+[\w:]+="[^"]*")*)\s*(\/?)>|([^<]+)/g;
const ATTRIBUTE = /([\w:]+)="([^"]*)"/g;

const plain = (name: string): string => name.slice(name.indexOf(":") + 1);

interface Draft {
  name: string;
  attributes: ReadonlyMap<string, string>;
  children: Draft[];
  text: string;
}

const draft = (name: string, attributes: string): Draft => ({
  name: plain(name),
  attributes: new Map(
    [...attributes.matchAll(ATTRIBUTE)].map(([, key = "", value = ""]) => [plain(key), value]),
  ),
  children: [],
  text: "",
});

/** Reads the XML that we write ourselves: elements, attributes and text, no entities, no comments. */
export const parseXml = (xml: string): Element => {
  const open: Draft[] = [draft("document", "")];
  for (const [, closing, name = "", attributes = "", empty, text = ""] of xml
    .replace(/^<\?[^>]*\?>/, "")
    .matchAll(TAG)) {
    const parent = open.at(-1);
    if (parent === undefined) throw new Error("an element is closed twice");
    if (name === "") parent.text += text.trim();
    else if (closing === "/") {
      if (open.pop()?.name !== plain(name)) throw new Error(`</${name}> closes another element`);
    } else {
      const element = draft(name, attributes);
      parent.children.push(element);
      if (empty !== "/") open.push(element);
    }
  }
  const [root] = open[0]?.children ?? [];
  if (root === undefined || open.length !== 1) throw new Error("no whole element");
  return root;
};

/** The element and everything in it, in document order. */
export const withDescendants = (element: Element): readonly Element[] => [
  element,
  ...element.children.flatMap(withDescendants),
];
