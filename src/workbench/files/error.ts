/** A file that cannot be opened or saved; the message says in plain words why, and names the file or sheet concerned. */
export class FileError extends Error {
  override readonly name = "FileError";
}

/** The error for a file whose inside is not what its kind requires. */
export const damaged = (what: string): FileError =>
  new FileError(`The workbook is damaged or incomplete: ${what}.`);
