import { type Area, intersect } from "../address";
import { subtract } from "../clear";
import { ApiError } from "../errors";
import { requireAllowed } from "../guard";
import type { ConditionalRule } from "../parts";
import type { Sheet } from "../sheet";
import { flagOf, integerOf } from "./arguments";
import { found, type Session, WireCollection } from "./base";
import { CustomConditionalFormat, RulePart } from "./conditionalrules";
import { Range } from "./range";
import { RangeAreas } from "./rangeareas";

/** @see https://learn.microsoft.com/javascript/api/excel/excel.conditionalformat */
export class ConditionalFormat extends RulePart {
  constructor(
    session: Session,
    private readonly sheet: Sheet,
    rule: ConditionalRule,
  ) {
    super(session, rule);
  }

  override identity() {
    return { Id: this.rule.id };
  }

  get Id(): string {
    return this.rule.id;
  }

  get Type(): string {
    return "Custom";
  }

  get Priority(): number {
    return this.sheet.conditionals.indexOf(this.rule);
  }
  set Priority(value: unknown) {
    const to = integerOf(value, "priority");
    this.sheet.conditionals.splice(this.Priority, 1);
    this.sheet.conditionals.splice(to, 0, this.rule);
  }

  get StopIfTrue(): boolean {
    return this.rule.stopIfTrue;
  }
  set StopIfTrue(value: unknown) {
    this.rule.stopIfTrue = flagOf(value, "stopIfTrue");
  }

  get Custom(): CustomConditionalFormat {
    return new CustomConditionalFormat(this.session, this.rule);
  }

  get CustomOrNullObject(): CustomConditionalFormat {
    return this.Custom;
  }

  GetRange(): Range {
    return found(this.GetRangeOrNullObject());
  }

  GetRangeOrNullObject(): Range | null {
    const [area, another] = this.rule.areas;
    return area && !another ? new Range(this.session, this.sheet, area) : null;
  }

  GetRanges(): RangeAreas {
    return new RangeAreas(this.session, this.sheet, this.rule.areas);
  }

  Delete(): void {
    this.sheet.conditionals = this.sheet.conditionals.filter((rule) => rule !== this.rule);
    this.book.emit({ kind: "parts", sheet: this.sheet });
  }
}

/**
 * The rules that touch some areas; a new one goes before the others, as in Excel.
 *
 * @see https://learn.microsoft.com/office/dev/add-ins/excel/excel-add-ins-conditional-formatting
 */
export class ConditionalFormatCollection extends WireCollection<ConditionalFormat> {
  constructor(
    session: Session,
    private readonly sheet: Sheet,
    private readonly areas: readonly Area[],
  ) {
    super(session);
  }

  get Items(): readonly ConditionalFormat[] {
    return this.sheet.conditionals
      .filter((rule) => rule.areas.some((own) => this.areas.some((area) => intersect(own, area))))
      .map((rule) => new ConditionalFormat(this.session, this.sheet, rule));
  }

  protected keysOf(format: ConditionalFormat): readonly string[] {
    return [format.Id];
  }

  Add(type: unknown): ConditionalFormat {
    if (type !== "Custom")
      throw new ApiError("NotImplemented", `The workbench has no conditional format ${String(type)}.`);
    requireAllowed(this.sheet, "allowFormatCells");
    const rule: ConditionalRule = {
      id: this.book.newId(),
      areas: this.areas,
      formula: "",
      format: {},
      stopIfTrue: false,
    };
    this.sheet.conditionals.unshift(rule);
    this.book.emit({ kind: "parts", sheet: this.sheet });
    return new ConditionalFormat(this.session, this.sheet, rule);
  }

  ClearAll(): void {
    requireAllowed(this.sheet, "allowFormatCells");
    for (const rule of this.sheet.conditionals)
      rule.areas = this.areas.reduce(
        (left, area) => left.flatMap((own) => subtract(own, area)),
        [...rule.areas],
      );
    this.sheet.conditionals = this.sheet.conditionals.filter((rule) => rule.areas.length > 0);
    this.book.emit({ kind: "parts", sheet: this.sheet });
  }
}
