/** `1 round`, `2 rounds`. */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`;

/** `8`, or `8–9` for two who share. */
export const placeText = (place: number, sharedBy: number): string =>
  sharedBy > 1 ? `${place}–${place + sharedBy - 1}` : `${place}`;

export const lowerFirst = (text: string): string => text.slice(0, 1).toLowerCase() + text.slice(1);

/** Breaks a text at blanks so that no line is longer than `width`; a longer word stays whole. */
export const wrapped = (text: string, width: number): string[] => {
  const rows: string[] = [];
  for (const word of text.split(" ")) {
    const last = rows.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= width)
      rows[rows.length - 1] = `${last} ${word}`;
    else rows.push(word);
  }
  return rows;
};
