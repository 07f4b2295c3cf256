import { expect, test } from "vitest";
import { openTest, plain } from "./harness";

test("office.js starts in the stand-in and tells the add-in where it is", async () => {
  const { info, seen, office, host } = await openTest();
  expect(plain(info)).toEqual({
    host: "Excel",
    platform: "OfficeOnline",
    addin: { visibilityMode: "Taskpane" },
  });
  expect(seen.ready).toBe(true);
  expect(office.context.displayLanguage).toBe("en-US");
  expect(host.missing).toEqual([]);
});
