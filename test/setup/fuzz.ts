/** Cases in one run of the ordinary tests; `npm run fuzz` tries a million others. */
const CASES = Number(process.env["FUZZ_CASES"] ?? 10_000);

/** How many cases a property tries that has this share, from 0 to 1, of them all. */
export const casesOf = (share: number): number => Math.max(10, Math.ceil(CASES * share));

/** Time enough for so many cases, in milliseconds. */
export const FUZZ_TIME = 30_000 + CASES * 10;
