import { isRecord } from "./model/wire";
import type { Batch } from "./batch";
import {
  ACTION,
  answerOf,
  appContext,
  CALL,
  type ChannelOptions,
  contentOf,
  MAX_PAYLOAD,
  type Message,
  REPLY,
  REQUEST,
  RESPONSE,
  RESULT,
  type RichApiMessage,
} from "./protocol";

/** 1 for a shared runtime, 2 for custom functions. */
const RUNTIME_FLAGS = 3;

/**
 * Excel on the web's side of the conversation with office.js: texts of JSON, a
 * reply to each request, and events that the add-in registered for.
 *
 * It knows no page: whoever makes the add-in's window gives it `hostInfo` in
 * the address and `windowName` as its name before office.js is loaded.
 */
export class OfficeChannel {
  readonly #conversation = `conv-${crypto.randomUUID()}`;
  readonly #app = `app-${crypto.randomUUID()}`;
  readonly #subscriptions = new Map<string, Message>();
  readonly #commands = new Map<string, (status: number, answer: unknown) => void>();
  /** What the add-in said that the workbench does not know. */
  readonly unknown: string[] = [];

  constructor(private readonly options: ChannelOptions) {}

  #hostInfo(separator: string): string {
    const { locale } = this.options;
    return ["Excel", "Web", "16.01", locale, "telemetry", "", "disableLogging", RUNTIME_FLAGS].join(
      separator,
    );
  }

  /** The query of the add-in's address. */
  get query(): string {
    return `_host_Info=${this.#hostInfo("$")}`;
  }

  get windowName(): string {
    return JSON.stringify({
      baseFrameName: this.#app,
      hostInfo: this.#hostInfo("|"),
      xdmInfo: `${this.#conversation}|${this.#app}|${this.options.origin}`,
      serializerVersion: "1",
    });
  }

  /** Takes a text that the add-in posted. */
  receive(text: string): void {
    const message = this.#messageOf(text);
    if (!message) return;
    const { _actionType: type, _actionName: name } = message;
    if (type === ACTION.register) {
      this.#subscriptions.set(name, message);
      this.#reply(message, { Error: RESULT.done });
      this.options.host.registered(name);
    } else if (type === ACTION.unregister) {
      this.#subscriptions.delete(name);
      this.#reply(message, { Error: RESULT.done });
    } else this.#invoked(message);
  }

  #messageOf(text: string): Message | undefined {
    const content = contentOf(text);
    const ours =
      isRecord(content) && content._messageType === REQUEST && content._conversationId === this.#conversation;
    return ours ? (content as unknown as Message) : undefined;
  }

  #invoked(message: Message): void {
    const { _actionName: name, _data: data } = message;
    if (name === "ContextActivationManager_getAppContextAsync")
      this.#reply(message, appContext(this.#app, this.options));
    else if (name === "executeMethod") void this.#execute(message, isRecord(data) ? data : {});
    else if (name !== "ContextActivationManager_notifyHost") {
      this.unknown.push(name);
      this.#send(message, REPLY.call, null, -2);
    }
  }

  async #execute(message: Message, data: Readonly<Record<string, unknown>>): Promise<void> {
    const method = isRecord(data.DdaMethod) ? data.DdaMethod.DispatchId : undefined;
    const done = (extra: object = {}): void =>
      this.#reply(message, { Version: 1, Error: RESULT.done, ...extra });
    if (method === CALL.richApi) {
      this.#reply(message, await this.#richApi(data.ArrayData));
    } else if (method === CALL.commandDone) {
      this.#commands.get(String(data[0]))?.(Number(data[1]), answerOf(data[2]));
      this.#commands.delete(String(data[0]));
      done();
    } else if (method === CALL.settingsSave) {
      this.#saveSettings(data.DdaSettingsMethod);
      done();
    } else if (method === CALL.settingsRead) done({ Properties: { Settings: this.#settings() } });
    else {
      this.unknown.push(`dispatch ${String(method)}`);
      this.#reply(message, { Version: 1, Error: RESULT.unsupported });
    }
  }

  /** Settings are saved as pairs, but read as names and values. */
  #settings() {
    return [...this.options.host.settings].map(([Name, Value]) => ({ Name, Value }));
  }

  #saveSettings(method: unknown): void {
    const properties = isRecord(method) ? method.Properties : undefined;
    const { settings } = this.options.host;
    settings.clear();
    for (const [key, value] of (properties ?? []) as readonly (readonly [string, string])[])
      settings.set(key, value);
  }

  /** The request's parts are custom data, method, path, headers, body, permission and flags. */
  async #richApi(parts: unknown): Promise<unknown> {
    const list: readonly unknown[] = Array.isArray(parts) ? parts : [];
    const [body, flags] = [String(list[4]), Number(list[6])];
    const reply = await this.options.host.execute(JSON.parse(body) as Batch, flags, body.length);
    if (typeof reply === "number") return { Version: 1, Error: reply };
    const status = reply.Error?.HttpStatusCode ?? 200;
    const text = JSON.stringify(reply);
    if (text.length > MAX_PAYLOAD) return { Version: 1, Error: RESULT.responseTooLarge };
    return { Version: 1, Error: RESULT.done, Data: [status, ["Content-Type", "application/json"], text] };
  }

  #reply(message: Message, data: unknown): void {
    this.#send(message, REPLY.call, data, 0);
  }

  #send(to: Message, responseType: number, data: unknown, errorCode: number): void {
    this.options.post(
      JSON.stringify({
        _messageType: RESPONSE,
        _responseType: responseType,
        _errorCode: errorCode,
        _actionName: to._actionName,
        _conversationId: this.#conversation,
        _correlationId: to._correlationId,
        _origin: this.options.origin,
        _serializerVersion: 1,
        _data: data,
      }),
    );
  }

  /** Sends an event; false if the add-in did not register for it. */
  fire(name: string, data: unknown): boolean {
    const subscription = this.#subscriptions.get(name);
    if (subscription) this.#send(subscription, REPLY.event, data, 0);
    return subscription !== undefined;
  }

  /** Sends messages of the rich API: each with its category, type and target. */
  fireRichApi(messages: readonly RichApiMessage[]): boolean {
    return this.fire("richApiMessage", {
      ArrayData: messages.map(({ category, type, target, message }) => [
        category,
        type,
        target,
        JSON.stringify(message),
        0,
        false,
      ]),
    });
  }

  /** Presses a button of the ribbon or the context menu; resolves at `event.completed()` with what it was given. */
  command(functionName: string, controlId: string): Promise<unknown> {
    const id = crypto.randomUUID();
    const message = { 0: id, 1: functionName, 2: JSON.stringify({ source: { id: controlId } }) };
    return new Promise<unknown>((resolve, reject) => {
      this.#commands.set(id, (status, answer) => {
        if (status === RESULT.done) resolve(answer);
        else reject(new Error(`the add-in has no command ${functionName}`));
      });
      if (!this.fire("appCommandInvoked", message)) reject(new Error("the add-in takes no commands (yet)"));
    });
  }
}
