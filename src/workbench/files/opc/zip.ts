import { Inflate, zipSync } from "fflate";

import { damaged, FileError } from "../error";
import { entriesOf, type Entry } from "./directory";

/** The most that a file may unpack to; a workbook of 5,000 rows and 40 columns takes a hundredth of it. */
export const MAX_UNPACKED = 512 * 1024 * 1024;

const MAX_ENTRIES = 10_000;
const FIRST = "[Content_Types].xml";
/** Zip cannot say "no date"; this is the earliest that it can. */
const NO_DATE = "1980-01-01T00:00:00";
/** Unpacking is counted after each piece, and a piece cannot grow to more than a thousand times its size. */
const PIECE = 16 * 1024;

const tooLarge = (): FileError =>
  new FileError(
    `The workbook would unpack to more than ${MAX_UNPACKED / 1024 / 1024} MB or ${MAX_ENTRIES} files; that is more than can be opened.`,
  );

const checkName = (name: string): void => {
  if (name === "__proto__" || name.startsWith("/") || name.split(/[\\/]/).includes(".."))
    throw damaged(`it holds a file with the impossible name "${name.slice(0, 60)}"`);
};

const POLYNOMIAL = 0xedb88320;
const halved = (n: number): number => ((n & 1) === 0 ? n >>> 1 : (n >>> 1) ^ POLYNOMIAL);
const CHECKS = Uint32Array.from({ length: 256 }, (_, byte) =>
  Array.from({ length: 8 }).reduce<number>(halved, byte),
);

const checksum = (bytes: Uint8Array): number => {
  let sum = 0xffffffff;
  for (const byte of bytes) sum = (sum >>> 8) ^ (CHECKS[(sum ^ byte) & 255] ?? 0);
  return (sum ^ 0xffffffff) >>> 0;
};

const joined = (pieces: readonly Uint8Array[], size: number): Uint8Array => {
  const whole = new Uint8Array(size);
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
};

/** Inflates piece by piece, so that an archive which lies about its sizes is found out in time. */
const inflate = ({ name, packed, unpacked }: Entry): Uint8Array => {
  const pieces: Uint8Array[] = [];
  let size = 0;
  const inflater = new Inflate((piece) => {
    pieces.push(piece);
    size += piece.length;
    if (size > unpacked) throw damaged(`its part ${name} is larger than the archive says`);
  });
  for (let at = 0; at < packed.length; at += PIECE)
    inflater.push(packed.subarray(at, at + PIECE), at + PIECE >= packed.length);
  return joined(pieces, size);
};

const unpack = (entry: Entry, room: number): Uint8Array => {
  if (entry.unpacked > room) throw tooLarge();
  const bytes = entry.deflated ? inflate(entry) : entry.packed.slice();
  if (checksum(bytes) !== entry.checksum) throw damaged(`its part ${entry.name} has been altered or cut off`);
  return bytes;
};

const unpackAll = (bytes: Uint8Array): Map<string, Uint8Array> => {
  const files = new Map<string, Uint8Array>();
  let room = MAX_UNPACKED;
  for (const entry of entriesOf(bytes)) {
    checkName(entry.name);
    if (files.has(entry.name)) throw damaged(`it holds ${entry.name} twice`);
    if (files.size >= MAX_ENTRIES) throw tooLarge();
    const file = unpack(entry, room);
    room -= file.length;
    files.set(entry.name, file);
  }
  return files;
};

/** The files of a zip archive, by name, in the archive's order. */
export const unzip = (bytes: Uint8Array): Map<string, Uint8Array> => {
  try {
    return unpackAll(bytes);
  } catch (error) {
    if (error instanceof FileError) throw error;
    throw damaged("its zip archive cannot be unpacked");
  }
};

/** An archive of these files: the same bytes for the same files. */
export const zip = (files: ReadonlyMap<string, Uint8Array>): Uint8Array => {
  const first = files.get(FIRST);
  const all = new Map([...(first ? [[FIRST, first] as const] : []), ...files]);
  return zipSync(Object.fromEntries(all), { level: 6, mtime: NO_DATE });
};
