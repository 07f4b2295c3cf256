import { expect, test } from "vitest";
import { decimalSignFor, paperFor } from "../../src/excel/surroundings";

test.each`
  language        | decimal | paper
  ${"en-US"}      | ${"."}  | ${"Letter"}
  ${"de-DE"}      | ${","}  | ${"A4"}
  ${"fr-CA"}      | ${","}  | ${"Letter"}
  ${"es-MX"}      | ${"."}  | ${"Letter"}
  ${""}           | ${"."}  | ${"A4"}
  ${"not a lang"} | ${"."}  | ${"A4"}
`("$language: $decimal, $paper", ({ language, decimal, paper }: Record<string, string>) => {
  expect([decimalSignFor(language ?? ""), paperFor(language ?? "")]).toEqual([decimal, paper]);
});
