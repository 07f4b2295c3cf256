import { basename, resolve } from "node:path";
import { FileError, type Opened, openWorkbook, saveWorkbook } from "../files";
import type { Book, Sheet } from "../model";
import { builtFileOptions } from "../node/built";
import { printCsv } from "./csv";
import type { Format } from "./format";
import { HELP } from "./help";
import { printJson } from "./json";
import { printMessages } from "./messages";
import { outputPlace, readBytes, writeBytes } from "./place";
import { rank } from "./rank";
import { Refusal } from "./refusal";
import type { Report } from "./report";
import { readRequest, type Request } from "./request";
import { printTables } from "./table";
import { printable } from "./width";

/** Where the command line runs and prints. */
export interface Surroundings {
  /** Paths that are typed start here. */
  readonly folder: string;
  /** The file that is ranked where none is given. */
  readonly sample: string;
  /** The folder of the built add-in, which is built for it if it has to be. */
  readonly dist: () => string;
  /** The width of the terminal. */
  readonly columns: number;
  readonly out: (text: string) => void;
  readonly err: (text: string) => void;
}

const EXIT: Readonly<Record<Report["outcome"], number>> = { ranked: 0, findings: 1, trouble: 2 };
const REFUSED = 2;

const PRINT: Readonly<Record<Format, (report: Report, columns: number) => string>> = {
  table: ({ sections, schools }, columns) => printTables([...sections, ...schools], columns),
  csv: ({ sections, schools }) => printCsv([...sections, ...schools]),
  json: printJson,
};

/** What goes to standard output: standings, and as JSON the findings where there are none. */
const printed = (report: Report, format: Format, columns: number): string =>
  report.outcome === "ranked" || (report.outcome === "findings" && format === "json")
    ? PRINT[format](report, columns)
    : "";

const listed = ({ name, visibility }: Sheet): string =>
  `"${name}"${visibility === "Visible" ? "" : " (hidden)"}`;

const sheetOf = (book: Book, name: string | undefined): Sheet => {
  const sheet = name === undefined ? book.active : book.sheet(name);
  if (sheet) return sheet;
  throw new Refusal(
    `${book.name} has no sheet "${name ?? ""}"; its sheets are ${book.sheets.map(listed).join(", ")}`,
  );
};

const save = async (opened: Opened, target: string): Promise<void> =>
  writeBytes(target, await saveWorkbook(opened, basename(target)));

const rankFile = async (request: Request, surroundings: Surroundings): Promise<number> => {
  const { folder, sample, columns, out, err } = surroundings;
  const file = request.file === undefined ? sample : resolve(folder, request.file);
  const bytes = await readBytes(file);
  const target = request.out === undefined ? undefined : outputPlace(resolve(folder, request.out), file);
  const dist = surroundings.dist();
  const opened = await openWorkbook(basename(file), bytes, builtFileOptions(dist));
  const report = await rank(dist, opened.book, sheetOf(opened.book, request.sheet), request);
  err(printMessages(report));
  if (report.outcome === "ranked" && target !== undefined) await save(opened, target);
  out(printed(report, request.format, columns));
  return EXIT[report.outcome];
};

/** The words for what stopped the command line; a fault of its own is told as one. */
const wordsOf = (error: unknown): string => {
  if (error instanceof Refusal || error instanceof FileError) return error.message;
  return `Unexpected fault: ${error instanceof Error ? error.message : String(error)}`;
};

/** Does what the arguments ask for; the answer is the exit code. */
export const run = async (args: readonly string[], surroundings: Surroundings): Promise<number> => {
  try {
    const request = readRequest(args);
    if (!request.help) return await rankFile(request, surroundings);
    surroundings.out(HELP);
    return EXIT.ranked;
  } catch (error) {
    surroundings.err(`${printable(wordsOf(error))}\n`);
    return REFUSED;
  }
};
