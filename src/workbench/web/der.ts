/** A value in the encoding of certificates (DER): its tag, its length, its content. */
const value = (tag: number, ...parts: readonly Uint8Array[]): Buffer => {
  const content = Buffer.concat(parts);
  return Buffer.concat([Buffer.from([tag, ...lengthOf(content.length)]), content]);
};

/** Up to 127 one byte; above it the number of bytes, then those. */
const lengthOf = (length: number): readonly number[] => {
  if (length < 0x80) return [length];
  const bytes: number[] = [];
  for (let rest = length; rest > 0; rest >>= 8) bytes.unshift(rest & 0xff);
  return [0x80 | bytes.length, ...bytes];
};

const text = (tag: number, characters: string): Buffer => value(tag, Buffer.from(characters, "utf8"));

export const sequence = (...parts: readonly Uint8Array[]): Buffer => value(0x30, ...parts);

export const set = (...parts: readonly Uint8Array[]): Buffer => value(0x31, ...parts);

/** A whole number from its bytes; the first must be below 128, else the number is negative. */
export const integer = (bytes: Uint8Array): Buffer => value(0x02, bytes);

export const bits = (bytes: Uint8Array): Buffer => value(0x03, Buffer.from([0]), bytes);

export const octets = (bytes: Uint8Array): Buffer => value(0x04, bytes);

export const utf8 = (characters: string): Buffer => text(0x0c, characters);

/** A value that a number in the surrounding sequence names. */
export const tagged = (number: number, content: Uint8Array): Buffer => value(0xa0 | number, content);

/** A text that a number in the surrounding sequence names. */
export const taggedText = (number: number, characters: string): Buffer => text(0x80 | number, characters);

/** A moment until the year 2049. */
export const time = (date: Date): Buffer =>
  text(0x17, `${date.toISOString().slice(2, 19).replaceAll(/[-:T]/g, "")}Z`);

const base128 = (number: number): readonly number[] => {
  const bytes = [number & 0x7f];
  for (let rest = number >> 7; rest > 0; rest >>= 7) bytes.unshift((rest & 0x7f) | 0x80);
  return bytes;
};

/** An identifier such as `2.5.4.3`. */
export const identifier = (dotted: string): Buffer => {
  const [first = 0, second = 0, ...rest] = dotted.split(".").map(Number);
  return value(0x06, Buffer.from([first * 40 + second, ...rest.flatMap(base128)]));
};
