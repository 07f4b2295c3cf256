import { join } from "node:path";
import { expect, test } from "vitest";
import { openAddin } from "../../../src/workbench/node/addin";
import { plain } from "../harness";

const DIST = join(import.meta.dirname, "../fixtures/built");

test("a built add-in: the scripts of its page in order, its functions, no element to draw in", async () => {
  const addin = await openAddin({ dist: DIST });
  expect(plain(addin.window.ran)).toEqual([null, "first", "second"]);
  addin.host.type("Sheet1", "A1:A2", [[21], ["=SUM(DOUBLE(A1), -DOUBLE(1))"]]);
  await addin.host.settled();
  expect(addin.host.book.active.cells.at(1, 0).value).toBe(40);
  addin.close();
});

test("after closing, timers of the add-in are gone and messages go nowhere", async () => {
  const addin = await openAddin({ dist: DIST });
  while (addin.window.ticks === 0) await new Promise(setImmediate);
  addin.close();
  const { ticks } = addin.window;
  addin.host.channel.receive("no message");
  // A timer of this moment comes after all earlier ones of its length.
  await new Promise((resolve) => setTimeout(resolve, 1));
  expect(addin.window.ticks).toBe(ticks);
});
