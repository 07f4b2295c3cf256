import { afterEach, describe, expect, test } from "vitest";
import { ExcelHost } from "../../../src/workbench/host";
import { type CellValue, isErrorValue } from "../../../src/workbench/model";

/** A small open: number, name, rating, score, club; a blank score, and a text that reads as a number. */
const PLAYERS: readonly (readonly (string | number)[])[] = [
  ["No", "Name", "Rating", "Score", "Club"],
  [1, "Ann Archer", 1900, 2.5, "Oak"],
  [2, "bob baker", 1750, 1, "Elm"],
  [3, "Cy Cooper", 1750, "", "Oak"],
  [4, "Dee Drake", 1600, 3, "'12"],
];

const open: ExcelHost[] = [];

afterEach(() => {
  for (const host of open.splice(0)) host.close();
});

const openSheet = (): ExcelHost => {
  const host = new ExcelHost({ post: () => undefined, origin: "https://localhost" });
  host.type("Sheet1", "A1:E5", PLAYERS);
  open.push(host);
  return host;
};

const plain = (value: CellValue): unknown => (isErrorValue(value) ? value.error : value);

/** What a formula in H1 shows, with what it spills. */
const calculated = async (formula: string, before?: (host: ExcelHost) => void): Promise<unknown> => {
  const host = openSheet();
  before?.(host);
  host.type("Sheet1", "H1", formula);
  await host.settled();
  const { cells } = host.book.active;
  const { rows, columns } = cells.at(0, 7).spill ?? { rows: 1, columns: 1 };
  const grid = Array.from({ length: rows }, (_, i) =>
    Array.from({ length: columns }, (_, j) => plain(cells.at(i, 7 + j).value)),
  );
  return rows === 1 && columns === 1 ? grid[0]?.[0] : grid;
};

type Case = readonly [formula: string, value: unknown];

const SUPPORT = "https://support.microsoft.com/office/";

