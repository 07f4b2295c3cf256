import { ApiError } from "../errors";
import { numberOf, textOf } from "./arguments";
import { type Session, WireCollection, WireObject } from "./base";

type CustomValue = string | number | boolean | Date;

/** @see https://learn.microsoft.com/javascript/api/excel/excel.customproperty */
class CustomProperty extends WireObject {
  constructor(
    session: Session,
    private readonly key: string,
  ) {
    super(session);
  }

  override identity() {
    return { _Id: this.key };
  }

  get Key(): string {
    return this.key;
  }

  get Value(): CustomValue {
    return this.book.customProperties.get(this.key) ?? "";
  }
  set Value(value: unknown) {
    this.book.customProperties.set(this.key, customValue(value));
  }

  get Type(): string {
    const { Value: value } = this;
    if (value instanceof Date) return "Date";
    return { number: "Number", boolean: "Boolean", string: "String" }[typeof value as "string"];
  }

  Delete(): void {
    this.book.customProperties.delete(this.key);
  }
}

const customValue = (value: unknown): CustomValue => {
  if (typeof value === "string" || typeof value === "number" || typeof value === "boolean") return value;
  throw new ApiError("InvalidArgument", "A custom property is a text, a number or a boolean.");
};

class CustomPropertyCollection extends WireCollection<CustomProperty> {
  get Items(): readonly CustomProperty[] {
    return [...this.book.customProperties.keys()].map((key) => new CustomProperty(this.session, key));
  }

  protected keysOf(property: CustomProperty): readonly string[] {
    return [property.Key];
  }

  Add(key: unknown, value: unknown): CustomProperty {
    const own = this.GetItemOrNullObject(key)?.Key ?? textOf(key, "key");
    this.book.customProperties.set(own, customValue(value));
    return new CustomProperty(this.session, own);
  }

  DeleteAll(): void {
    this.book.customProperties.clear();
  }
}

/** @see https://learn.microsoft.com/javascript/api/excel/excel.documentproperties */
export class DocumentProperties extends WireObject {
  #text(name: string): string {
    return String(this.book.properties.get(name) ?? "");
  }

  #set(name: string, value: unknown): void {
    this.book.properties.set(name, textOf(value, name));
    this.book.emit({ kind: "parts", sheet: undefined });
  }

  get Custom(): CustomPropertyCollection {
    return new CustomPropertyCollection(this.session);
  }

  get Author(): string {
    return this.#text("author");
  }
  set Author(value: unknown) {
    this.#set("author", value);
  }

  get Category(): string {
    return this.#text("category");
  }
  set Category(value: unknown) {
    this.#set("category", value);
  }

  get Comments(): string {
    return this.#text("comments");
  }
  set Comments(value: unknown) {
    this.#set("comments", value);
  }

  get Company(): string {
    return this.#text("company");
  }
  set Company(value: unknown) {
    this.#set("company", value);
  }

  get Keywords(): string {
    return this.#text("keywords");
  }
  set Keywords(value: unknown) {
    this.#set("keywords", value);
  }

  get Manager(): string {
    return this.#text("manager");
  }
  set Manager(value: unknown) {
    this.#set("manager", value);
  }

  get Subject(): string {
    return this.#text("subject");
  }
  set Subject(value: unknown) {
    this.#set("subject", value);
  }

  get Title(): string {
    return this.#text("title");
  }
  set Title(value: unknown) {
    this.#set("title", value);
  }

  get LastAuthor(): string {
    return this.#text("lastAuthor");
  }

  get RevisionNumber(): number {
    return Number(this.book.properties.get("revisionNumber") ?? 0);
  }
  set RevisionNumber(value: unknown) {
    this.book.properties.set("revisionNumber", numberOf(value, "revisionNumber"));
  }

  get CreationDate(): string | null {
    const created = this.book.properties.get("creationDate");
    return created instanceof Date ? created.toISOString() : null;
  }
}
