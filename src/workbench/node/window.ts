import { readFileSync } from "node:fs";
import { createContext, Script } from "node:vm";
import { Timers } from "./timers";

/** The little that office.js and an add-in's bundle need of a page; nothing is drawn. */
export type AddinWindow = Record<string, unknown>;

const scripts = new Map<string, Script>();

/** A script file made ready; the same file is compiled once. */
const scriptOf = (path: string): Script => {
  const known = scripts.get(path) ?? new Script(readFileSync(path, "utf8"), { filename: path });
  scripts.set(path, known);
  return known;
};

type Handler = (event: unknown) => void;

const storage = () => {
  const items = new Map<string, string>();
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: unknown) => void items.set(key, String(value)),
    removeItem: (key: string) => void items.delete(key),
    clear: () => items.clear(),
    key: (index: number) => [...items.keys()][index] ?? null,
    get length() {
      return items.size;
    },
  };
};

/** An element that can be made and filled but shows nothing; a link reads addresses. */
const elementOf = (tagName: string, base: string): Record<string, unknown> => {
  const element: Record<string, unknown> = {
    tagName,
    style: {},
    setAttribute: (name: string, value: unknown) => {
      element[name] = value;
    },
    appendChild: (child: unknown) => child,
    addEventListener: () => undefined,
  };
  Object.defineProperty(element, "href", {
    set: (address: string) => {
      const { hostname, protocol, port, pathname, search } = new URL(address, base);
      Object.assign(element, { hostname, protocol, port, pathname, search });
    },
  });
  return element;
};

export interface PageOptions {
  /** The add-in's page with its query. */
  readonly address: string;
  readonly name: string;
  /** The address of office.js, from which it takes the address of its other files. */
  readonly officeAddress: string;
  /** The file of an address that the page loads as a script. */
  readonly fileOf: (address: string) => string;
  /** Takes a text that the page posts to its parent. */
  readonly post: (text: string) => void;
}

/** A page without a browser: scripts run in a realm of their own and talk to the parent by messages. */
export class Page {
  readonly window: AddinWindow;
  readonly #timers = new Timers();
  readonly #handlers = new Map<string, Set<Handler>>();
  readonly #parent: object;

  constructor(private readonly options: PageOptions) {
    this.#parent = { postMessage: options.post };
    const document = this.#document();
    this.window = {
      ...this.#globals(),
      document,
      location: new URL(options.address),
      name: options.name,
      parent: this.#parent,
      top: this.#parent,
    };
    Object.assign(this.window, { window: this.window, self: this.window });
    createContext(this.window);
  }

  readonly #listen = (type: string, handler: Handler): void => {
    const handlers = this.#handlers.get(type) ?? new Set<Handler>();
    this.#handlers.set(type, handlers.add(handler));
  };

  readonly #unlisten = (type: string, handler: Handler): void => {
    this.#handlers.get(type)?.delete(handler);
  };

  #globals(): AddinWindow {
    return {
      console,
      performance,
      queueMicrotask,
      URL,
      URLSearchParams,
      TextEncoder,
      TextDecoder,
      setTimeout: this.#timers.setTimeout,
      clearTimeout: this.#timers.clear,
      setInterval: this.#timers.setInterval,
      clearInterval: this.#timers.clear,
      crypto: globalThis.crypto,
      navigator: { userAgent: "node", language: "en-US", platform: "" },
      history: {},
      addEventListener: this.#listen,
      removeEventListener: this.#unlisten,
      sessionStorage: storage(),
      localStorage: storage(),
    };
  }

  #document(): Record<string, unknown> {
    const { address, officeAddress } = this.options;
    const head = elementOf("HEAD", address);
    head.appendChild = (script: Record<string, unknown>) => {
      this.#timers.setTimeout(() => this.#load(script));
      return script;
    };
    return {
      head,
      body: elementOf("BODY", address),
      documentElement: elementOf("HTML", address),
      createElement: (tag: string) => elementOf(tag.toUpperCase(), address),
      getElementsByTagName: (tag: string) =>
        tag.toLowerCase() === "script" ? [{ src: officeAddress }] : [head],
      getElementById: () => null,
      querySelector: () => null,
      querySelectorAll: () => [],
      addEventListener: this.#listen,
      removeEventListener: this.#unlisten,
      readyState: "complete",
      domain: new URL(address).hostname,
      currentScript: null,
    };
  }

  /** What a page does with a script element: it runs the file, then calls `onload`. */
  #load(script: Record<string, unknown>): void {
    this.run(this.options.fileOf(String(script.src)));
    if (typeof script.onload === "function") (script.onload as () => void)();
  }

  /** Runs a script file in the page. */
  run(path: string): unknown {
    return scriptOf(path).runInContext(this.window);
  }

  /** Delivers a message of the parent. */
  deliver(text: string, origin: string): void {
    for (const handler of this.#handlers.get("message") ?? [])
      handler({ data: text, origin, source: this.#parent });
  }

  close(): void {
    this.#timers.close();
    this.#handlers.clear();
  }
}
