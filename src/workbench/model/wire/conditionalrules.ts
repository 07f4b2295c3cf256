import type { CellFormat } from "../format";
import type { ConditionalRule } from "../parts";
import { without } from "../without";
import { colorOf, flagOf, textOf } from "./arguments";
import { type Session, WireObject } from "./base";

/** Part of the format that a rule lays over the cells. */
export abstract class RulePart extends WireObject {
  constructor(
    session: Session,
    protected readonly rule: ConditionalRule,
  ) {
    super(session);
  }

  protected format(change: CellFormat): void {
    this.rule.format = { ...this.rule.format, ...change };
  }
}

class ConditionalRangeFont extends RulePart {
  get Bold(): boolean | null {
    return this.rule.format.font?.bold ?? null;
  }
  set Bold(value: unknown) {
    this.format({ font: { ...this.rule.format.font, bold: flagOf(value, "bold") } });
  }

  get Italic(): boolean | null {
    return this.rule.format.font?.italic ?? null;
  }
  set Italic(value: unknown) {
    this.format({ font: { ...this.rule.format.font, italic: flagOf(value, "italic") } });
  }

  get Strikethrough(): boolean | null {
    return this.rule.format.font?.strikethrough ?? null;
  }
  set Strikethrough(value: unknown) {
    this.format({ font: { ...this.rule.format.font, strikethrough: flagOf(value, "strikethrough") } });
  }

  get Color(): string {
    return this.rule.format.font?.color ?? "";
  }
  set Color(value: unknown) {
    this.format({ font: { ...this.rule.format.font, color: colorOf(value) } });
  }

  Clear(): void {
    this.rule.format = without(this.rule.format, "font");
  }
}

class ConditionalRangeFill extends RulePart {
  get Color(): string {
    return this.rule.format.fill?.color ?? "";
  }
  set Color(value: unknown) {
    this.format({ fill: { color: colorOf(value) } });
  }

  Clear(): void {
    this.rule.format = without(this.rule.format, "fill");
  }
}

class ConditionalRangeFormat extends RulePart {
  get Font(): ConditionalRangeFont {
    return new ConditionalRangeFont(this.session, this.rule);
  }

  get Fill(): ConditionalRangeFill {
    return new ConditionalRangeFill(this.session, this.rule);
  }
}

class ConditionalFormatRule extends RulePart {
  get Formula(): string {
    return this.rule.formula;
  }
  set Formula(value: unknown) {
    this.rule.formula = textOf(value, "formula");
  }
}

export class CustomConditionalFormat extends RulePart {
  get Format(): ConditionalRangeFormat {
    return new ConditionalRangeFormat(this.session, this.rule);
  }

  get Rule(): ConditionalFormatRule {
    return new ConditionalFormatRule(this.session, this.rule);
  }
}
