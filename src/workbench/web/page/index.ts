import { openWorkbook } from "../../files";
import type { ExcelHost } from "../../host";
import type { Book } from "../../model";
import type { Start } from "../start";
import { openFrame } from "./frame";
import { PLACES, showBook } from "./view";

/** What the page leaves for whoever drives it. */
export interface WorkbenchWindow {
  readonly book: Book;
  readonly host: ExcelHost;
}

const say = (text: string): void => {
  PLACES.status.textContent = text;
};

const wordsOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

const onPress = (button: HTMLElement, press: () => Promise<unknown>): void =>
  button.addEventListener("click", () => {
    press().catch((error: unknown) => say(wordsOf(error)));
  });

const fetched = async (address: string): Promise<Response> => {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} cannot be loaded`);
  return response;
};

const start = async (): Promise<void> => {
  const { pane, name, files, functions } = (await (await fetched("start.json")).json()) as Start;
  const bytes = new Uint8Array(await (await fetched("workbook")).arrayBuffer());
  const { book } = await openWorkbook(name, bytes, files);
  showBook(book);
  const { host, loaded } = openFrame(PLACES.pane, pane, { book, functions });
  const command = (name: string) => () => loaded.then(() => host.command(name));
  onPress(PLACES.rank, command("RankSheet"));
  onPress(PLACES.explain, command("ExplainPlayer"));
  const left: WorkbenchWindow = { book, host };
  Object.assign(globalThis, { workbench: left });
};

start().catch((error: unknown) => say(wordsOf(error)));
