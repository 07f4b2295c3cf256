/** The cells of a table of comma-separated values; numbers are numbers. */
export const parseCsv = (text: string): readonly (readonly (string | number)[])[] =>
  text.split("\n").map((line) =>
    [...line.matchAll(/"([^"]*)"|([^,]+)|(?<=,)(?=,|$)/g)].map(([, quoted, plain]) => {
      const cell = quoted ?? plain ?? "";
      return /^\d+(\.\d+)?$/.test(cell) ? Number(cell) : cell;
    }),
  );
