import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { FunctionsMetadata } from "../customfunctions";
import type { FileOptions } from "../files";

const textOf = (dist: string, name: string): string => readFileSync(join(dist, name), "utf8");

/** What the `functions.json` of a built add-in holds. */
export const builtFunctions = (dist: string): FunctionsMetadata =>
  JSON.parse(textOf(dist, "functions.json")) as FunctionsMetadata;

/** How files are opened for a built add-in: its functions, and the id by which a workbook knows it. */
export const builtFileOptions = (dist: string): FileOptions => {
  const id = /<Id>(?<id>[^<]*)<\/Id>/.exec(textOf(dist, "manifest.xml"))?.groups?.["id"];
  return {
    customFunctions: builtFunctions(dist).functions.map(({ name }) => name),
    ...(id === undefined ? {} : { addIn: id }),
  };
};

/** The ExcelApi that the manifest of a built add-in asks for; it must do with that. */
export const builtExcelApi = (dist: string): string =>
  /<Set Name="ExcelApi" MinVersion="(?<version>[\d.]+)"/.exec(textOf(dist, "manifest.xml"))?.groups?.[
    "version"
  ] ?? "1.1";
