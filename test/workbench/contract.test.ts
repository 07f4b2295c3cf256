import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Action, Batch, ObjectPath, Reply } from "../../src/workbench/batch";
import { OfficeChannel } from "../../src/workbench/channel";
import { codeOf, openTest, plain, type TestAddin } from "./harness";

/** Asks for values as the client does of newer hosts; its types do not know that yet. */
const retrieved = (range: Excel.Range, names: string): void => {
  const retrieve: unknown = Reflect.get(range, "retrieve");
  if (typeof retrieve !== "function") throw new Error("the client retrieves nothing any more");
  Reflect.apply(retrieve, range, [names]);
};

/**
 * What office.js says and what it takes, shape by shape. The workbench is written against these; a version of
 * the package that speaks otherwise fails here, by the name of the shape.
 */

interface Message {
  readonly _messageType: number;
  readonly _actionName: string;
  readonly _actionType: number;
  readonly _data: unknown;
}

const heard: Message[] = [];

beforeEach(() => {
  const receive = Reflect.get<OfficeChannel, "receive">(OfficeChannel.prototype, "receive");
  vi.spyOn(OfficeChannel.prototype, "receive").mockImplementation(function (this: OfficeChannel, text) {
    heard.push(JSON.parse(text) as Message);
    receive.call(this, text);
  });
});

afterEach(() => {
  vi.restoreAllMocks();
  heard.splice(0);
});

const UUID = expect.stringMatching(/^[\w-]{30,}$/) as string;

interface RichCall {
  readonly ArrayData: readonly unknown[];
  readonly DdaMethod: { readonly DispatchId: number };
}

const callsOf = (dispatch: number): readonly RichCall[] =>
  heard
    .filter(({ _actionName }) => _actionName === "executeMethod")
    .map(({ _data }) => _data as RichCall)
    .filter(({ DdaMethod }) => DdaMethod.DispatchId === dispatch);

const batches = (): readonly Batch[] =>
  callsOf(93).map(({ ArrayData }) => JSON.parse(String(ArrayData[4])) as Batch);

const paths = (): readonly ObjectPath[] => batches().flatMap((batch) => Object.values(batch.ObjectPaths));

const actions = (): readonly Action[] => batches().flatMap((batch) => batch.Actions);

const flagsOf = (): readonly unknown[] => callsOf(93).map(({ ArrayData }) => ArrayData[6]);

type Act = (context: Excel.RequestContext, sheet: Excel.Worksheet) => unknown;

/** Runs requests on the active sheet; only what is said meanwhile is kept. */
const said = async (act: Act, options?: Excel.RunOptions): Promise<TestAddin> => {
  const addin = await openTest();
  await addin.host.ready;
  heard.splice(0);
  const run = async (context: Excel.RequestContext): Promise<void> => {
    await act(context, context.workbook.worksheets.getActiveWorksheet());
    await context.sync();
  };
  await (options ? addin.excel.run(options, run) : addin.excel.run(run));
  return addin;
};

const path = (type: number, name: string, ...parts: readonly unknown[]) =>
  expect.objectContaining({
    ObjectPathType: type,
    Name: name,
    ...(parts.length === 0 ? {} : { ArgumentInfo: expect.objectContaining({ Arguments: parts }) as unknown }),
  }) as unknown;

const action = (type: number, name: string, rest: object = {}) =>
  expect.objectContaining({ ActionType: type, Name: name, ...rest }) as unknown;

const given = (...parts: readonly unknown[]) => ({ ArgumentInfo: { Arguments: parts } });

describe("the client begins", () => {
  test("by asking for its context, telling that it is there, and registering for commands and messages", async () => {
    const { host } = await openTest();
    await host.ready;
    expect(heard.slice(0, 4)).toMatchObject([
      {
        _messageType: 0,
        _actionType: 0,
        _actionName: "ContextActivationManager_getAppContextAsync",
        _data: UUID,
      },
      {
        _actionType: 0,
        _actionName: "ContextActivationManager_notifyHost",
        _data: [UUID, 21, "https://localhost:3000"],
      },
      { _actionType: 1, _actionName: "appCommandInvoked", _data: { controlId: UUID, eventDispId: 39 } },
      { _actionType: 1, _actionName: "richApiMessage", _data: { controlId: UUID, eventDispId: 33 } },
    ]);
    expect(paths()).toContainEqual(path(2, "Microsoft.InternalService.AddinInternalService"));
    expect(actions()).toContainEqual(action(3, "NotifyActionHandlerReady", given()));
    expect(paths()).toContainEqual(path(2, "Microsoft.ExcelServices.CustomFunctions"));
    expect(actions()).toContainEqual(action(3, "_SetOsfControlContainerReadyForCustomFunctions", given()));
  });

  test("every message has its type, its conversation and a number; it is a text", async () => {
    const { host } = await openTest();
    await host.ready;
    for (const [i, message] of heard.entries())
      expect(message).toMatchObject({
        _messageType: 0,
        _conversationId: expect.stringMatching(/^conv-/) as string,
        _correlationId: i,
        _origin: "https://localhost:3000",
        _serializerVersion: 1,
      });
  });
});

