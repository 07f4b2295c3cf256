import { ApiError } from "./errors";

const FORBIDDEN = /[:\\/?*[\]]/;
const MAX_LENGTH = 31;

/** Whether two names are the same to Excel, which ignores case. */
export const sameName = (a: string, b: string): boolean => a.toLocaleLowerCase() === b.toLocaleLowerCase();

/** Why a sheet cannot be called so; undefined if it can. */
const objection = (name: string): string | undefined => {
  if (name.trim() === "") return "must not be blank";
  if (name.length > MAX_LENGTH) return `must not be longer than ${MAX_LENGTH} characters`;
  if (FORBIDDEN.test(name)) return "must not contain : \\ / ? * [ or ]";
  if (name.startsWith("'") || name.endsWith("'")) return "must not begin or end with an apostrophe";
  return sameName(name, "History") ? "is reserved by Excel" : undefined;
};

/**
 * Throws unless a sheet may have this name.
 *
 * @see https://support.microsoft.com/office/rename-a-worksheet-3f1f7148-ee83-404d-8ef0-9ff99fbad1f9
 */
export const checkSheetName = (name: string): void => {
  const because = objection(name);
  if (because !== undefined)
    throw new ApiError("InvalidArgument", `The sheet name "${name.slice(0, 40)}" ${because}.`);
};
