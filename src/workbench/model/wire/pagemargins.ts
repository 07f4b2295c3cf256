import type { Margins, PageSetup } from "../page";
import type { Sheet } from "../sheet";
import { flagOf, numberOf, oneOf, recordOf } from "./arguments";
import { type Session, WireObject } from "./base";

const UNITS = { Points: 1, Inches: 72, Centimeters: 72 / 2.54 } as const;
const MARGINS = ["top", "bottom", "left", "right", "header", "footer"] as const;

type Flag = { [K in keyof PageSetup]: PageSetup[K] extends boolean ? K : never }[keyof PageSetup];

/** The margins of a page, and what is printed besides the cells. */
export abstract class PageMargins extends WireObject {
  constructor(
    session: Session,
    protected readonly sheet: Sheet,
  ) {
    super(session);
  }

  protected change(change: Partial<PageSetup>): void {
    Object.assign(this.sheet.page, change);
    this.book.emit({ kind: "parts", sheet: this.sheet });
  }

  #flag(flag: Flag, value: unknown): void {
    this.change({ [flag]: flagOf(value, flag) });
  }

  #margin(side: keyof Margins, value: unknown): void {
    this.change({ margins: { ...this.sheet.page.margins, [side]: numberOf(value, `${side}Margin`) } });
  }

  get CenterHorizontally() {
    return this.sheet.page.centerHorizontally;
  }
  set CenterHorizontally(value: unknown) {
    this.#flag("centerHorizontally", value);
  }

  get CenterVertically() {
    return this.sheet.page.centerVertically;
  }
  set CenterVertically(value: unknown) {
    this.#flag("centerVertically", value);
  }

  get PrintGridlines() {
    return this.sheet.page.printGridlines;
  }
  set PrintGridlines(value: unknown) {
    this.#flag("printGridlines", value);
  }

  get PrintHeadings() {
    return this.sheet.page.printHeadings;
  }
  set PrintHeadings(value: unknown) {
    this.#flag("printHeadings", value);
  }

  get BlackAndWhite() {
    return this.sheet.page.blackAndWhite;
  }
  set BlackAndWhite(value: unknown) {
    this.#flag("blackAndWhite", value);
  }

  get TopMargin() {
    return this.sheet.page.margins.top;
  }
  set TopMargin(value: unknown) {
    this.#margin("top", value);
  }

  get BottomMargin() {
    return this.sheet.page.margins.bottom;
  }
  set BottomMargin(value: unknown) {
    this.#margin("bottom", value);
  }

  get LeftMargin() {
    return this.sheet.page.margins.left;
  }
  set LeftMargin(value: unknown) {
    this.#margin("left", value);
  }

  get RightMargin() {
    return this.sheet.page.margins.right;
  }
  set RightMargin(value: unknown) {
    this.#margin("right", value);
  }

  get HeaderMargin() {
    return this.sheet.page.margins.header;
  }
  set HeaderMargin(value: unknown) {
    this.#margin("header", value);
  }

  get FooterMargin() {
    return this.sheet.page.margins.footer;
  }
  set FooterMargin(value: unknown) {
    this.#margin("footer", value);
  }

  /** Margins that are not given stay. */
  SetPrintMargins(unit: unknown, options: unknown): void {
    const points = UNITS[oneOf(Object.keys(UNITS) as (keyof typeof UNITS)[], unit, "unit")];
    const given = recordOf(options, "marginOptions");
    for (const side of MARGINS)
      if (given[side] !== undefined) this.#margin(side, numberOf(given[side], side) * points);
  }
}
