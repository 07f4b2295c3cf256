/** A file that cannot be opened or saved; the message says why in plain words. */
export class FileError extends Error {
  override readonly name = "FileError";
}

/** The error for a file whose inside is not what its kind requires. */
export const damaged = (what: string): FileError =>
  new FileError(`The workbook is damaged or incomplete: ${what}.`);
