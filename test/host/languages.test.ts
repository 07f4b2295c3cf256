import { describe, expect, test } from "vitest";
import { ENGLISH, LANGUAGES } from "../../scripts/build/languages";
import { readCrosstable } from "../../src/reader/index";
import { plainValue, type Sheet } from "../../src/workbench/model";
import { bookOf, MAPLE_GROVE, namesOf, openOn, settle, sheetOf, shown, textAt } from "./harness";

const OTHERS = LANGUAGES.filter((language) => language !== ENGLISH);

const valuesOf = (sheet: Sheet) =>
  shown(sheet).map((cells, row) => cells.map((_, column) => plainValue(sheet.shown(row, column).value)));

/** Every list, written by the add-in in a language. */
const written = async (folder: string) => {
  const book = bookOf({ Open: MAPLE_GROVE });
  settle(book, sheetOf(book, "Open"), {
    also: ["wallchart", "working", "alphabetical", "notice", "chart"],
    runningScores: true,
  });
  await (await openOn(book, folder)).rank();
  return book;
};

/** Words that none of the lists may hold, whoever the players are. */
const ENGLISH_WORDS =
  /\b(?:the|and|of|players?|score|rounds?|place|standings|wins?|opponents?|unplayed|withdrew|tied|after)\b/i;

/** Text of the lists that is alike in every language: names of players, schools and events, citations. */
const isGiven = (text: string): boolean =>
  MAPLE_GROVE.flat().some((cell) => cell !== "" && text === String(cell));

const HEADINGS: Readonly<Record<string, readonly string[]>> = {
  de: [
    "Platz",
    "Nr.",
    "Name",
    "Rating",
    "School",
    "Punkte",
    "Mod. Med.",
    "Solkoff",
    "Cumul.",
    "Cumul. Gegner",
  ],
  es: [
    "Puesto",
    "Nº",
    "Nombre",
    "Rating",
    "School",
    "Puntos",
    "Mod. Med.",
    "Solkoff",
    "Cumul.",
    "Cumul. riv.",
  ],
};

describe.each(OTHERS)("in $code", ({ code, folder }) => {
  test("every list is in the language, under the names that sheets have in all of them", async () => {
    const book = await written(folder);
    expect(namesOf(book)).toEqual(namesOf(await written("")));
    const [heading = []] = shown(sheetOf(book, "Standings")).filter((row) => row[0] === HEADINGS[code]?.[0]);
    expect(heading.slice(0, HEADINGS[code]?.length)).toEqual(HEADINGS[code]);
    const texts = book.sheets
      .filter(({ name }) => name !== "Open")
      .flatMap((sheet) => shown(sheet).flatMap((row) => row.map((text) => `${sheet.name}: ${text}`)));
    const english = texts.filter((text) => {
      const own = text.slice(text.indexOf(": ") + 2);
      return (
        !isGiven(own) &&
        ENGLISH_WORDS.test(own.replaceAll(/“[^”]*”|„[^“]*“|«[^»]*»|Maple Grove Scholastic/g, ""))
      );
    });
    expect(english).toEqual([]);
  });

  test("the numbers are those of the English lists", async () => {
    const [own, english] = [await written(folder), await written("")];
    const numbers = (sheet: Sheet) =>
      valuesOf(sheet)
        .map((row) => row.filter((value) => typeof value === "number"))
        .filter(({ length }) => length > 0);
    for (const name of ["Standings", "Wall chart", "Alphabetical list"])
      expect(numbers(sheetOf(own, name))).toEqual(numbers(sheetOf(english, name)));
  });

  test("a wall chart that was written is read again as the English one is", async () => {
    const [own, english] = [await written(folder), await written("")].map((book) =>
      readCrosstable(valuesOf(sheetOf(book, "Wall chart"))),
    );
    expect(own?.readings.map(({ tournament }) => tournament.players)).toEqual(
      english?.readings.map(({ tournament }) => tournament.players),
    );
    expect(own?.readings[0]?.tournament.players).toHaveLength(12);
    expect(own?.readings.flatMap(({ findings }) => findings)).toEqual(
      english?.readings.flatMap(({ findings }) => findings),
    );
    expect(own?.readings[0]?.table.headings).toEqual(english?.readings[0]?.table.headings);
  });

  test("a list of an English add-in is the same sheet to it", async () => {
    const book = await written("");
    await (await openOn(book, folder)).rank();
    expect(namesOf(book)).toEqual(namesOf(await written("")));
    expect(textAt(sheetOf(book, "Standings"), "A1")).toBe("Maple Grove Scholastic, K–8 U1200");
  });
});