interface Shape {
  readonly shape: string;
  readonly act: Act;
  readonly path?: unknown;
  readonly action?: unknown;
}

/** What a request is made of; numbers of paths and actions as in the client's own tables. */
const SHAPES: readonly Shape[] = [
  { shape: "path 1: the workbook", act: ({ workbook }) => workbook.load("name"), path: path(1, "") },
  {
    shape: "path 3: a method",
    act: (_, sheet) => sheet.getRange("A1:B2").load("values"),
    path: path(3, "GetRange", "A1:B2"),
  },
  {
    shape: "path 3: an argument left out is null",
    act: (_, sheet) => sheet.getUsedRange().load("address"),
    path: path(3, "GetUsedRange", null),
  },
  { shape: "path 4: a property", act: (_, sheet) => sheet.tables.load("count"), path: path(4, "Tables") },
  {
    shape: "path 5: a member by name",
    act: ({ workbook }) => workbook.worksheets.getItem("Sheet1").load("id"),
    path: path(5, "", "Sheet1"),
  },
  {
    shape: "path 6: a range that was kept, after a sync",
    act: async (context, sheet) => {
      const range = sheet.getRange("B2");
      await context.sync();
      range.clear();
    },
    path: expect.objectContaining({ ObjectPathType: 6, Name: expect.stringMatching(/^R\d+$/) as string }),
  },
  {
    shape: "path 7: what is not there, after a sync",
    act: async (context) => {
      const sheet = context.workbook.worksheets.getItemOrNullObject("none");
      await context.sync();
      sheet.getRange("A1").load("values");
    },
    path: path(7, ""),
  },
  {
    shape: "action 1: instantiate",
    act: (_, sheet) => sheet.getRange("A1").load("values"),
    action: action(1, ""),
  },
  {
    shape: "action 2: query, client's names",
    act: (_, sheet) => sheet.getRange("A1").load("values,format/font/bold"),
    action: action(2, "", { QueryInfo: { Select: ["values", "format/font/bold"] } }),
  },
  {
    shape: "action 2: items is no level of a query",
    act: ({ workbook }) => workbook.worksheets.load("items/name"),
    action: action(2, "", { QueryInfo: { Select: ["name"] } }),
  },
  {
    shape: "action 2: load without names selects nothing",
    act: (_, sheet) => sheet.getRange("A1").load(),
    action: action(2, "", { QueryInfo: {} }),
  },
  {
    shape: "action 3: a method",
    act: (_, sheet) => sheet.getRange("A1").clear("Contents"),
    action: action(3, "Clear", given("Contents")),
  },
  {
    shape: "action 3: ranges are kept",
    act: (_, sheet) => sheet.getRange("A1").load("values"),
    action: action(3, "_KeepReference", given()),
  },
  {
    shape: "action 4: set a property, wire's names",
    act: (_, sheet) => (sheet.getRange("A1").values = [[1]]),
    action: action(4, "Values", given([[1]])),
  },
  {
    shape: "action 4: set with an object, property by property",
    act: (_, sheet) => sheet.getRange("A1").set({ format: { font: { bold: true } } }),
    action: action(4, "Bold", given(true)),
  },
  {
    shape: "action 5: trace, after a handler is registered",
    act: (_, sheet) => sheet.onChanged.add(() => Promise.resolve()),
    action: action(5, "Trace", { ObjectPathId: 0 }),
  },
  {
    shape: "action 3: a handler is registered",
    act: (_, sheet) => sheet.onChanged.add(() => Promise.resolve()),
    action: action(3, "_RegisterDataChangedEvent", given()),
  },
  {
    shape: "action 3: a handler is taken off",
    act: async (context, sheet) => {
      const handler = sheet.onChanged.add(() => Promise.resolve());
      await context.sync();
      handler.remove();
    },
    action: action(3, "_UnregisterDataChangedEvent", given()),
  },
  {
    shape: "action 7: query as JSON",
    act: (_, sheet) => retrieved(sheet.getRange("A1"), "values"),
    action: action(7, "", { QueryInfo: { Select: ["values"] } }),
  },
  {
    shape: "an object as argument: its path, and beside it which arguments are paths",
    act: (_, sheet) => sheet.getRange("D1").copyFrom(sheet.getRange("A1"), "Values"),
    action: action(3, "CopyFrom", {
      ArgumentInfo: {
        Arguments: [expect.any(Number), "Values", null, null],
        ReferencedObjectPathIds: [expect.any(Number), 0, 0, 0],
      },
    }),
  },
  {
    shape: "more than 1,500 cells: the size first",
    act: (_, sheet) => (sheet.getRange("A1:A1600").values = Array.from({ length: 1600 }, (_row, i) => [i])),
    action: action(3, "_ValidateArraySize", given(1600, 1)),
  },
  {
    shape: "more than 1,500 cells: blocks of rows",
    act: (_, sheet) => (sheet.getRange("A1:A1600").values = Array.from({ length: 1600 }, (_row, i) => [i])),
    path: path(3, "GetBoundingRect", expect.any(Number)),
  },
];

