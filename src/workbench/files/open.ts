import { FileError } from "./error";
import type { FileOptions, Opened } from "./origin";
import { openPackage } from "./read/open";
import { openDelimited, openLines } from "./text/open";

type Opener = (name: string, bytes: Uint8Array, options: FileOptions) => Opened | Promise<Opened>;

const OPENERS: ReadonlyMap<string, Opener> = new Map<string, Opener>([
  ["xlsx", openPackage],
  ["xlsm", openPackage],
  ["csv", (name, bytes, options) => ({ book: openDelimited(name, bytes), origin: undefined, options })],
  ["tsv", (name, bytes, options) => ({ book: openDelimited(name, bytes), origin: undefined, options })],
  ["trf", (name, bytes, options) => ({ book: openLines(name, bytes), origin: undefined, options })],
  ["txt", (name, bytes, options) => ({ book: openLines(name, bytes), origin: undefined, options })],
]);

const OTHER_KINDS: ReadonlyMap<string, string> = new Map([
  ["xls", "an Excel 97–2003 workbook"],
  ["xlsb", "a binary Excel workbook"],
  ["ods", "an OpenDocument spreadsheet"],
  ["numbers", "an Apple Numbers document"],
  ["pdf", "a PDF document"],
]);

const ZIP = [0x50, 0x4b, 0x03, 0x04];
/** The container of Excel 97–2003 files, and of newer ones that are encrypted. */
const COMPOUND = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];

const startsWith = (bytes: Uint8Array, signature: readonly number[]): boolean =>
  signature.every((byte, at) => bytes[at] === byte);

/** Entries of a compound file are named in UTF-16. */
const isEncrypted = (bytes: Uint8Array): boolean =>
  new TextDecoder("utf-16le").decode(bytes.subarray(0, bytes.length & ~1)).includes("EncryptedPackage");

const extensionOf = (name: string): string =>
  /\.(?<extension>[^.\\/]+)$/.exec(name)?.groups?.["extension"]?.toLowerCase() ?? "";

const openerOf = (name: string): Opener => {
  const extension = extensionOf(name);
  const opener = OPENERS.get(extension);
  if (opener) return opener;
  const kind = OTHER_KINDS.get(extension);
  throw new FileError(
    `${name} ${kind === undefined ? "is of no kind that can be opened" : `is ${kind}`}. ` +
      "Open it in Excel and save it as an Excel workbook (.xlsx), or give a .csv, .tsv, .trf or .txt file.",
  );
};

const checkContent = (name: string, bytes: Uint8Array): void => {
  const isPackage = extensionOf(name).startsWith("xls");
  if (bytes.length === 0) throw new FileError(`${name} is empty.`);
  if (startsWith(bytes, COMPOUND))
    throw new FileError(
      isEncrypted(bytes)
        ? `${name} is protected with a password. Take the password off in Excel first.`
        : `${name} is an Excel 97–2003 workbook under another name. Open it in Excel and save it as .xlsx.`,
    );
  if (isPackage !== startsWith(bytes, ZIP))
    throw new FileError(
      isPackage
        ? `${name} is no Excel workbook.`
        : `${name} is a workbook or archive; its name should end in .xlsx.`,
    );
};

/**
 * Opens a file: a workbook (.xlsx), delimited text (.csv, .tsv) or lines of
 * text (.trf, .txt). Whatever is wrong with it is a FileError.
 */
export const openWorkbook = async (
  name: string,
  bytes: Uint8Array,
  options: FileOptions = {},
): Promise<Opened> => {
  const opener = openerOf(name);
  checkContent(name, bytes);
  try {
    return await opener(name, bytes, options);
  } catch (error) {
    if (error instanceof FileError) throw error;
    throw new FileError(`${name} cannot be read: it is damaged or of an unusual make.`, { cause: error });
  }
};
