/** A day of the calendar; months count from 1. */
export interface DateParts {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

const DAY = 86_400_000;

/** Day 0 of the 1900 date system as Excel counts from March 1900 on (it has a 29 February 1900). */
const EPOCH = Date.UTC(1899, 11, 30);

/**
 * The serial number of a day; undefined if the calendar has no such day.
 *
 * @see https://support.microsoft.com/office/date-systems-in-excel-e7fe7167-48a9-4b96-bb53-5612a800b487
 */
export const serialOfDate = ({ year, month, day }: DateParts): number | undefined => {
  const time = new Date(Date.UTC(year, month - 1, day));
  const exists = time.getUTCMonth() === month - 1 && time.getUTCDate() === day;
  return exists && year >= 1900 && year <= 9999 ? Math.round((time.getTime() - EPOCH) / DAY) : undefined;
};

/** The moment of a serial number, to be read in UTC. */
export const dateOfSerial = (serial: number): Date => new Date(EPOCH + Math.round(serial * DAY));
