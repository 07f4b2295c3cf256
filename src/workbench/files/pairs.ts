/** Translates between the names of a file and those of the Excel JavaScript API; what has no pair gives undefined. */
export const bothWays = <File extends string>(pairs: readonly (readonly [File, string])[]) => {
  const there = new Map<string, string>(pairs);
  const back = new Map(pairs.map(([file, api]) => [api, file]));
  return {
    api: (file: string | undefined): string | undefined => (file === undefined ? undefined : there.get(file)),
    file: (api: string | undefined): File | undefined => (api === undefined ? undefined : back.get(api)),
  };
};
