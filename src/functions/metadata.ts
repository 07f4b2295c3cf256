import { DEFINITIONS } from "./definitions";

/**
 * functions.json as a value.
 *
 * Error values of a range reach the functions, which report them as findings; data types do too, and count
 * as the plain value that the cell shows.
 */
export const metadata = {
  allowCustomDataForDataTypeAny: true,
  allowErrorForDataTypeAny: true,
  functions: DEFINITIONS.map(({ id, description, parameters }) => ({
    id,
    name: id,
    description,
    parameters: parameters.map((parameter) => ({ ...parameter, type: "any" })),
    result: { type: "any", dimensionality: "matrix" },
  })),
} as const;
