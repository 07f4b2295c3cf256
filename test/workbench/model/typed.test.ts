import { describe, expect, test } from "vitest";
import { shownText } from "../../../src/workbench/model";
import { inputOf } from "../../../src/workbench/model/typed";

const YEAR = 2026;

/** What a typed text becomes in a cell of a format: the value or formula, and how it shows. */
const typed = (text: string | number | boolean, format = "General"): unknown => {
  const { value, formula, numberFormat } = inputOf(text, format, YEAR);
  return formula === "" ? [value, numberFormat ?? format, shownText(value, numberFormat ?? format)] : formula;
};

// https://support.microsoft.com/office/stop-automatically-changing-numbers-to-dates-452bd2db-cc96-47d1-81e4-72cec11c4ed8
describe("typing into a General cell", () => {
  test.each`
    text            | value                | format          | shown
    ${"12"}         | ${12}                | ${"General"}    | ${"12"}
    ${" -1.5 "}     | ${-1.5}              | ${"General"}    | ${"-1.5"}
    ${".5"}         | ${0.5}               | ${"General"}    | ${"0.5"}
    ${"1,234"}      | ${1234}              | ${"#,##0"}      | ${"1,234"}
    ${"1,234.5"}    | ${1234.5}            | ${"#,##0.00"}   | ${"1,234.50"}
    ${"12,34"}      | ${"12,34"}           | ${"General"}    | ${"12,34"}
    ${"45%"}        | ${0.45}              | ${"0%"}         | ${"45%"}
    ${"$5"}         | ${5}                 | ${"$#,##0"}     | ${"$5"}
    ${"TRUE"}       | ${true}              | ${"General"}    | ${"TRUE"}
    ${"#N/A"}       | ${{ error: "#N/A" }} | ${"General"}    | ${"#N/A"}
    ${"1/2"}        | ${46_024}            | ${"d-mmm"}      | ${"2-Jan"}
    ${"3-1"}        | ${46_082}            | ${"d-mmm"}      | ${"1-Mar"}
    ${"1-0"}        | ${"1-0"}             | ${"General"}    | ${"1-0"}
    ${"0-1"}        | ${"0-1"}             | ${"General"}    | ${"0-1"}
    ${"½-½"}        | ${"½-½"}             | ${"General"}    | ${"½-½"}
    ${"13-2"}       | ${"13-2"}            | ${"General"}    | ${"13-2"}
    ${"2-30"}       | ${"2-30"}            | ${"General"}    | ${"2-30"}
    ${"1:0"}        | ${1 / 24}            | ${"h:mm"}       | ${"1:00"}
    ${"7:30 pm"}    | ${19.5 / 24}         | ${"h:mm AM/PM"} | ${"7:30 PM"}
    ${"11/30/2026"} | ${46_356}            | ${"m/d/yyyy"}   | ${"11/30/2026"}
    ${"2026-11-30"} | ${46_356}            | ${"m/d/yyyy"}   | ${"11/30/2026"}
    ${"15-Feb"}     | ${46_068}            | ${"d-mmm"}      | ${"15-Feb"}
    ${"2 1/2"}      | ${2.5}               | ${"# ?/?"}      | ${"2 1/2"}
    ${"W12"}        | ${"W12"}             | ${"General"}    | ${"W12"}
    ${"'007"}       | ${"007"}             | ${"General"}    | ${"007"}
    ${"'=A1"}       | ${"=A1"}             | ${"General"}    | ${"=A1"}
    ${"-"}          | ${"-"}               | ${"General"}    | ${"-"}
    ${"---"}        | ${"---"}             | ${"General"}    | ${"---"}
    ${"="}          | ${"="}               | ${"General"}    | ${"="}
    ${"1e3"}        | ${1000}              | ${"0.00E+00"}   | ${"1.00E+03"}
  `("$text", ({ text, value, format, shown }: Record<string, unknown>) => {
    expect(typed(text as string)).toEqual([value, format, shown]);
  });

  test.each`
    text          | formula
    ${"=A1+1"}    | ${"=A1+1"}
    ${"+cmd"}     | ${"=+cmd"}
    ${"-H1"}      | ${"=-H1"}
    ${"@SUM(A1)"} | ${"=@SUM(A1)"}
  `("$text is a formula", ({ text, formula }: { text: string; formula: string }) => {
    expect(typed(text)).toBe(formula);
  });

  test("nothing takes the content away", () => expect(inputOf("", "General").value).toBeNull());

  test("a cell that has a number format keeps it", () =>
    expect(typed("45%", "0.00")).toEqual([0.45, "0.00", "0.45"]));
});

// https://support.microsoft.com/office/format-numbers-as-text-583160db-936b-4e52-bdff-6f1863518ba4
test.each([
  ["1/2", "1/2"],
  ["=A1", "=A1"],
  ["'12", "12"],
  [12, "12"],
  [true, "true"],
  ["007", "007"],
])("%j in a cell formatted as text is the text %j", (input, text) =>
  expect(inputOf(input, "@")).toEqual({ value: text, formula: "" }),
);

test.each(["1", "1,", "-", "1/", " ", "a1", "'"])("32,767 characters of %j are an input", (letter) => {
  const text = letter.repeat(32_767).slice(0, 32_767);
  expect(inputOf(text, "General")).toHaveProperty("value");
});

// https://support.microsoft.com/office/number-format-codes-5026bbd6-04bc-48cd-bf33-80f18b4eae68
test.each`
  value          | format                  | text
  ${2}           | ${'0"–3"'}              | ${"2–3"}
  ${-2.5}        | ${"0.0"}                | ${"-2.5"}
  ${-2.5}        | ${"0.0;(0.0)"}          | ${"(2.5)"}
  ${0}           | ${'0;-0;"none"'}        | ${"none"}
  ${1234567.891} | ${"#,##0.00"}           | ${"1,234,567.89"}
  ${0.5}         | ${"#.##"}               | ${".5"}
  ${7}           | ${"000"}                | ${"007"}
  ${0.126}       | ${"0.0%"}               | ${"12.6%"}
  ${46356}       | ${"yyyy-mm-dd"}         | ${"2026-11-30"}
  ${46356.5}     | ${"dddd, mmmm d, h:mm"} | ${"Monday, November 30, 12:00"}
  ${1 / 3}       | ${"General"}            | ${"0.333333333"}
  ${0.1 + 0.2}   | ${"General"}            | ${"0.3"}
  ${1e21}        | ${"General"}            | ${"1E+21"}
  ${"Ann"}       | ${"0.00"}               | ${"Ann"}
  ${null}        | ${"0.00"}               | ${""}
`("$value as $format shows $text", ({ value, format, text }: Record<string, unknown>) => {
  expect(shownText(value as number, format as string)).toBe(text);
});