describe("a request is made of", () => {
  test.each(SHAPES)("$shape", async ({ act, ...wanted }) => {
    const { host } = await said(act);
    if (wanted.path !== undefined) expect(paths()).toContainEqual(wanted.path);
    if (wanted.action !== undefined) expect(actions()).toContainEqual(wanted.action);
    expect([...host.missing, ...host.api.faults]).toEqual([]);
  });

  test("an envelope: method, path, headers, the batch as text, flags", async () => {
    await said((_, sheet) => sheet.load("name"));
    const [{ ArrayData, DdaMethod } = { ArrayData: [], DdaMethod: {} }] = callsOf(93);
    expect(ArrayData.slice(1, 4)).toEqual(["POST", "ProcessQuery", ["SdkVersion", "officejs"]]);
    expect(typeof ArrayData[4]).toBe("string");
    expect(DdaMethod).toEqual({ ControlId: UUID, Version: 1, DispatchId: 93 });
  });

  test.each<[string, Act, Excel.RunOptions | undefined, number, boolean]>([
    ["a write: bit 1", (_, sheet) => (sheet.getRange("A1").values = [[1]]), undefined, 1, true],
    ["a read: no bit 1", (_, sheet) => sheet.load("name"), undefined, 1, false],
    ["delayForCellEdit: bit 64", (_, sheet) => sheet.load("name"), { delayForCellEdit: true }, 64, true],
    ["otherwise no bit 64", (_, sheet) => sheet.load("name"), undefined, 64, false],
  ])("flags of %s", async (_, act, options, bit, isSet) => {
    await said(act, options);
    expect((Number(flagsOf()[0]) & bit) !== 0).toBe(isSet);
  });
});

describe("other calls", () => {
  test("settings are saved as pairs of names and JSON (76) and asked for (75)", async () => {
    const { office } = await openTest();
    const { settings } = office.context.document;
    settings.set("a", { b: 1 });
    await new Promise((done) => settings.saveAsync(done));
    await new Promise((done) => settings.refreshAsync(done));
    expect(callsOf(76)).toMatchObject([
      { DdaSettingsMethod: { OverwriteIfStale: true, Properties: [["a", '{"b":1}']] } },
    ]);
    expect(callsOf(75)).toHaveLength(1);
  });

  test("a command ends with its id, a status and its own event (94)", async () => {
    const { host } = await openTest();
    await host.command("Mark", "Button");
    expect(callsOf(94)).toMatchObject([{ 0: UUID, 1: 0, 2: '{"source":{"id":"Button"}}' }]);
  });

  test("the pane is hidden through a service", async () => {
    const { office } = await openTest();
    await office.addin.hide();
    expect(paths()).toContainEqual(path(2, "Microsoft.AppRuntime.AppRuntimeService"));
    expect(actions()).toContainEqual(action(3, "SetAppRuntimeState", given("Background")));
  });

  test("results of functions: id, success, value; or the words and number of an error", async () => {
    const { host } = await openTest();
    const { functions } = host;
    await host.ready;
    const calls = [functions.invoke("ADD", [1, 2]), functions.invoke("TABLE", [1, 2])];
    await Promise.all([...calls, functions.invoke("MISSING", []), functions.invoke("BROKEN", [])]);
    const results = [
      [1, true, 3],
      [2, true, [[1, 2]]],
      [3, false, "no such player", 1],
      [4, false, "", 2],
    ];
    expect(actions()).toContainEqual(action(3, "SetInvocationArrayResults", given(results)));
    expect((Number(flagsOf().at(-1)) & 128) !== 0).toBe(true);
  });
});

