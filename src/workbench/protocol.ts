import type { Batch, Reply } from "./batch";

/** The result codes of Office.js calls that the workbench answers with. */
export const RESULT = {
  done: 0,
  unsupported: 5001,
  inCellEdit: 5004,
  requestTooLarge: 5103,
  responseTooLarge: 5104,
  noCapability: 7000,
} as const;

export type Refusal = (typeof RESULT)[keyof typeof RESULT];

/** The calls of the DDA family by their dispatch ids. */
export const CALL = { settingsRead: 75, settingsSave: 76, richApi: 93, commandDone: 94 } as const;

/** Bits of a rich-API request's flags. */
export const REQUEST_FLAG = { write: 1, delayForCellEdit: 64, customFunctions: 128 } as const;

export const REQUEST = 0;
export const RESPONSE = 1;
export const ACTION = { invoke: 0, register: 1, unregister: 2 } as const;
export const REPLY = { call: 0, event: 1 } as const;

/** A message of the add-in. */
export interface Message {
  readonly _actionType: number;
  readonly _actionName: string;
  readonly _correlationId: number;
  readonly _data: unknown;
}

/** What the channel asks of the host that sits behind it. */
export interface ChannelHost {
  /** Answers a batch; a refusal by number where the host does not look at it. */
  readonly execute: (batch: Batch, flags: number, size: number) => Promise<Reply | Refusal>;
  readonly settings: Map<string, string>;
  /** Called for everything that the add-in registers for, e.g. `appCommandInvoked`. */
  readonly registered: (name: string) => void;
}

export interface ChannelOptions {
  /** Sends a text to the add-in's window. */
  readonly post: (text: string) => void;
  /** The origin of the page that plays Excel; https, and the add-in's own host name. */
  readonly origin: string;
  readonly host: ChannelHost;
  /** Requirement sets by name, e.g. `ExcelApi` to `1.12`. */
  readonly requirements: Readonly<Record<string, string>>;
  readonly locale: string;
  readonly documentUrl: string;
  readonly readOnly: boolean;
}

/** What the add-in learns of its document at the start; office.js refuses to start if one of the first nine is missing. */
export const appContext = (id: string, options: ChannelOptions): unknown => {
  const { locale, documentUrl, readOnly, requirements, host } = options;
  return {
    _id: id,
    _appName: 16,
    _appVersion: "16.00",
    _appUILocale: locale,
    _dataLocale: locale,
    _docUrl: documentUrl,
    _clientMode: readOnly ? 0 : 1,
    _settings: [...host.settings],
    _reason: "documentOpened",
    _osfControlType: 1,
    _eToken: "",
    _correlationId: "",
    _appInstanceId: id,
    _appMinorVersion: 0,
    _requirementMatrix: JSON.stringify(requirements),
    _hostCustomMessage: "",
    _hostFullVersion: "16.0.0.0",
    _addinName: "addin",
    _appDomains: [],
    _dialogRequirementMatrix: "",
    _featureGates: {},
    _initialDisplayMode: 2,
  };
};

/** A message of the rich API from the host to the add-in. */
export interface RichApiMessage {
  readonly category: number;
  readonly type: number;
  readonly target: string;
  readonly message: unknown;
}

/**
 * The limit of a request or a response in Excel on the web.
 *
 * @see https://learn.microsoft.com/office/dev/add-ins/concepts/resource-limits-and-performance-optimization
 */
export const MAX_PAYLOAD = 5 * 1024 * 1024;

/** What a command gave to `event.completed()`. */
export const answerOf = (text: unknown): unknown =>
  typeof text === "string" && text !== "" ? JSON.parse(text) : null;

/** What a message holds; undefined if it is not JSON, and so not from office.js. */
export const contentOf = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};
