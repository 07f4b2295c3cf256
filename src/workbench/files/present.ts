/** An object without the members that are undefined; undefined if none is left. */
export const present = <T extends object>(members: {
  readonly [K in keyof T]?: T[K] | undefined;
}): T | undefined => {
  const kept = Object.entries(members).filter(([, value]) => value !== undefined);
  return kept.length === 0 ? undefined : (Object.fromEntries(kept) as T);
};
