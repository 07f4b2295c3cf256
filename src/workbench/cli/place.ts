import { existsSync, realpathSync, statSync } from "node:fs";
import { readFile, rename, rm, writeFile } from "node:fs/promises";
import { basename, dirname, extname, resolve } from "node:path";
import { Refusal } from "./refusal";

const WORDS: ReadonlyMap<unknown, string> = new Map([
  ["ENOENT", "there is no such file"],
  ["ENOTDIR", "there is no such folder"],
  ["EISDIR", "it is a folder"],
  ["EACCES", "access is denied"],
  ["EPERM", "access is denied"],
  ["EROFS", "it lies on a medium that cannot be written"],
  ["ENOSPC", "there is no room left"],
  ["EBUSY", "another program has it open"],
  ["ENAMETOOLONG", "its name is too long"],
]);

const reasonOf = (error: unknown): string => {
  const { code, message } = error as NodeJS.ErrnoException;
  return WORDS.get(code) ?? message;
};

/** Reads a file; throws in plain words where it cannot. */
export const readBytes = async (path: string): Promise<Uint8Array> => {
  try {
    return new Uint8Array(await readFile(path));
  } catch (error) {
    throw new Refusal(`${path} cannot be read: ${reasonOf(error)}`);
  }
};

/** Whether two paths lead to one file, by whatever links or spellings. */
const isSameFile = (a: string, b: string): boolean => {
  const [one, other] = [statSync(a, { bigint: true }), statSync(b, { bigint: true })];
  return one.dev === other.dev && one.ino === other.ino;
};

const WORKBOOKS: readonly string[] = [".xlsx", ".xlsm"];

/** Where a workbook is to be written; throws where it would replace the file that was read, or cannot be. */
export const outputPlace = (out: string, file: string): string => {
  if (!WORKBOOKS.includes(extname(out).toLowerCase()))
    throw new Refusal(`--out ${out}: a workbook is written, so the name must end in .xlsx`);
  const folder = dirname(resolve(out));
  if (!existsSync(folder)) throw new Refusal(`--out ${out}: there is no folder ${folder}`);
  if (!existsSync(out)) return out;
  if (statSync(out).isDirectory()) throw new Refusal(`--out ${out} is a folder`);
  if (isSameFile(out, file)) throw new Refusal("--out is the file that is ranked; give another name");
  return realpathSync(out);
};

/** Writes a file whole or not at all. */
export const writeBytes = async (path: string, bytes: Uint8Array): Promise<void> => {
  const draft = resolve(dirname(path), `.${basename(path)}.${process.pid}.part`);
  try {
    await writeFile(draft, bytes, { flag: "wx" });
    await rename(draft, path);
  } catch (error) {
    await rm(draft, { force: true });
    throw new Refusal(`${path} cannot be written: ${reasonOf(error)}`);
  }
};