/** Cases by the page that says so. */
const CASES: Readonly<Record<string, readonly Case[]>> = {
  "calculation-operators-and-precedence-in-excel-48be406d-4975-4d31-b2b8-7af9e0e2878a": [
    ["=1+2*3^2-4/2", 17],
    ["=-2^2", 4],
    ["=50%*C2", 950],
    ['=B2&" ("&C2&")"', "Ann Archer (1900)"],
    ['="a"="A"', true],
    ["=D4=0", true],
    ['=D4=""', true],
    ['="10">9', true],
    ["=TRUE>99", true],
    ["=1/0", "#DIV/0!"],
    ['="x"+1', "#VALUE!"],
    ['="3"+1', 4],
    ["=A1:B2 A2:C3", "#VALUE!"],
  ],
  "sum-function-043e1c7d-7726-4e80-8f32-07b23e057f89": [
    ["=SUM(D2:D5)", 6.5],
    ["=SUM(D2:D5,1,TRUE)", 8.5],
    ["=SUM(E2:E5)", 0],
    ['=SUM("3",4)', 7],
    ["=SUM(D:D)", 6.5],
    ["=SUM(2:2)", 1903.5],
    ["=SUM((D2:D5>=1)*1)", 3],
    ["=SUM(D2,NA())", "#N/A"],
  ],
  "if-function-69aed7c9-4e8a-4755-a9bc-aa8bbff73be2": [
    ['=IF(D2>2,"plus","minus")', "plus"],
    ['=IF(D3>2,"plus")', false],
    ["=IF(D2>2,,1)", 0],
    ["=IF(D2>2,1,1/0)", 1],
    ['=IF(D2:D5>=1,B2:B5,"-")', [["Ann Archer"], ["bob baker"], ["-"], ["Dee Drake"]]],
    ['=IF("x",1,2)', "#VALUE!"],
    ['=IFERROR(1/0,"none")', "none"],
    ['=IFS(D3>2,"a",D3>0,"b")', "b"],
    ['=SWITCH(C3,1900,"top",1750,"mid","low")', "mid"],
  ],
  "index-function-a5dcf0dd-996d-40a4-a822-b56b061328bd": [
    ["=INDEX(A2:E5,2,2)", "bob baker"],
    ["=INDEX(B2:B5,4)", "Dee Drake"],
    ["=INDEX(A2:C2,3)", 1900],
    ["=INDEX(A2:C5,2,0)", [[2, "bob baker", 1750]]],
    ["=INDEX(A2:C5,9,1)", "#REF!"],
    ["=INDEX(D2:D5,3)", 0],
  ],
  "match-function-e8dffd45-c762-47d6-bf89-533f4a37673a": [
    ['=MATCH("BOB BAKER",B2:B5,0)', 2],
    ['=MATCH("c?*",B2:B5,0)', 3],
    ["=MATCH(2.9,A2:A5)", 2],
    ["=MATCH(1800,C2:C5,-1)", 1],
    ["=MATCH(9,A2:A5,0)", "#N/A"],
    ["=INDEX(B2:B5,MATCH(3,D2:D5,0))", "Dee Drake"],
  ],
  "vlookup-function-0bbc8083-26fe-4963-8ab8-93a18ad188a1": [
    ["=VLOOKUP(3,A2:E5,2,FALSE)", "Cy Cooper"],
    ["=VLOOKUP(3.5,A2:E5,2)", "Cy Cooper"],
    ["=VLOOKUP(9,A2:E5,2,FALSE)", "#N/A"],
    ["=VLOOKUP(3,A2:E5,6,FALSE)", "#REF!"],
  ],
  "xlookup-function-b7fd680e-6d10-43e6-84f9-88eae8bf5929": [
    ['=XLOOKUP("dee drake",B2:B5,C2:C5)', 1600],
    ["=XLOOKUP(2,A2:A5,B2:C5)", [["bob baker", 1750]]],
    ['=XLOOKUP(9,A2:A5,B2:B5,"nobody")', "nobody"],
    ["=XLOOKUP(9,A2:A5,B2:B5)", "#N/A"],
    ["=XLOOKUP(1800,C2:C5,B2:B5,,-1)", "bob baker"],
    ["=XLOOKUP(1750,C2:C5,B2:B5,,0,-1)", "Cy Cooper"],
    ["=XLOOKUP({1;4},A2:A5,C2:C5)", [[1900], [1600]]],
  ],
  "sort-function-22f63bd0-ccc8-492f-953d-c20e8e44b86c": [
    ["=SORT(D2:D5)", [[1], [2.5], [3], [0]]],
    ["=SORT(D2:D5,1,-1)", [[3], [2.5], [1], [0]]],
    [
      "=SORT(B2:C5,2,1)",
      [
        ["Dee Drake", 1600],
        ["bob baker", 1750],
        ["Cy Cooper", 1750],
        ["Ann Archer", 1900],
      ],
    ],
    ["=SORT(A2:A5,2)", "#VALUE!"],
  ],
  "sortby-function-cd2d7a62-1b93-435c-b561-d6a35134f28f": [
    ["=SORTBY(B2:B5,C2:C5,1,A2:A5,-1)", [["Dee Drake"], ["Cy Cooper"], ["bob baker"], ["Ann Archer"]]],
    ["=SORTBY(B2:B5,C2:C4)", "#VALUE!"],
  ],
  "filter-function-f4f7cb66-82eb-4767-8f7c-4877ad80c759": [
    ['=FILTER(B2:B5,E2:E5="Oak")', [["Ann Archer"], ["Cy Cooper"]]],
    ['=FILTER(B2:B5,E2:E5="Ash","nobody")', "nobody"],
    ['=FILTER(B2:B5,E2:E5="Ash")', "#CALC!"],
    ["=FILTER(B2:C5,D2:D5>2.5)", [["Dee Drake", 1600]]],
  ],
  "countif-function-e0de10c6-f885-4e71-abb4-1f464816df34": [
    ['=COUNTIF(D2:D5,">=2.5")', 2],
    ['=COUNTIF(E2:E5,"oak")', 2],
    ['=COUNTIF(B2:B5,"*er")', 3],
    ['=COUNTIF(D2:D5,"")', 1],
    ['=COUNTIF(D2:D5,"<>")', 3],
    ["=COUNTIF(E2:E5,12)", 1],
    ["=COUNTIF(C2:C5,C2:C5)", [[1], [2], [2], [1]]],
    ['=COUNTIFS(E2:E5,"Oak",C2:C5,">1800")', 1],
    ['=SUMIF(E2:E5,"Oak",D2:D5)', 2.5],
  ],
  "rank-function-6a2fc49d-1831-4a03-9d8c-c279cf99f723": [
    ["=RANK(1750,C2:C5)", 2],
    ["=RANK(C2:C5,C2:C5)", [[1], [2], [2], [4]]],
    ["=RANK(1600,C2:C5,1)", 1],
    ["=RANK(1000,C2:C5)", "#N/A"],
  ],
  "round-function-c018c5d8-40fb-4053-90b1-b3e7f61a213c": [
    ["=ROUND(2.15,1)", 2.2],
    ["=ROUND(-1.475,2)", -1.48],
    ["=ROUND(626.3,-3)", 1000],
    ["=ROUND(D2:D3,0)", [[3], [1]]],
    ["=INT(-2.5)", -3],
    ["=MOD(-3,2)", 1],
    ["=MOD(3,0)", "#DIV/0!"],
  ],
  "text-function-20d5ac4d-7b94-49fd-bb38-93d29371225c": [
    ['=TEXT(1234.567,"#,##0.00")', "1,234.57"],
    ['=TEXT(0.285,"0.0%")', "28.5%"],
    ['=TEXT(46025,"yyyy-mm-dd")', "2026-01-03"],
    ['=TEXT(2.5,"# ?/?")', "2 1/2"],
    ['=TEXT(D2,"0.0")&" pts"', "2.5 pts"],
    ['=TEXTJOIN(", ",TRUE,E2:E5)', "Oak, Elm, Oak, 12"],
    ["=UPPER(LEFT(B3,3))", "BOB"],
    ["=LEN(D4)", 0],
  ],
  "dynamic-array-formulas-and-spilled-array-behavior-205c6b06-03ba-4151-89a1-87a7eb36e531": [
    [
      "=A2:A3*{10,20}",
      [
        [10, 20],
        [20, 40],
      ],
    ],
    [
      "={1,2}+{1;2;3}",
      [
        [2, 3],
        [3, 4],
        [4, 5],
      ],
    ],
    ["=A2:A5+A2:A3", [[2], [4], ["#N/A"], ["#N/A"]]],
    ["=@A2:A5", "#VALUE!"],
    ["=SUM(SEQUENCE(4))", 10],
    ["=LET(x,D2,y,D5,x+y)", 5.5],
    ["=LAMBDA(x,x*2)(4)", 8],
    ["=UNIQUE(E2:E4)", [["Oak"], ["Elm"]]],
  ],
  "how-to-correct-a-name-error-b6d54e31-a743-4d7d-9b61-40002a7b4286": [
    ["=NOSUCH(1)", "#NAME?"],
    ["=OFFSET(A1,1,1)", "#NAME?"],
    ["=nowhere+1", "#NAME?"],
    ["=_xlfn._xlws.SORT(A2:A3)", [[1], [2]]],
  ],
};

