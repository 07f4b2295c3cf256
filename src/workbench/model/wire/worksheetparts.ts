import type { Area } from "../address";
import { rangeOfName } from "../names";
import type { Sheet } from "../sheet";
import { AutoFilter } from "./autofilter";
import { type Session, WireObject } from "./base";
import { ChartCollection } from "./charts";
import { WorksheetCustomPropertyCollection } from "./customproperties";
import { WorksheetFreezePanes } from "./freezepanes";
import { NamedItemCollection } from "./names";
import { PageBreakCollection } from "./pagebreaks";
import { PageLayout } from "./pagelayout";
import { WorksheetProtection } from "./protection";
import { EVENT, type EventType } from "./subscriptions";
import { TableCollection } from "./tablecollections";

/** What hangs on a worksheet, and the events that it can be asked for. */
export abstract class WorksheetParts extends WireObject {
  constructor(
    session: Session,
    readonly sheet: Sheet,
  ) {
    super(session);
  }

  get Tables(): TableCollection {
    return new TableCollection(this.session, this.sheet);
  }

  get Charts(): ChartCollection {
    return new ChartCollection(this.session, this.sheet);
  }

  get Names(): NamedItemCollection {
    return new NamedItemCollection(this.session, this.sheet);
  }

  get FreezePanes(): WorksheetFreezePanes {
    return new WorksheetFreezePanes(this.session, this.sheet);
  }

  get PageLayout(): PageLayout {
    return new PageLayout(this.session, this.sheet);
  }

  get HorizontalPageBreaks(): PageBreakCollection {
    return new PageBreakCollection(this.session, this.sheet, "rows");
  }

  get VerticalPageBreaks(): PageBreakCollection {
    return new PageBreakCollection(this.session, this.sheet, "columns");
  }

  get Protection(): WorksheetProtection {
    return new WorksheetProtection(this.session, this.sheet);
  }

  get AutoFilter(): AutoFilter {
    return new AutoFilter(this.session, this.sheet);
  }

  get CustomProperties(): WorksheetCustomPropertyCollection {
    return new WorksheetCustomPropertyCollection(this.session, this.sheet);
  }

  /** The area of a defined name that means cells of this sheet. */
  protected areaNamed(name: string): Area | undefined {
    const place = rangeOfName(this.book, this.sheet, name);
    return place?.sheet === this.sheet ? place.area : undefined;
  }

  #add(type: EventType): void {
    this.session.subscriptions.add(type, this.sheet.id);
  }

  #remove(type: EventType): void {
    this.session.subscriptions.remove(type, this.sheet.id);
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
