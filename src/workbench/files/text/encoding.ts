/** The encodings told apart by their first bytes. */
const MARKS = [
  { mark: [0xef, 0xbb, 0xbf], encoding: "utf-8" },
  { mark: [0xff, 0xfe], encoding: "utf-16le" },
  { mark: [0xfe, 0xff], encoding: "utf-16be" },
] as const;

const SAMPLE = 4096;

/** Every second byte of Western text in UTF-16 is 0; other text files hold none. */
const UTF16 = [
  { encoding: "utf-16le", zero: 1 },
  { encoding: "utf-16be", zero: 0 },
] as const;

const isMostlyZero = (sample: Uint8Array, from: number): boolean => {
  const half = sample.filter((_, at) => at % 2 === from);
  return half.length > 0 && half.filter((byte) => byte === 0).length > half.length * 0.7;
};

const isUtf8 = (bytes: Uint8Array): boolean => {
  try {
    new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
};

const encodingOf = (bytes: Uint8Array): string => {
  const marked = MARKS.find(({ mark }) => mark.every((byte, at) => bytes[at] === byte));
  const sample = bytes.subarray(0, SAMPLE);
  const wide = UTF16.find(({ zero }) => isMostlyZero(sample, zero) && !isMostlyZero(sample, 1 - zero));
  return (marked ?? wide)?.encoding ?? (isUtf8(bytes) ? "utf-8" : "windows-1252");
};

/**
 * The text of a file: by its byte order mark, else UTF-16 where every second
 * byte is 0, else UTF-8 if it is valid, else Windows-1252. (Excel takes a file
 * without mark for the computer's own code page, whatever is in it.)
 */
export const decode = (bytes: Uint8Array): string => new TextDecoder(encodingOf(bytes)).decode(bytes);

/** The lines of a text; a line end at the very end begins no further line. */
export const linesOf = (text: string): readonly string[] =>
  text.replace(/\r?\n$|\r$/, "").split(/\r\n|\n|\r/);
