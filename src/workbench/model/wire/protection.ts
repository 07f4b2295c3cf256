import { ApiError } from "../errors";
import type { Sheet } from "../sheet";
import { orElse, recordOf, textOf } from "./arguments";
import { type Session, WireObject } from "./base";

const passwordOf = (value: unknown): string | undefined =>
  orElse<string | undefined>(value, undefined, (given) => textOf(given, "password"));

const requirePassword = (set: string | undefined, given: unknown): void => {
  if (set !== undefined && set !== given)
    throw new ApiError("BadPassword", "The password you supplied is incorrect.");
};

const requireUnprotected = (isProtected: boolean): void => {
  if (isProtected) throw new ApiError("AccessDenied", "It is protected already.");
};

/** @see https://learn.microsoft.com/javascript/api/excel/excel.worksheetprotection */
export class WorksheetProtection extends WireObject {
  constructor(
    session: Session,
    private readonly sheet: Sheet,
  ) {
    super(session);
  }

  get Protected(): boolean {
    return this.sheet.protection !== undefined;
  }

  get Options() {
    return this.sheet.protection?.options ?? null;
  }

  Protect(options: unknown, password: unknown): void {
    requireUnprotected(this.Protected);
    this.sheet.protection = {
      options: orElse(options, {}, (value) => recordOf(value, "options")),
      password: passwordOf(password),
    };
    this.book.emit({ kind: "parts", sheet: this.sheet });
  }

  Unprotect(password: unknown): void {
    requirePassword(this.sheet.protection?.password, password);
    this.sheet.protection = undefined;
    this.book.emit({ kind: "parts", sheet: this.sheet });
  }
}

/** @see https://learn.microsoft.com/javascript/api/excel/excel.workbookprotection */
export class WorkbookProtection extends WireObject {
  get Protected(): boolean {
    return this.book.protection !== undefined;
  }

  Protect(password: unknown): void {
    requireUnprotected(this.Protected);
    this.book.protection = { password: passwordOf(password) };
  }

  Unprotect(password: unknown): void {
    requirePassword(this.book.protection?.password, password);
    this.book.protection = undefined;
  }
}
