import type { Unsubscribe, WorkbookEvent } from "../port";
import { run } from "./run";

type Listener = (event: WorkbookEvent) => void;

type Handler = Pick<OfficeExtension.EventHandlerResult<unknown>, "context" | "remove">;

const remove = (handler: Handler): Promise<void> =>
  Excel.run(handler.context, async (context) => {
    handler.remove();
    await context.sync();
  });

/** An event handler must answer with a promise. */
const telling =
  <Args>(listener: Listener, eventOf: (args: Args) => WorkbookEvent) =>
  (args: Args): Promise<void> => {
    listener(eventOf(args));
    return Promise.resolve();
  };

const add = ({ workbook: { worksheets } }: Excel.RequestContext, listener: Listener): readonly Handler[] => [
  worksheets.onChanged.add(
    telling(listener, ({ worksheetId, address }) => ({ kind: "changed", sheetId: worksheetId, address })),
  ),
  worksheets.onActivated.add(
    telling(listener, ({ worksheetId }) => ({ kind: "activated", sheetId: worksheetId })),
  ),
  worksheets.onSelectionChanged.add(telling(listener, () => ({ kind: "selected" }))),
];

/** Tells the listener what happens in the workbook until it unsubscribes. */
export const subscribe = async (listener: Listener): Promise<Unsubscribe> => {
  const handlers = await run("listen", async (context) => {
    const added = add(context, listener);
    await context.sync();
    return added;
  });
  return async () => {
    for (const handler of handlers) await remove(handler);
  };
};
