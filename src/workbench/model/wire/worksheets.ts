import type { Sheet } from "../sheet";
import { addSheet } from "../sheets";
import { orElse, textOf } from "./arguments";
import { found, type Session, WireCollection } from "./base";
import { EVENT, type EventType, WORKBOOK_TARGET } from "./subscriptions";
import { Worksheet } from "./worksheet";

/** The wire object of a sheet. */
export const worksheetOf = (session: Session, sheet: Sheet): Worksheet => new Worksheet(session, sheet);

/** @see https://learn.microsoft.com/javascript/api/excel/excel.worksheetcollection */
export class WorksheetCollection extends WireCollection<Worksheet> {
  get Items(): readonly Worksheet[] {
    return this.book.sheets.map((sheet) => worksheetOf(this.session, sheet));
  }

  protected keysOf(worksheet: Worksheet): readonly string[] {
    return [worksheet.Id, worksheet.Name];
  }

  #visible(visibleOnly: unknown): readonly Sheet[] {
    return this.book.sheets.filter((sheet) => visibleOnly !== true || sheet.visibility === "Visible");
  }

  override GetCount(visibleOnly?: unknown): number {
    return this.#visible(visibleOnly).length;
  }

  Add(name: unknown): Worksheet {
    const given = orElse<string | undefined>(name, undefined, (value) => textOf(value, "name"));
    return worksheetOf(this.session, addSheet(this.book, given));
  }

  GetActiveWorksheet(): Worksheet {
    return worksheetOf(this.session, this.book.active);
  }

  GetFirst(visibleOnly: unknown): Worksheet {
    return worksheetOf(this.session, found(this.#visible(visibleOnly)[0]));
  }

  GetLast(visibleOnly: unknown): Worksheet {
    return worksheetOf(this.session, found(this.#visible(visibleOnly).at(-1)));
  }

  #add(type: EventType): void {
    this.session.subscriptions.add(type, WORKBOOK_TARGET);
  }

  #remove(type: EventType): void {
    this.session.subscriptions.remove(type, WORKBOOK_TARGET);
  }

  _RegisterDataChangedEvent(): void {
    this.#add(EVENT.changed);
  }
  _UnregisterDataChangedEvent(): void {
    this.#remove(EVENT.changed);
  }

  _RegisterActivatedEvent(): void {
    this.#add(EVENT.activated);
  }
  _UnregisterActivatedEvent(): void {
    this.#remove(EVENT.activated);
  }

  _RegisterDeactivatedEvent(): void {
    this.#add(EVENT.deactivated);
  }
  _UnregisterDeactivatedEvent(): void {
    this.#remove(EVENT.deactivated);
  }

  _RegisterAddedEvent(): void {
    this.#add(EVENT.added);
  }
  _UnregisterAddedEvent(): void {
    this.#remove(EVENT.added);
  }

  _RegisterDeletedEvent(): void {
    this.#add(EVENT.deleted);
  }
  _UnregisterDeletedEvent(): void {
    this.#remove(EVENT.deleted);
  }

  _RegisterSelectionChangedEvent(): void {
    this.#add(EVENT.selectionChanged);
  }
  _UnregisterSelectionChangedEvent(): void {
    this.#remove(EVENT.selectionChanged);
  }

  _RegisterCalculatedEvent(): void {
    this.#add(EVENT.calculated);
  }
  _UnregisterCalculatedEvent(): void {
    this.#remove(EVENT.calculated);
  }

  _RegisterFormatChangedEvent(): void {
    this.#add(EVENT.formatChanged);
  }
  _UnregisterFormatChangedEvent(): void {
    this.#remove(EVENT.formatChanged);
  }
}
