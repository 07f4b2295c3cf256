import type { HeaderFooter as Texts } from "../page";
import { oneOf, textOf } from "./arguments";
import { type Session, WireObject } from "./base";

type Read = () => Texts;
type Write = (texts: Texts) => void;

/** The texts at the top and the foot of a page, with Excel's codes. */
class HeaderFooter extends WireObject {
  constructor(
    session: Session,
    private readonly read: Read,
    private readonly write: Write,
  ) {
    super(session);
  }

  #set(part: keyof Texts, value: unknown): void {
    this.write({ ...this.read(), [part]: textOf(value, part) });
  }

  get LeftHeader() {
    return this.read().leftHeader;
  }
  set LeftHeader(value: unknown) {
    this.#set("leftHeader", value);
  }

  get CenterHeader() {
    return this.read().centerHeader;
  }
  set CenterHeader(value: unknown) {
    this.#set("centerHeader", value);
  }

  get RightHeader() {
    return this.read().rightHeader;
  }
  set RightHeader(value: unknown) {
    this.#set("rightHeader", value);
  }

  get LeftFooter() {
    return this.read().leftFooter;
  }
  set LeftFooter(value: unknown) {
    this.#set("leftFooter", value);
  }

  get CenterFooter() {
    return this.read().centerFooter;
  }
  set CenterFooter(value: unknown) {
    this.#set("centerFooter", value);
  }

  get RightFooter() {
    return this.read().rightFooter;
  }
  set RightFooter(value: unknown) {
    this.#set("rightFooter", value);
  }
}

/** Only one header and footer for all pages; the other states are refused. */
export class HeaderFooterGroup extends WireObject {
  constructor(
    session: Session,
    private readonly read: Read,
    private readonly write: Write,
  ) {
    super(session);
  }

  get DefaultForAllPages(): HeaderFooter {
    return new HeaderFooter(this.session, this.read, this.write);
  }

  get State(): string {
    return "Default";
  }
  set State(value: unknown) {
    oneOf(["Default"], value, "state");
  }
}
