import { existsSync } from "node:fs";
import { describe, expect, test } from "vitest";
import {
  type PRESET_TEXTS,
  PRESETS,
  TEAM_PRESETS,
  TEAM_TIE_BREAKS,
  textKey,
  TIE_BREAKS,
} from "../../src/engine/index";
import { load, orphans, OTHERS, pathOf, textModules, translationOf } from "./modules";
import { leavesOf, shapeOf, toldBy, wordsIn } from "./shapes";

/** Modules in which a language has entries and English has none: the declarations are English. */
const BESIDE_DECLARATIONS = ["engine/tie-break-texts.ts", "engine/preset-texts.ts"];

/** What is the same in another language: names, codes, signs. */
const SAME: Readonly<Record<string, ReadonlySet<string>>> = {
  de: new Set(["Name", "Rd", "US Chess", "FIDE", "Buchholz"]),
  es: new Set(["Rd", "US Chess", "FIDE", "Buchholz", "error", "Error.", "bye", "Elo"]),
};

/** Functions that are alike because they only put together what they are told. */
const isPlain = (body: string): boolean => /`Rd \$\{|Provisional|upperFirst\)?\(player\)/.test(body);

/** Facts that a translation turns into words of its own, and what competitors are called where it says that itself. */
const TURNED = new Set([
  ...[".FINDING_TEXTS.damaged: by", ".FINDING_TEXTS.spelled-differently: what"],
  ".TEAMS_TEXTS.playersCaption: fact3",
]);
const NOUNS = new Set(["player", "players", "game", "games"]);

/** A code as settings have it: one word without a capital at its beginning, or nothing. */
const isCode = (value: unknown): boolean => typeof value === "string" && /^(?:[a-z]\w*)?$/.test(value);

/** Of a choice the code that settings have: the first of a pair. */
const isCodeAt = (at: string, value: unknown): boolean => /\.\d+\.0$/.test(at) && isCode(value);

test("there are modules of texts, and no translation without one", () => {
  expect(textModules.length).toBeGreaterThan(25);
  expect(orphans).toEqual([]);
});

describe.each(OTHERS)("%s", (code) => {
  const same = SAME[code] ?? new Set<string>();

  test.each(textModules)("%s is translated", (file) => {
    expect(existsSync(pathOf(translationOf(file, code)))).toBe(true);
  });

  test.each(textModules)("%s has every text", async (file) => {
    const [english, other] = [await load(file), await load(file, code)];
    const shape = BESIDE_DECLARATIONS.includes(file) ? Object.keys : shapeOf;
    expect(shape(other)).toEqual(shape(english));
  });

  test.each(textModules)("%s says nothing in English", async (file) => {
    const [english, other] = [await load(file), await load(file, code)];
    const own = new Map(leavesOf(other).map(({ at, value }) => [at, wordsIn(value)]));
    const alike = leavesOf(english).filter(({ at, value }) => {
      const words = wordsIn(value);
      return (
        words !== null && !isCodeAt(at, value) && words === own.get(at) && !same.has(words) && !isPlain(words)
      );
    });
    expect(alike.map(({ at, value }) => `${at}: ${String(value)}`)).toEqual([]);
  });

  test.each(textModules)("%s tells every fact", async (file) => {
    const [english, other] = [await load(file), await load(file, code)];
    const own = new Map(leavesOf(other).map(({ at, value }) => [at, value]));
    const untold = leavesOf(english).flatMap(({ at, value }) => {
      if (typeof value !== "function" || typeof own.get(at) !== "function") return [];
      const wanted = toldBy(value, value.length);
      const told = toldBy(own.get(at), value.length);
      const missing = [...(wanted ?? [])].filter((fact) => told !== null && !told.has(fact));
      return missing
        .filter((fact) => !NOUNS.has(fact))
        .map((fact) => `${at}: ${fact}`)
        .filter((one) => !TURNED.has(one));
    });
    expect(untold).toEqual([]);
  });

  test("choices have the codes of the English ones", async () => {
    for (const file of textModules) {
      const [english, other] = [await load(file), await load(file, code)];
      const own = new Map(leavesOf(other).map(({ at, value }) => [at, value]));
      for (const { at, value } of leavesOf(english))
        if (isCodeAt(at, value)) expect([file, at, own.get(at)]).toEqual([file, at, value]);
    }
  });

  test("every tie-break has words, and no other", async () => {
    const { TIE_BREAK_TEXTS } = await load("engine/tie-break-texts.ts", code);
    const keys = new Set([...TIE_BREAKS, ...TEAM_TIE_BREAKS].map(textKey));
    expect(Object.keys(TIE_BREAK_TEXTS as object).sort()).toEqual([...keys].sort());
  });

  test("headings of tie-breaks are short", async () => {
    const { TIE_BREAK_TEXTS } = await load("engine/tie-break-texts.ts", code);
    const titles = Object.entries(TIE_BREAK_TEXTS as Readonly<Record<string, { readonly title: string }>>);
    expect(titles.filter(([, { title }]) => title.length > 16)).toEqual([]);
  });

  test("every preset has a name, and no other", async () => {
    const { PRESET_TEXTS: names } = await load("engine/preset-texts.ts", code);
    const declared = new Set([...PRESETS, ...TEAM_PRESETS].map(({ name }) => name));
    expect(Object.keys(names as typeof PRESET_TEXTS).sort()).toEqual([...declared].sort());
  });
});
