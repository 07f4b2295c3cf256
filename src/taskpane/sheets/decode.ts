const UTF_16 = [
  { mark: [0xff, 0xfe], encoding: "utf-16le" },
  { mark: [0xfe, 0xff], encoding: "utf-16be" },
] as const;

const asUtf8 = (bytes: Uint8Array): string | null => {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
};

/** The text of a file: in Unicode where its bytes are that, else as Windows wrote western texts before. */
export const decodeText = (bytes: Uint8Array): string => {
  const marked = UTF_16.find(({ mark: [first, second] }) => bytes[0] === first && bytes[1] === second);
  if (marked !== undefined) return new TextDecoder(marked.encoding).decode(bytes);
  return asUtf8(bytes) ?? new TextDecoder("windows-1252").decode(bytes);
};
