import { oneOf } from "./arguments";
import { WireObject } from "./base";

const MODES = ["Automatic", "AutomaticExceptTables", "Manual"] as const;
const TYPES = ["Recalculate", "Full", "FullRebuild"] as const;

/** @see https://learn.microsoft.com/javascript/api/excel/excel.application */
export class Application extends WireObject {
  get CalculationMode() {
    return this.book.calculationMode;
  }
  set CalculationMode(value: unknown) {
    this.book.calculationMode = oneOf(MODES, value, "calculationMode");
  }

  get CalculationState(): string {
    return this.book.calculating ? "Calculating" : "Done";
  }

  get DecimalSeparator(): string {
    return ".";
  }

  get ThousandsSeparator(): string {
    return ",";
  }

  Calculate(calculationType: unknown): void {
    const type = oneOf(TYPES, calculationType, "calculationType");
    this.book.emit({ kind: "recalculate", sheet: undefined, full: type !== "Recalculate" });
  }

  /** Formulas are calculated after a request, never within it: there is nothing to suspend. */
  SuspendApiCalculationUntilNextSync(): void {
    return;
  }

  SuspendScreenUpdatingUntilNextSync(): void {
    return;
  }
}
