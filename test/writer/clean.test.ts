import fc from "fast-check";
import { expect, test } from "vitest";
import { cleanText, shorten } from "../../src/writer/clean";

test.each`
  text                  | clean
  ${"Ann\u0000 Bee"}    | ${"Ann  Bee"}
  ${"one\r\ntwo\t3"}    | ${"one  two 3"}
  ${"half \ud83d pair"} | ${"half \ufffd pair"}
  ${"\ud83d\ude00 ok"}  | ${"\ud83d\ude00 ok"}
  ${"=1+1"}             | ${"=1+1"}
`("$text", ({ text, clean }: { text: string; clean: string }) => {
  expect(cleanText(text)).toBe(clean);
});

test("any text becomes one that a cell and a file can hold", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), fc.nat(40), (text, length) => {
      expect(cleanText(text)).not.toMatch(/[\p{Cc}\p{Cs}\ufffe\uffff]/u);
      expect(shorten(cleanText(text), length + 1).length).toBeLessThanOrEqual(length + 1);
    }),
  );
  expect(cleanText("x".repeat(40_000))).toHaveLength(32_766);
});
