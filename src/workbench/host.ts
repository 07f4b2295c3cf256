import type { Batch, Reply } from "./batch";
import { Calculator } from "./calc/calculator";
import { type BlankMode, FunctionCalls } from "./calc/calls";
import { OfficeChannel } from "./channel";
import { CustomFunctionCalls, CustomFunctions, type FunctionsMetadata } from "./customfunctions";
import { FormulaEvaluator } from "./formula/evaluator";
import { addinEvents } from "./hostevents";
import { areaOf, Book, enter, type ModelEvent, type Sheet } from "./model";
import { type Session, Subscriptions } from "./model/wire";
import { MAX_PAYLOAD, type Refusal, REQUEST_FLAG, RESULT, type RichApiMessage } from "./protocol";
import { RichApi } from "./richapi";
import { officeServices, type Pane, type PaneState, type Ribbon } from "./services";

export interface HostOptions {
  /** Sends a text to the add-in's window. */
  readonly post: (text: string) => void;
  /** The origin of the page that plays Excel. */
  readonly origin: string;
  readonly book?: Book;
  /** What `functions.json` of the add-in holds. */
  readonly functions?: FunctionsMetadata;
  /** The ExcelApi level that the host has; the client refuses what is above it. */
  readonly excelApi?: string;
  /** Other requirement sets, beside or instead of the usual ones. */
  readonly requirements?: Readonly<Record<string, string>>;
  readonly locale?: string;
  readonly blank?: BlankMode;
  /** Shows or hides the task pane, when the add-in or the user asks for it. */
  readonly showPane?: (visible: boolean) => void;
}

/**
 * The requirement sets of an Excel that the add-in can expect; the last three are the client's own.
 *
 * @see https://learn.microsoft.com/javascript/api/requirement-sets/excel/excel-api-requirement-sets
 */
const REQUIREMENTS = {
  CustomFunctionsRuntime: "1.3",
  SharedRuntime: "1.1",
  RibbonApi: "1.1",
  DialogApi: "1.2",
  AddinCommands: "1.1",
  DelayForCellEdit: "1.1",
  CustomFunctions: "1.7",
  RichApiRuntime: "1.2",
  RichApiRuntimeFlag: "1.1",
} as const;

const EVENT_CATEGORY = 65_536;
const VISIBILITY_CHANGED = 65_539;

const deferred = (): { readonly promise: Promise<void>; readonly resolve: () => void } => {
  let resolve = (): void => undefined;
  const promise = new Promise<void>((done) => (resolve = done));
  return { promise, resolve };
};

/** A stand-in for Excel: a workbook, the conversation with one add-in, its functions in cells. */
export class ExcelHost {
  readonly book: Book;
  readonly api: RichApi;
  readonly channel: OfficeChannel;
  readonly functions: CustomFunctionCalls;
  readonly ribbon: Ribbon = { update: undefined };
  readonly pane: Pane;
  readonly #calculator: Calculator;
  readonly #session: Session;
  readonly #functionsReady = deferred();
  readonly #commandsReady = deferred();
  readonly #release: () => void;
  #editing: { readonly promise: Promise<void>; readonly resolve: () => void } | undefined;

