import { createRef, render } from "preact";
import { openWorkbook } from "../../files";
import { signaturesOf } from "../../formula/assist";
import type { Signature } from "../../formula/signatures";
import type { Sample } from "../../samples";
import type { Start } from "../start";
import { Chrome, type Dialogs } from "./chrome/chrome";
import { Desk, wordsOf } from "./desk";
import type { WorkbenchWindow } from "./driver";
import { openFrame } from "./frame";
import type { Commands, Control } from "./manifest";
import { Surface } from "./surface";
import { saveCopy, takeDrops } from "./transfer";

const place = (id: string): HTMLElement => {
  const found = document.getElementById(id);
  if (!found) throw new Error(`the page has no place ${id}`);
  return found;
};

/** The page: one workbook is open at a time, with the pane beside it. */
export class App {
  readonly #bar = createRef<HTMLTextAreaElement>();
  readonly #signatures: readonly Signature[];
  #desk: Desk | undefined;
  #surface: Surface | undefined;
  #status = "";
  #dialogs: Dialogs = {};
  #drawing = false;
  #shown: (() => void)[] = [];

  constructor(
    private readonly start: Start,
    private readonly commands: Commands,
  ) {
    this.#signatures = signaturesOf(start.functions);
    this.#render();
    takeDrops((file) => void this.openFile(file));
    addEventListener("keydown", (event) => this.#key(event));
  }

  /** Ctrl+S and Ctrl+O wherever the focus is; the cells have heard them before. */
  #key(event: KeyboardEvent): void {
    if (event.defaultPrevented || !(event.ctrlKey || event.metaKey)) return;
    const act = { s: () => this.#show({ saving: true }), o: () => this.#choose() }[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  }

  /** Opens a workbook in the place of the one that is open. */
  async open(name: string, bytes: Uint8Array): Promise<void> {
    const { files, functions, pane, excelApi, nonce } = this.start;
    const opened = await openWorkbook(name, bytes, files);
    this.#surface?.close();
    this.#desk?.close();
    const office = openFrame(place("pane"), pane, this.commands.title, {
      book: opened.book,
      functions,
      excelApi,
    });
    const desk = new Desk(
      opened,
      office,
      (kind) => this.#changed(kind),
      (text) => this.say(text),
    );
    this.#desk = desk;
    const bar = this.#bar.current;
    if (!bar) throw new Error("the page has no formula bar");
    this.#surface = new Surface(desk, place("grid"), bar, this.#signatures, nonce, {
      changed: () => this.#later(),
      menu: (at) => this.#show(at ? { menu: at } : {}),
      note: () => this.#show({ note: true }),
      save: () => this.#show({ saving: true }),
      open: () => this.#choose(),
    });
    document.title = `${name} – Simulated workbook, not Microsoft Excel`;
    const settled = () => desk.office.host.settled().then(() => this.#after());
    const workbench: WorkbenchWindow = {
      book: desk.book,
      host: office.host,
      open: (other, content) => this.open(other, content),
      settled,
    };
    Object.assign(globalThis, { workbench });
    this.#dialogs = {};
    this.say("");
    this.#later();
  }

  async openFile(file: File): Promise<void> {
    try {
      await this.open(file.name, new Uint8Array(await file.arrayBuffer()));
    } catch (error) {
      this.say(wordsOf(error));
    }
  }

  readonly #openSample = async ({ file }: Sample): Promise<void> => {
    this.#show({});
    try {
      const response = await fetch(`samples/${file}`);
      if (!response.ok) throw new Error(`The sample ${file} is not there.`);
      await this.open(file, new Uint8Array(await response.arrayBuffer()));
    } catch (error) {
      this.say(wordsOf(error));
    }
  };

  readonly #save = async (extension: string): Promise<void> => {
    this.#show({});
    const desk = this.#desk;
    if (!desk || this.#surface?.leave() === false) return;
    try {
      await desk.office.host.settled();
      this.say(`Saved a copy as ${await saveCopy(desk, extension)}.`);
    } catch (error) {
      this.say(wordsOf(error));
    }
  };

  #choose(): void {
    const field = document.createElement("input");
    field.type = "file";
    field.accept = ".xlsx,.xlsm,.csv,.tsv,.trf,.txt";
    field.addEventListener("change", () => {
      const file = field.files?.[0];
      if (file) void this.openFile(file);
    });
    field.click();
  }

  /** Runs a button of the add-in; its pane is shown as Excel shows it. */
  readonly #run = ({ id, action }: Control): void => {
    const office = this.#desk?.office;
    if (!office || this.#surface?.leave() === false) return;
    this.#surface?.focus();
    if (action.kind === "pane") {
      office.show();
      return;
    }
    office.loaded
      .then(() => office.host.command(action.name, id))
      .catch((error: unknown) => this.say(wordsOf(error)));
  };

  say(text: string): void {
    if (text === this.#status) return;
    this.#status = text;
    this.#later();
  }

  #show(dialogs: Dialogs): void {
    this.#dialogs = dialogs;
    this.#later();
    if (dialogs.menu === undefined && dialogs.saving === undefined) this.#surface?.focus();
  }

  #changed(kind: Parameters<ConstructorParameters<typeof Desk>[2]>[0]): void {
    this.#surface?.changed(kind);
    this.#later();
  }

  /** Draws what changed once, with the next picture of the screen. */
  #later(): void {
    if (this.#drawing) return;
    this.#drawing = true;
    requestAnimationFrame(() => {
      this.#drawing = false;
      this.#surface?.draw();
      this.#render();
      for (const shown of this.#shown.splice(0)) shown();
    });
  }

  #after(): Promise<void> {
    return this.#drawing ? new Promise((resolve) => this.#shown.push(resolve)) : Promise.resolve();
  }

  #render(): void {
    render(
      <Chrome
        desk={this.#desk}
        editor={this.#surface?.editor}
        surface={this.#surface}
        bar={this.#bar}
        commands={this.commands}
        status={this.#status}
        dialogs={this.#dialogs}
        show={(dialogs) => this.#show(dialogs)}
        run={this.#run}
        open={() => this.#choose()}
        save={(extension) => void this.#save(extension)}
        openSample={(sample) => void this.#openSample(sample)}
      />,
      place("app"),
    );
  }
}
