/** The numbers by which the wire calls Excel's events. */
export const EVENT = {
  changed: 10,
  activated: 11,
  deactivated: 12,
  added: 13,
  selectionChanged: 14,
  deleted: 15,
  calculated: 16,
  formatChanged: 18,
  tableChanged: 101,
} as const;

export type EventType = (typeof EVENT)[keyof typeof EVENT];

/** The target of an event that speaks of the whole workbook. */
export const WORKBOOK_TARGET = "Workbook";

/** Which events the add-in asked for, by event and target. */
export class Subscriptions {
  /** Off while the add-in wants no events (`runtime.enableEvents`). */
  enabled = true;
  readonly #wanted = new Set<string>();

  add(type: EventType, target: string): void {
    this.#wanted.add(`${type} ${target}`);
  }

  remove(type: EventType, target: string): void {
    this.#wanted.delete(`${type} ${target}`);
  }

  has(type: EventType, target: string): boolean {
    return this.enabled && this.#wanted.has(`${type} ${target}`);
  }
}
