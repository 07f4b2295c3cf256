/** Text in quotes, escaped characters, and brackets such as `[Red]`: none of them is a code. */
const LITERALS = /"[^"]*"|\\.|\[[^\]]*\]/g;
const DATE_CODES = /[dmy]/i;

/** Whether a number format shows a number as a date. */
export const isDateFormat = (format: string): boolean => {
  const codes = format.replaceAll(LITERALS, "");
  return codes !== "General" && DATE_CODES.test(codes);
};

const MS_A_DAY = 86_400_000;
/** Day 0 of Excel's calendar, as UTC; right from March 1900 on. */
const DAY_ZERO = Date.UTC(1899, 11, 30);

/** The date of Excel's serial number, at midnight UTC and the time of day in it. */
export const dateOf = (serial: number): Date => new Date(DAY_ZERO + Math.round(serial * MS_A_DAY));
