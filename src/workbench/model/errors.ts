/**
 * The error codes of the Excel JavaScript API that the workbench answers with.
 *
 * @see https://learn.microsoft.com/office/dev/add-ins/testing/application-specific-api-error-handling
 */
export type ApiErrorCode =
  | "AccessDenied"
  | "ApiNotFound"
  | "BadPassword"
  | "GeneralException"
  | "InsertDeleteConflict"
  | "InvalidArgument"
  | "InvalidOperation"
  | "InvalidReference"
  | "InvalidSelection"
  | "ItemAlreadyExists"
  | "ItemNotFound"
  | "MergedRangeConflict"
  | "NonBlankCellOffSheet"
  | "NotImplemented"
  | "RangeExceedsLimit";

const STATUS: Partial<Record<ApiErrorCode, number>> = {
  AccessDenied: 403,
  ApiNotFound: 404,
  GeneralException: 500,
  InsertDeleteConflict: 409,
  ItemAlreadyExists: 409,
  ItemNotFound: 404,
};

/** A request that Excel refuses; it reaches the add-in as an `OfficeExtension.Error` with this code. */
export class ApiError extends Error {
  constructor(
    readonly code: ApiErrorCode,
    message: string,
  ) {
    super(message);
  }

  get status(): number {
    return STATUS[this.code] ?? 400;
  }
}
