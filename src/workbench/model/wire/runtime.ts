import { flagOf } from "./arguments";
import { WireObject } from "./base";

/** @see https://learn.microsoft.com/javascript/api/excel/excel.runtime */
export class Runtime extends WireObject {
  get EnableEvents(): boolean {
    return this.session.subscriptions.enabled;
  }
  set EnableEvents(value: unknown) {
    this.session.subscriptions.enabled = flagOf(value, "enableEvents");
  }
}