type Alter = (reply: Reply) => Reply;

const everyValue =
  (change: (value: unknown) => unknown): Alter =>
  (reply) => ({
    ...reply,
    Results: reply.Results.map(({ ActionId, Value }) => ({ ActionId, Value: change(Value) })),
  });

const renamed = (value: unknown, from: string, to: string): unknown =>
  JSON.parse(JSON.stringify(value).replaceAll(`"${from}":`, `"${to}":`));

/** Runs requests while the host's answers are altered. */
const answered = async <T>(alter: Alter, act: (context: Excel.RequestContext) => Promise<T>): Promise<T> => {
  const { excel, host } = await openTest();
  await host.ready;
  const execute = host.api.execute.bind(host.api);
  vi.spyOn(host.api, "execute").mockImplementation((batch) => alter(execute(batch)));
  return excel.run(act);
};

describe("of an answer the client needs", () => {
  const names = async (context: Excel.RequestContext): Promise<string[]> => {
    const sheets = context.workbook.worksheets.load("items/name");
    await context.sync();
    return sheets.items.map(({ name }) => name);
  };

  test("members of a collection under _Items, and under no other name", async () => {
    expect(plain(await answered((reply) => reply, names))).toEqual(["Sheet1"]);
    const other = everyValue((value) => renamed(value, "_Items", "Items"));
    expect(await codeOf(answered(other, names))).toBe("PropertyNotLoaded");
  });

  test("properties by the wire's names, with a capital", async () => {
    const small = everyValue((value) => renamed(value, "Name", "name"));
    expect(await codeOf(answered(small, names))).toBe("PropertyNotLoaded");
  });

  test("null for an object that is not there", async () => {
    const isNull = async (context: Excel.RequestContext): Promise<boolean> => {
      const sheet = context.workbook.worksheets.getItemOrNullObject("Sheet1");
      await context.sync();
      return sheet.isNullObject;
    };
    expect(await answered((reply) => reply, isNull)).toBe(false);
    expect(
      await answered(
        everyValue(() => null),
        isNull,
      ),
    ).toBe(true);
  });

  test("the number of a trace, among the results or the traces: else no handler is told of anything", async () => {
    const tells = async (alter: Alter): Promise<boolean> => {
      const { excel, host } = await openTest();
      const execute = host.api.execute.bind(host.api);
      vi.spyOn(host.api, "execute").mockImplementation((batch) => alter(execute(batch)));
      let told = false;
      await excel.run(async (context) => {
        context.workbook.worksheets.getActiveWorksheet().onChanged.add(() => {
          told = true;
          return Promise.resolve();
        });
        await context.sync();
      });
      host.type("Sheet1", "A1", 1);
      await new Promise(setImmediate);
      await new Promise(setImmediate);
      return told;
    };
    expect(await tells((reply) => reply)).toBe(true);
    const untraced: Alter = ({ Results, TraceIds }) => ({
      Results: Results.filter(({ ActionId }) => !TraceIds.includes(ActionId)),
      TraceIds: [],
    });
    expect(await tells(untraced)).toBe(false);
  });

  test("an error by code, message, place and number of the action", async () => {
    const Error = {
      Code: "ItemNotFound",
      Message: "gone",
      Location: "Worksheets.GetItem",
      ActionIndex: 1,
      HttpStatusCode: 404,
    };
    const failing = answered((reply) => ({ ...reply, Error }), names);
    const error = await failing.then(
      () => undefined,
      (reason: unknown) => reason as OfficeExtension.Error,
    );
    expect(error?.code).toBe("ItemNotFound");
    expect(error?.message).toBe("gone");
    expect(error?.debugInfo.errorLocation).toBe("Worksheets.GetItem");
  });
});
