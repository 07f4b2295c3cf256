import { saveText, saveWorkbook, TEXT_KINDS } from "../../files";
import type { Desk } from "./desk";

/** The kinds of file that the open workbook can be saved as, with what each holds. */
export const saveKinds = ({ sheet }: Desk): readonly (readonly [extension: string, words: string])[] => [
  [".xlsx", "The whole workbook, for Excel, LibreOffice and Google Sheets"],
  [".csv", `The sheet ${sheet.name} as text, commas between`],
  [".tsv", `The sheet ${sheet.name} as text, tabs between`],
  [".trf", `The sheet ${sheet.name} as lines of a tournament report`],
];

const stemOf = (name: string): string => name.replace(/\.[^.]*$/, "");

const hand = (name: string, bytes: Uint8Array): void => {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([bytes as Uint8Array<ArrayBuffer>]));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
};

/** Hands the workbook, or the sheet in front, to the browser as a download; the answer is the file's name. */
export const saveCopy = async ({ opened, sheet }: Desk, extension: string): Promise<string> => {
  const name = stemOf(opened.book.name) + extension;
  const kind = extension.slice(1);
  const bytes = TEXT_KINDS.includes(kind)
    ? saveText(sheet, kind)
    : await saveWorkbook(opened, name, { userEdits: true });
  hand(name, bytes);
  return name;
};

/** Takes files that are dropped anywhere on the page. */
export const takeDrops = (open: (file: File) => void): void => {
  const isFile = ({ dataTransfer }: DragEvent): boolean => dataTransfer?.types.includes("Files") === true;
  addEventListener("dragover", (event) => {
    if (!isFile(event)) return;
    event.preventDefault();
    document.body.classList.add("dropping");
  });
  addEventListener("dragleave", ({ relatedTarget }) => {
    if (relatedTarget === null) document.body.classList.remove("dropping");
  });
  addEventListener("drop", (event) => {
    document.body.classList.remove("dropping");
    const file = event.dataTransfer?.files[0];
    if (!file) return;
    event.preventDefault();
    open(file);
  });
};
