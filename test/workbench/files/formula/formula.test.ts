import { expect, test } from "vitest";

import { functionNames } from "../../../../src/workbench/files/formula/names";
import { shiftFormula } from "../../../../src/workbench/files/formula/shift";

test.each`
  formula                      | rows  | columns | moved
  ${"A1+$A1+A$1+$A$1"}         | ${2}  | ${1}    | ${"B3+$A3+B$1+$A$1"}
  ${"SUM(B2:D4)"}              | ${1}  | ${0}    | ${"SUM(B3:D5)"}
  ${"SUM(A:B,2:3,$C:$D,$4:5)"} | ${1}  | ${1}    | ${"SUM(B:C,3:4,$C:$D,$4:6)"}
  ${"'A1 Open'!A1&Sheet2!B2"}  | ${1}  | ${0}    | ${"'A1 Open'!A2&Sheet2!B3"}
  ${"[1]A1!A1"}                | ${1}  | ${0}    | ${"[1]A1!A2"}
  ${'"A1 ""B2"" "&A1'}         | ${1}  | ${0}    | ${'"A1 ""B2"" "&A2'}
  ${"LOG10(A1)+LOG10"}         | ${1}  | ${0}    | ${"LOG10(A2)+LOG11"}
  ${"Table1[[A1]:[B2]]"}       | ${1}  | ${0}    | ${"Table1[[A1]:[B2]]"}
  ${"A1"}                      | ${-1} | ${0}    | ${"#REF!"}
  ${"XFD1"}                    | ${0}  | ${1}    | ${"#REF!"}
  ${"Rate_A1*1.5E3"}           | ${1}  | ${1}    | ${"Rate_A1*1.5E3"}
`(
  "$formula copied by $rows rows and $columns columns is $moved",
  ({ formula, rows, columns, moved }: Record<string, string & number>) =>
    expect(shiftFormula(String(formula), { rows: Number(rows), columns: Number(columns) })).toBe(moved),
);

const names = functionNames(["STANDINGS", "TIEBREAK.LIST", "SOLKOFF"]);

test.each`
  shown                                      | stored
  ${"=STANDINGS(A1:F9)"}                     | ${"_xldudf_STANDINGS(A1:F9)"}
  ${'=INDEX(TIEBREAK.LIST("USCF"),2,3)'}     | ${'INDEX(_xldudf_TIEBREAK_LIST("USCF"),2,3)'}
  ${"=SORT(FILTER(A1:B2,SOLKOFF(A1:F9)>1))"} | ${"_xlfn._xlws.SORT(_xlfn._xlws.FILTER(A1:B2,_xldudf_SOLKOFF(A1:F9)>1))"}
  ${'="STANDINGS("&XLOOKUP(1,A:A,B:B)'}      | ${'"STANDINGS("&_xlfn.XLOOKUP(1,A:A,B:B)'}
  ${"='SORT(1)'!A1+STANDINGS!A1+SUM(A1)"}    | ${"'SORT(1)'!A1+STANDINGS!A1+SUM(A1)"}
  ${"=constructor(1)+__proto__(2)"}          | ${"constructor(1)+__proto__(2)"}
`("$shown is stored as $stored", ({ shown, stored }: { shown: string; stored: string }) => {
  expect(names.stored(shown)).toBe(stored);
  expect(names.shown(stored)).toBe(shown);
});

test("a custom function of another add-in keeps its stored name", () =>
  expect(names.shown("_xldudf_CONTOSO_ADD(1)")).toBe("=_xldudf_CONTOSO_ADD(1)"));
