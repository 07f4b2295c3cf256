import { damaged } from "../error";
import { append, edited, escapeAttribute, replace } from "./edit";
import { STRICT_RELATIONSHIPS, toStrict } from "./names";
import { attribute, childrenOf, parseXml, type XmlElement } from "./xml";
import { unzip, zip } from "./zip";

const TYPES = "[Content_Types].xml";
const ROOT_RELATIONSHIPS = "_rels/.rels";

const same = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();

const partNameOf = (override: XmlElement): string =>
  attribute(override, "PartName")?.replace(/^\//, "") ?? "";

/** The package of a workbook: its parts and their content types. Parts that nothing writes keep their bytes. */
export class Package {
  readonly #parts: Map<string, Uint8Array>;
  /** Whether it is written in the strict variant of the format. */
  readonly strict: boolean;

  constructor(parts: ReadonlyMap<string, Uint8Array>) {
    this.#parts = new Map(parts);
    this.strict = this.text(ROOT_RELATIONSHIPS).includes(STRICT_RELATIONSHIPS);
  }

  static open(bytes: Uint8Array): Package {
    return new Package(unzip(bytes));
  }

  copy(): Package {
    return new Package(this.#parts);
  }

  bytes(): Uint8Array {
    return zip(this.#parts);
  }

  get parts(): ReadonlyMap<string, Uint8Array> {
    return this.#parts;
  }

  has(part: string): boolean {
    return this.#parts.has(part);
  }

  read(part: string): Uint8Array {
    const bytes = this.#parts.get(part);
    if (!bytes) throw damaged(`its part ${part} is missing`);
    return bytes;
  }

  text(part: string): string {
    const bytes = this.read(part);
    try {
      return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    } catch {
      throw damaged(`its part ${part} is no text`);
    }
  }

  /** Writes a part; XML is put into the namespaces that the workbook uses. */
  write(part: string, content: string | Uint8Array): void {
    const text = typeof content === "string" && this.strict ? toStrict(content) : content;
    const bytes = typeof text === "string" ? new TextEncoder().encode(text) : text;
    this.#parts.set(part, bytes);
  }

  /** Adds a part under a free name like `xl/tables/table#.xml`; the answer is the name. Names that differ in case only are the same. */
  add(pattern: string, type: string, content: string | Uint8Array): string {
    const taken = new Set([...this.#parts.keys()].map((name) => name.toLowerCase()));
    let number = 1;
    while (taken.has(pattern.replace("#", String(number)).toLowerCase())) number++;
    const part = pattern.replace("#", String(number));
    this.write(part, content);
    this.#setType(part, type);
    return part;
  }

  /** Removes a part and its content type. */
  remove(part: string): void {
    this.#parts.delete(part);
    const xml = this.text(TYPES);
    const own = childrenOf(parseXml(xml), "Override").filter((each) => same(partNameOf(each), part));
    if (own.length === 0) return;
    const edits = own.map((each) => replace(each, ""));
    this.write(TYPES, edited(xml, edits));
  }

  /** The content type of a part; undefined where none is stated. */
  type(part: string): string | undefined {
    const types = parseXml(this.text(TYPES));
    const extension = part.slice(part.lastIndexOf(".") + 1);
    const own = childrenOf(types, "Override").find((each) => same(partNameOf(each), part));
    const usual = childrenOf(types, "Default").find((each) =>
      same(attribute(each, "Extension") ?? "", extension),
    );
    return attribute(own ?? usual, "ContentType");
  }

  #setType(part: string, type: string): void {
    if (this.type(part) === type) return;
    const xml = this.text(TYPES);
    const root = parseXml(xml);
    const override = `<${root.prefix}Override PartName="/${escapeAttribute(part)}" ContentType="${type}"/>`;
    this.write(TYPES, edited(xml, [append(root, override)]));
  }
}
