import { MESSAGES } from "./message-texts";

/** The longest message that Excel shows. */
const LONGEST = 255;

const clipped = (message: string, room = LONGEST): string =>
  message.length <= room ? message : `${message.slice(0, room - 1)}…`;

/** Why a function gives no value; becomes the error that Excel shows. */
export class Refusal extends Error {
  constructor(
    readonly code: "invalidValue" | "notAvailable",
    message: string,
  ) {
    super(clipped(message));
  }
}

/** `#VALUE!`: the input is not what the function takes. */
export const invalid = (message: string): Refusal => new Refusal("invalidValue", message);

/** `#N/A`: the input is fine, and there is no answer. */
export const notAvailable = (message: string): Refusal => new Refusal("notAvailable", message);

/** `#VALUE!` with the first message, shortened if need be, and how many more `where` lists. */
export const invalidFirst = ([first = "", ...rest]: readonly string[], where: string): Refusal => {
  const more = rest.length === 0 ? "" : MESSAGES.more(rest.length, where);
  return invalid(clipped(first, LONGEST - more.length) + more);
};

/** What was thrown, as the error that Excel shows. */
export const excelError = (thrown: unknown): CustomFunctions.Error => {
  const { code, message } = thrown instanceof Refusal ? thrown : invalid(MESSAGES.fault(String(thrown)));
  return new CustomFunctions.Error(CustomFunctions.ErrorCode[code], message);
};