describe("formulas without an add-in", () => {
  describe.each(Object.entries(CASES))(`${SUPPORT}%s`, (_, cases) => {
    test.each(cases)("%s", async (formula, value) => {
      expect(await calculated(formula)).toEqual(value);
    });
  });

  test("a spilled block is read as a whole by its corner, and follows it", async () => {
    const host = openSheet();
    host.type("Sheet1", "H1", "=SORT(D2:D5,1,-1)");
    host.type("Sheet1", "J1", "=SUM(H1#)");
    host.type("Sheet1", "J2", "=ROWS(H1#)");
    await host.settled();
    const { cells } = host.book.active;
    expect([cells.at(0, 9).value, cells.at(1, 9).value]).toEqual([6.5, 4]);
    host.type("Sheet1", "D4", 4);
    await host.settled();
    expect([cells.at(0, 7).value, cells.at(0, 9).value]).toEqual([4, 10.5]);
  });

  test("names, constants under a name, tables and their columns", async () => {
    const host = openSheet();
    const { book } = host;
    book.names.push(
      { name: "Half", formula: "=0.5", comment: "", visible: true },
      { name: "Scores", formula: "=Sheet1!$D$2:$D$5", comment: "", visible: true },
    );
    const sheet = book.active;
    sheet.tables.push({
      id: "t",
      name: "Players",
      area: { row: 0, column: 0, rows: 5, columns: 5 },
      style: "TableStyleMedium2",
      showHeaders: true,
      showTotals: false,
      showFilterButton: true,
      showBandedRows: true,
      showBandedColumns: false,
      highlightFirstColumn: false,
      highlightLastColumn: false,
    });
    const formulas = [
      "=SUM(Scores)*Half",
      "=MAX(Players[Rating])",
      "=INDEX(Players[[#Headers],[Club]],1)",
      "=Players[Nothing]",
    ];
    formulas.forEach((formula, i) => host.type("Sheet1", `H${i + 1}`, formula));
    await host.settled();
    expect(formulas.map((_, i) => plain(sheet.cells.at(i, 7).value))).toEqual([3.25, 1900, "Club", "#REF!"]);
  });

  test("another sheet's cells, in quotes where its name asks for them", async () => {
    const value = await calculated("=SUM('Round 1'!A1:A2,Sheet1!D2)", ({ book }) => {
      const sheet = book.addSheet({ name: "Round 1" });
      sheet.cells.patch(0, 0, { value: 10 });
      sheet.cells.patch(1, 0, { value: 20 });
    });
    expect(value).toBe(32.5);
    expect(await calculated("=Gone!A1")).toBe("#REF!");
  });
});