  constructor(options: HostOptions) {
    this.book = options.book ?? new Book();
    if (this.book.sheets.length === 0) this.book.addSheet();
    this.#session = { book: this.book, subscriptions: new Subscriptions(), references: new Map() };
    this.pane = {
      state: "Visible",
      startState: "Inactive",
      changed: (state) => {
        options.showPane?.(state === "Visible");
        this.#paneChanged(state);
      },
    };
    this.functions = new CustomFunctionCalls(this.#functionsReady.promise, (messages) =>
      this.channel.fireRichApi(messages),
    );
    this.api = new RichApi(this.#session, this.#services());
    this.channel = new OfficeChannel(this.#channelOptions(options));
    const metadata = options.functions ?? { functions: [] };
    const calls = new FunctionCalls(this.functions, metadata, options.blank ?? "zero");
    this.#calculator = new Calculator(this.book, new FormulaEvaluator(this.book, calls));
    this.#release = this.book.on((event) => this.#tell(event));
  }

  #services() {
    const functions = new CustomFunctions(this.#session, this.functions, this.#functionsReady.resolve);
    return new Map([
      ...officeServices(this.#session, this.pane, this.ribbon),
      ["Microsoft.ExcelServices.CustomFunctions", functions] as const,
    ]);
  }

  #channelOptions({ post, origin, excelApi = "1.12", requirements, locale = "en-US" }: HostOptions) {
    return {
      post,
      origin,
      locale,
      requirements: { ...REQUIREMENTS, ExcelApi: excelApi, ...requirements },
      documentUrl: `${origin}/${encodeURIComponent(this.book.name)}`,
      readOnly: this.book.readOnly,
      host: {
        execute: (batch: Batch, flags: number, size: number) => this.#execute(batch, flags, size),
        settings: this.book.settings,
        registered: (name: string) => {
          if (name === "appCommandInvoked") this.#commandsReady.resolve();
        },
      },
    };
  }

  /** Resolves when the add-in's custom functions can be called. */
  get ready(): Promise<void> {
    return this.#functionsReady.promise;
  }

  /** What the workbench was asked for and does not have; empty in a good test. */
  get missing(): readonly string[] {
    return [...this.api.missing, ...this.channel.unknown];
  }

  async #execute(batch: Batch, flags: number, size: number): Promise<Reply | Refusal> {
    if (size > MAX_PAYLOAD) return RESULT.requestTooLarge;
    if ((flags & REQUEST_FLAG.customFunctions) === 0) {
      if (this.#editing && (flags & REQUEST_FLAG.delayForCellEdit) === 0) return RESULT.inCellEdit;
      await this.#editing?.promise;
      if (this.book.readOnly && (flags & REQUEST_FLAG.write) !== 0) return RESULT.noCapability;
    }
    return this.api.execute(batch);
  }

  /** Tells the add-in after the request that made the change is answered. */
  #tell(event: ModelEvent): void {
    const messages: RichApiMessage[] = addinEvents(this.#session, event).map(({ type, target, facts }) => ({
      category: EVENT_CATEGORY,
      type,
      target,
      message: facts,
    }));
    if (messages.length > 0) queueMicrotask(() => this.channel.fireRichApi(messages));
    if (event.kind === "selected") queueMicrotask(() => this.channel.fire("documentSelectionChanged", {}));
  }

  #paneChanged(state: PaneState): void {
    const visibility = state === "Visible" ? "Visible" : "Hidden";
    const message = {
      category: EVENT_CATEGORY,
      type: VISIBILITY_CHANGED,
      target: "",
      message: { visibility },
    };
    queueMicrotask(() => this.channel.fireRichApi([message]));
  }

  /** Presses a button of the ribbon or an entry of the context menu; resolves when its function calls `completed`. */
  async command(functionName: string, controlId = functionName): Promise<unknown> {
    await this.#commandsReady.promise;
    return this.channel.command(functionName, controlId);
  }

  /** Types into cells as a user does: one text for all, or rows of texts. */
  type(sheet: Sheet | string, address: string, value: unknown): void {
    const target = typeof sheet === "string" ? this.book.sheet(sheet) : sheet;
    if (!target) throw new Error("there is no such sheet");
    enter(this.book, target, areaOf(address), value);
  }

  /** The user begins to edit a cell: requests are refused until it ends, or wait if the add-in asked for that. */
  beginCellEdit(): void {
    this.#editing ??= deferred();
  }

  endCellEdit(): void {
    this.#editing?.resolve();
    this.#editing = undefined;
  }

  /** Resolves when all formulas are calculated. */
  settled(): Promise<void> {
    return this.#calculator.settled();
  }

  close(): void {
    this.#calculator.close();
    this.#release();
  }
}
