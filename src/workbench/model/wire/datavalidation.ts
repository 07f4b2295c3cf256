import { type Area, contains, intersect, sameArea } from "../address";
import { subtract } from "../clear";
import { requireAllowed } from "../guard";
import type { ErrorAlert, InputMessage, Validation, ValidationRule } from "../parts";
import type { Sheet } from "../sheet";
import { flagOf, recordOf, textOf } from "./arguments";
import { type Session, WireObject } from "./base";

const TYPES: Readonly<Record<string, string>> = {
  list: "List",
  wholeNumber: "WholeNumber",
  decimal: "Decimal",
  textLength: "TextLength",
  date: "Date",
  time: "Time",
  custom: "Custom",
};

const NO_PROMPT: InputMessage = { title: "", message: "", showPrompt: true };
const NO_ALERT: ErrorAlert = { title: "", message: "", showAlert: true, style: "Stop" };

/** Titles have at most 32 characters in Excel, messages 255. */
const messageOf = (value: unknown): InputMessage => {
  const { title, message, showPrompt } = recordOf(value, "prompt");
  return {
    title: textOf(title, "prompt.title").slice(0, 32),
    message: textOf(message, "prompt.message").slice(0, 255),
    showPrompt: flagOf(showPrompt, "prompt.showPrompt"),
  };
};

const alertOf = (value: unknown): ErrorAlert => {
  const { title, message, showAlert, style } = recordOf(value, "errorAlert");
  return {
    title: textOf(title, "errorAlert.title").slice(0, 32),
    message: textOf(message, "errorAlert.message").slice(0, 255),
    showAlert: flagOf(showAlert, "errorAlert.showAlert"),
    style: textOf(style, "errorAlert.style"),
  };
};

/**
 * The validation of some areas: what may be typed, and the message shown when a cell is selected.
 *
 * @see https://learn.microsoft.com/office/dev/add-ins/excel/excel-add-ins-data-validation
 */
export class DataValidation extends WireObject {
  constructor(
    session: Session,
    private readonly sheet: Sheet,
    private readonly areas: readonly Area[],
  ) {
    super(session);
  }

  /** The one validation of all areas; undefined where there is none, or more than one. */
  #current(): Validation | undefined {
    const [first] = this.areas;
    const own = this.sheet.validations.find((part) => first && contains(part.area, first));
    return own && this.areas.every((area) => this.#isOnly(own, area)) ? own : undefined;
  }

  #isOnly(own: Validation, area: Area): boolean {
    const others = this.sheet.validations.filter((part) => part !== own && intersect(part.area, area));
    return others.length === 0 && contains(own.area, area);
  }

  #set(change: Partial<Validation>): void {
    requireAllowed(this.sheet, "allowFormatCells");
    const before = this.#current();
    this.Clear();
    for (const area of this.areas)
      this.sheet.validations.push({
        rule: undefined,
        prompt: undefined,
        alert: undefined,
        ignoreBlanks: true,
        ...before,
        ...change,
        area,
      });
    this.book.emit({ kind: "parts", sheet: this.sheet });
  }

  get Rule(): ValidationRule {
    return this.#current()?.rule ?? {};
  }
  set Rule(value: unknown) {
    this.#set({ rule: recordOf(value, "rule") });
  }

  get Prompt(): InputMessage {
    return this.#current()?.prompt ?? NO_PROMPT;
  }
  set Prompt(value: unknown) {
    this.#set({ prompt: messageOf(value) });
  }

  get ErrorAlert(): ErrorAlert {
    return this.#current()?.alert ?? NO_ALERT;
  }
  set ErrorAlert(value: unknown) {
    this.#set({ alert: alertOf(value) });
  }

  get IgnoreBlanks(): boolean {
    return this.#current()?.ignoreBlanks ?? true;
  }
  set IgnoreBlanks(value: unknown) {
    this.#set({ ignoreBlanks: flagOf(value, "ignoreBlanks") });
  }

  get Type(): string {
    const touched = this.sheet.validations.some((part) =>
      this.areas.some((area) => intersect(part.area, area)),
    );
    const current = this.#current();
    if (!current) return touched ? "Inconsistent" : "None";
    const kinds = Object.keys(current.rule ?? {}).filter((kind) => Object.hasOwn(TYPES, kind));
    return TYPES[kinds[0] ?? ""] ?? "None";
  }

  Clear(): void {
    for (const area of this.areas)
      this.sheet.validations = this.sheet.validations.flatMap((part) =>
        subtract(part.area, area).map((rest) => (sameArea(rest, part.area) ? part : { ...part, area: rest })),
      );
    this.book.emit({ kind: "parts", sheet: this.sheet });
  }
}
