const SHARE = Number(process.env["PROPERTY_SHARE"] ?? 1);

/** How many cases a property tries: so many, or fewer where its answer is asked thousands of times, as by mutation tests. */
export const runs = (count: number): number => Math.max(3, Math.ceil(count * SHARE));
