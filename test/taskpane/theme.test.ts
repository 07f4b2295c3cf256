import { expect, test } from "vitest";
import { luminance, type OfficeColors, type Theme, themeFor } from "../../src/taskpane/theme";

test("luminance goes from black to white", () => {
  expect(luminance("#000000")).toBe(0);
  expect(luminance("FFFFFF")).toBeCloseTo(1, 6);
  expect(luminance("#777777")).toBeCloseTo(0.184, 2);
  expect(luminance("red")).toBeNull();
});

test.each`
  office                                              | system   | name       | background
  ${{ isDark: false, background: "#FFFFFF" }}         | ${true}  | ${"light"} | ${"#FFFFFF"}
  ${{ isDark: true, background: "#262626" }}          | ${false} | ${"dark"}  | ${"#262626"}
  ${{ isDark: true, background: "#666666" }}          | ${false} | ${"dark"}  | ${null}
  ${{ isDark: undefined, background: "#E6E6E6" }}     | ${true}  | ${"light"} | ${"#E6E6E6"}
  ${{ isDark: undefined, background: "#1F1F1F" }}     | ${false} | ${"dark"}  | ${"#1F1F1F"}
  ${{ isDark: undefined, background: undefined }}     | ${true}  | ${"dark"}  | ${null}
  ${{ isDark: undefined, background: "transparent" }} | ${false} | ${"light"} | ${null}
`(
  "$office on a system that is dark: $system gives $name on $background",
  ({ office, system, name, background }: { office: OfficeColors; system: boolean } & Theme) =>
    expect(themeFor(office, system)).toEqual({ name, background }),
);
