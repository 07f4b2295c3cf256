import { type Area, intersect, type ModelEvent, plainValue, printArea, type Sheet, valueType } from "./model";
import { EVENT, type EventType, Range, type Session, WORKBOOK_TARGET } from "./model/wire";

/** An event for the add-in: what happened, whom it concerns, and the facts. */
export interface AddinEvent {
  readonly type: EventType;
  readonly target: string;
  readonly facts: Readonly<Record<string, unknown>>;
}

type Changed = Extract<ModelEvent, { kind: "changed" }>;

/** References that events have given out; older ones are forgotten. */
const KEPT_REFERENCES = 1000;

const referenceTo = (session: Session, sheet: Sheet, area: Area): string => {
  const id = `E${session.book.serial()}`;
  session.references.set(id, new Range(session, sheet, area));
  const given = [...session.references.keys()].filter((key) => key.startsWith("E"));
  for (const old of given.slice(0, -KEPT_REFERENCES)) session.references.delete(old);
  return id;
};

/** Cells move; whole rows and columns do so without saying where to. */
const directionOf = ({ changeType, shift }: Changed): string => {
  if (!shift || !changeType.startsWith("Cell")) return "None";
  if (shift.kind === "insert") return shift.axis === "rows" ? "ShiftCellDown" : "ShiftCellRight";
  return shift.axis === "rows" ? "ShiftCellUp" : "ShiftCellLeft";
};

const detailsOf = ({ details }: Changed) =>
  details && {
    valueBefore: plainValue(details.before),
    valueAfter: plainValue(details.after),
    valueTypeBefore: valueType(details.before),
    valueTypeAfter: valueType(details.after),
  };

type Facts = Readonly<Record<string, unknown>>;

/** One event for the sheet and one for the workbook's collection, if they are wanted. */
const forBoth = (session: Session, type: EventType, sheet: Sheet, facts: () => Facts): AddinEvent[] => {
  const targets = [sheet.id, WORKBOOK_TARGET].filter((target) => session.subscriptions.has(type, target));
  if (targets.length === 0) return [];
  const all = { ...facts(), worksheetId: sheet.id };
  return targets.map((target) => ({ type, target, facts: all }));
};

const changedFacts = (session: Session, event: Changed): Facts => ({
  address: printArea(event.area),
  changeType: event.changeType,
  source: "Local",
  referenceId: referenceTo(session, event.sheet, event.area),
  triggerSource: "Unknown",
  shiftDirection: directionOf(event),
  ...detailsOf(event),
});

const tableEvents = (session: Session, event: Changed): AddinEvent[] =>
  event.sheet.tables
    .filter(
      ({ id, area }) => session.subscriptions.has(EVENT.tableChanged, id) && intersect(area, event.area),
    )
    .map(({ id }) => ({
      type: EVENT.tableChanged,
      target: id,
      facts: {
        address: printArea(event.area),
        changeType: event.changeType,
        source: "Local",
        tableId: id,
        worksheetId: event.sheet.id,
        ...detailsOf(event),
      },
    }));

/**
 * What the add-in is told of a change of the workbook: the events that it asked for.
 *
 * @see https://learn.microsoft.com/office/dev/add-ins/excel/excel-add-ins-events
 */
export const addinEvents = (session: Session, event: ModelEvent): AddinEvent[] => {
  switch (event.kind) {
    case "changed":
      return [
        ...forBoth(session, EVENT.changed, event.sheet, () => changedFacts(session, event)),
        ...tableEvents(session, event),
      ];
    case "formatted":
      return forBoth(session, EVENT.formatChanged, event.sheet, () => ({
        address: printArea(event.area),
        source: "Local",
        referenceId: referenceTo(session, event.sheet, event.area),
      }));
    case "calculated":
      return forBoth(session, EVENT.calculated, event.sheet, () => ({ address: printArea(event.area) }));
    case "selected":
      return forBoth(session, EVENT.selectionChanged, event.sheet, () => ({
        address: event.areas.map(printArea).join(","),
      }));
    case "activated":
      return forBoth(session, EVENT.activated, event.sheet, () => ({}));
    case "deactivated":
      return forBoth(session, EVENT.deactivated, event.sheet, () => ({}));
    case "sheetAdded":
      return forBoth(session, EVENT.added, event.sheet, () => ({ source: "Local" }));
    case "sheetDeleted":
      return forBoth(session, EVENT.deleted, event.sheet, () => ({ source: "Local" }));
    case "parts":
    case "shifted":
    case "recalculate":
    case "sheetRenamed":
      return [];
  }
};
