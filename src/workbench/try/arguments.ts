import { parseArgs } from "node:util";

/** What `npm run try` is asked for. */
export interface TryRequest {
  readonly file: string | undefined;
  readonly headless: boolean;
  readonly screenshot: string | undefined;
  readonly help: boolean;
}

export const TRY_HELP = `npm run try [-- FILE] [--headless] [--screenshot out.png]

Opens FILE (.xlsx, .csv, .tsv, .trf, .txt; without it a sample) in a simulated workbook with the add-in in it.

  --headless              without a window, until the page is ready
  --screenshot out.png    keeps a picture of the page and ends; goes with --headless
  --help                  this text
`;

/** Reads the arguments; what is wrong with them is the message of the error. */
export const readTryRequest = (args: readonly string[]): TryRequest => {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      headless: { type: "boolean", default: false },
      screenshot: { type: "string" },
      help: { type: "boolean", short: "h", default: false },
    },
  });
  if (positionals.length > 1) throw new Error(`one file at most, not ${positionals.join(", ")}`);
  if (values.screenshot !== undefined && !values.headless)
    throw new Error("--screenshot goes with --headless");
  const { headless, screenshot, help } = values;
  return { file: positionals[0], headless, screenshot, help };
};
