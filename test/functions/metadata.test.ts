import { describe, expect, test } from "vitest";
import { TIE_BREAKS } from "../../src/engine/index";
import { metadata } from "../../src/functions/metadata";
import { BUILT_IN } from "./builtin-names";
import { functionOf, ids } from "./excel";

const { functions } = metadata;

/** A1 to XFD1048576, and R1C1. */
const CELL_ADDRESS = /^([A-Z]{1,3}\d+|R\d*C\d*)$/;

describe.each(functions)("$id", ({ id, name, description, parameters }) => {
  test("has a name that Excel takes and has not taken", () => {
    expect(id).toMatch(/^[A-Z][A-Z0-9.]{2,}$/);
    expect(id).not.toMatch(CELL_ADDRESS);
    expect(BUILT_IN.has(id)).toBe(false);
    expect(name).toBe(id);
  });

  test("is registered with as many arguments as are declared", () => {
    expect(functionOf(id)).toHaveLength(parameters.length);
  });

  test("explains itself and its arguments briefly", () => {
    const texts = [description, ...parameters.map((parameter) => parameter.description)];
    expect(texts.filter((text) => text.trim() === "" || !text.endsWith("."))).toEqual([]);
    expect(description.length).toBeLessThanOrEqual(160);
    expect(parameters.filter((parameter) => parameter.description.length > 80)).toEqual([]);
  });

  test("has its optional arguments last", () => {
    const optional = parameters.map((parameter) => parameter.optional);
    expect(optional).toEqual([...optional].sort((a, b) => Number(a) - Number(b)));
  });
});

test("functions.json and the script name the same functions, each once", () => {
  const named = functions.map(({ id }) => id);
  expect(ids()).toEqual(named);
  expect(new Set(named).size).toBe(named.length);
});

test("each function name of the registry is a function", () => {
  const named = TIE_BREAKS.flatMap(({ functionName }) => functionName ?? []);
  expect(ids()).toEqual(expect.arrayContaining(named));
});

test("error values and data types of a range reach the functions", () => {
  expect(metadata).toMatchObject({ allowErrorForDataTypeAny: true, allowCustomDataForDataTypeAny: true });
});

const OF_A_CROSSTABLE = ["crosstable", "player", "rules"];

/** Released names: workbooks store them. A name may be added, none may change. */
const RELEASED: Readonly<Record<string, readonly string[]>> = {
  MODMEDIAN: OF_A_CROSSTABLE,
  HARKNESS: OF_A_CROSSTABLE,
  SOLKOFF: OF_A_CROSSTABLE,
  CUMULATIVE: OF_A_CROSSTABLE,
  CUMOPPOSITION: OF_A_CROSSTABLE,
  KASHDAN: OF_A_CROSSTABLE,
  SONNEBORN: OF_A_CROSSTABLE,
  BUCHHOLZ: OF_A_CROSSTABLE,
  PROGRESSIVE: OF_A_CROSSTABLE,
  KOYA: OF_A_CROSSTABLE,
  HEADTOHEAD: OF_A_CROSSTABLE,
  PERFOPPOSITION: OF_A_CROSSTABLE,
  AVGOPPOSITION: OF_A_CROSSTABLE,
  BLACKGAMES: OF_A_CROSSTABLE,
  EXTRABLACK: OF_A_CROSSTABLE,
  WINS: OF_A_CROSSTABLE,
  GAMESWON: OF_A_CROSSTABLE,
  TIEBREAK: ["crosstable", "code", "player", "rules"],
  STANDINGS: ["crosstable", "tiebreaks", "rules"],
  PLACES: ["crosstable", "player", "tiebreaks", "rules"],
  "TIEBREAK.EXPLAIN": ["crosstable", "player", "code", "rules"],
  "TIEBREAK.COMPARE": ["crosstable", "player1", "player2", "tiebreaks", "rules"],
  "TIEBREAK.LIST": ["rules"],
  "CROSSTABLE.CHECK": ["crosstable", "rules"],
  "CROSSTABLE.NORMALIZE": ["crosstable", "rules"],
};

test.each(Object.entries(RELEASED))("%s takes %j", (id, names) => {
  const found = functions.find((each) => each.id === id);
  expect(found?.parameters.map(({ name }) => name)).toEqual(names);
});
