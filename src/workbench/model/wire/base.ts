import type { Book } from "../book";
import { ApiError } from "../errors";
import type { Subscriptions } from "./subscriptions";

/** What all objects of one conversation with an add-in share. */
export interface Session {
  readonly book: Book;
  readonly subscriptions: Subscriptions;
  /** The range that an event or a kept reference speaks of. */
  readonly references: Map<string, WireObject>;
}

/**
 * An object that the add-in can speak to.
 *
 * Its members whose names begin with a capital letter (or an underscore and a
 * capital) are the members of the Excel JavaScript API by their wire names;
 * whatever a class lacks is answered with ApiNotFound.
 */
export abstract class WireObject {
  constructor(readonly session: Session) {}

  get book(): Book {
    return this.session.book;
  }

  /** How the add-in can name the object in later requests; nothing where its path does. */
  identity(): Readonly<Record<string, string>> {
    return {};
  }
}

/** A collection; its items are found by name or id, without regard to case. */
export abstract class WireCollection<T extends WireObject> extends WireObject {
  abstract get Items(): readonly T[];

  /** The names by which an item is found. */
  protected abstract keysOf(item: T): readonly string[];

  get Count(): number {
    return this.Items.length;
  }

  GetCount(): number {
    return this.Items.length;
  }

  GetItemOrNullObject(key: unknown): T | null {
    const wanted = String(key).toLowerCase();
    return this.Items.find((item) => this.keysOf(item).some((own) => own.toLowerCase() === wanted)) ?? null;
  }

  GetItem(key: unknown): T {
    return found(this.GetItemOrNullObject(key));
  }

  GetItemAt(index: unknown): T {
    const item = typeof index === "number" ? this.Items[index] : undefined;
    if (!item) throw new ApiError("InvalidArgument", `There is no item ${String(index)}.`);
    return item;
  }
}

/** The object, or the error that a `getItem` gives where there is none. */
export const found = <T>(item: T | null | undefined): T => {
  if (item === null || item === undefined)
    throw new ApiError("ItemNotFound", "The requested resource doesn't exist.");
  return item;
};
