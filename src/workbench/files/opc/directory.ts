import { damaged, FileError } from "../error";

/** A file of an archive, as the archive's directory describes it. */
export interface Entry {
  readonly name: string;
  readonly deflated: boolean;
  readonly checksum: number;
  /** What it unpacks to, by its own account. */
  readonly unpacked: number;
  readonly packed: Uint8Array;
}

/*
 * Offsets and signatures are those of the format description.
 * See https://pkware.cachefly.net/webdocs/casestudies/APPNOTE.TXT, 4.3.
 */
const END = 0x06054b50;
const END_64_LOCATOR = 0x07064b50;
const HEADER = 0x02014b50;
const LOCAL_HEADER = 0x04034b50;
const END_SIZE = 22;
const MAX_COMMENT = 0xffff;
const IN_EXTRA = 0xffffffff;
const SIZES_64 = 1;
const ENCRYPTED = 1;
const STORED = 0;
const DEFLATED = 8;

const long = (view: DataView, at: number): number => Number(view.getBigUint64(at, true));
const word = (view: DataView, at: number): number => view.getUint32(at, true);
const short = (view: DataView, at: number): number => view.getUint16(at, true);

const endOf = (view: DataView): number => {
  const last = view.byteLength - END_SIZE;
  for (let at = last; at >= 0 && at >= last - MAX_COMMENT; at--) if (word(view, at) === END) return at;
  throw damaged("its zip archive has no directory, as after a broken download");
};

const directoryOf = (view: DataView): { readonly count: number; readonly at: number } => {
  const end = endOf(view);
  if (end < 20 || word(view, end - 20) !== END_64_LOCATOR)
    return { count: short(view, end + 10), at: word(view, end + 16) };
  const end64 = long(view, end - 12);
  return { count: long(view, end64 + 32), at: long(view, end64 + 48) };
};

/** Sizes and place of an entry; those that do not fit their field stand, in this order, in an extra field. */
const sizesOf = (view: DataView, at: number): { packed: number; unpacked: number; place: number } => {
  const extras = at + 46 + short(view, at + 28);
  const end = extras + short(view, at + 30);
  let extra = extras;
  while (extra + 4 <= end && short(view, extra) !== SIZES_64) extra += 4 + short(view, extra + 2);
  let next = extra + 4;
  const read = (field: number): number => {
    const value = word(view, at + field);
    if (value !== IN_EXTRA || next + 8 > end) return value;
    next += 8;
    return long(view, next - 8);
  };
  const unpacked = read(24);
  return { unpacked, packed: read(20), place: read(42) };
};

const packedAt = (bytes: Uint8Array, view: DataView, place: number, size: number): Uint8Array => {
  if (word(view, place) !== LOCAL_HEADER) throw damaged("its zip archive names a place where no file begins");
  const start = place + 30 + short(view, place + 26) + short(view, place + 28);
  if (start + size > bytes.length) throw damaged("its zip archive is cut off");
  return bytes.subarray(start, start + size);
};

const entryAt = (bytes: Uint8Array, view: DataView, at: number): Entry => {
  if (word(view, at) !== HEADER) throw damaged("its zip archive has a broken directory");
  if ((short(view, at + 8) & ENCRYPTED) !== 0)
    throw new FileError("The workbook is protected with a password; take the password off in Excel first.");
  const method = short(view, at + 10);
  if (method !== STORED && method !== DEFLATED) throw damaged("its zip archive uses an unknown compression");
  const { packed, unpacked, place } = sizesOf(view, at);
  return {
    name: new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + short(view, at + 28))),
    deflated: method === DEFLATED,
    checksum: word(view, at + 16),
    unpacked,
    packed: packedAt(bytes, view, place, packed),
  };
};

/** The files of a zip archive, in the order of its directory. */
export function* entriesOf(bytes: Uint8Array): Generator<Entry> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const directory = directoryOf(view);
  let at = directory.at;
  for (let n = 0; n < directory.count; n++) {
    yield entryAt(bytes, view, at);
    at += 46 + short(view, at + 28) + short(view, at + 30) + short(view, at + 32);
  }
}
