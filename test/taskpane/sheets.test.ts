import { expect, test } from "vitest";
import { readCrosstable } from "../../src/reader/index";
import { BLANK_ROWS, type FormKind, formSheet, roundsFor } from "../../src/taskpane/sheets/form";
import { pastedSheet, pastedTable } from "../../src/taskpane/sheets/pasted";
import { type PastedPlayer, pastedPlayers } from "../../src/taskpane/sheets/players";
import { SAMPLE } from "./scene";

test("the sample is read without an error", () => {
  const { readings } = readCrosstable(SAMPLE);
  expect(readings).toHaveLength(1);
  const [reading] = readings;
  expect(reading?.tournament.players).toHaveLength(12);
  expect(reading?.findings.filter(({ level }) => level === "error")).toEqual([]);
});

test.each`
  line                                | name                | rating  | team
  ${"Lindqvist, Ava\t1184\tOak Hill"} | ${"Lindqvist, Ava"} | ${1184} | ${"Oak Hill"}
  ${"Rios, Mateo  1121  Lincoln MS"}  | ${"Rios, Mateo"}    | ${1121} | ${"Lincoln MS"}
  ${"Ava Lindqvist 1184 Oak Hill"}    | ${"Ava Lindqvist"}  | ${1184} | ${"Oak Hill"}
  ${"3. Nair, Priya"}                 | ${"Nair, Priya"}    | ${null} | ${""}
  ${"12 Park, Ethan;990"}             | ${"Park, Ethan"}    | ${990}  | ${""}
  ${"Tran\tRiverside"}                | ${"Tran"}           | ${null} | ${"Riverside"}
  ${"=HYPERLINK(1)"}                  | ${"=HYPERLINK(1)"}  | ${null} | ${""}
`("“$line” is $name, $rating, $team", ({ line, name, rating, team }: { line: string } & PastedPlayer) =>
  expect(pastedPlayers(line)).toEqual({ players: [{ name, rating, team }], nameless: [] }),
);

test("a line without a name is doubtful, and counted as the user sees it", () => {
  const { players, nameless } = pastedPlayers("Ann\n\n1184\nBob\r\n");
  expect(players.map(({ name }) => name)).toEqual(["Ann", "Bob"]);
  expect(nameless).toEqual([3]);
});

test.each`
  kind                  | players | rounds
  ${"swiss"}            | ${12}   | ${null}
  ${"roundRobin"}       | ${8}    | ${7}
  ${"roundRobin"}       | ${7}    | ${7}
  ${"doubleRoundRobin"} | ${4}    | ${6}
  ${"quads"}            | ${12}   | ${3}
`(
  "$players players in a $kind play $rounds rounds",
  ({ kind, players, rounds }: { kind: FormKind; players: number; rounds: number | null }) =>
    expect(roundsFor(kind, players)).toBe(rounds),
);

test("a form has a row a player, entry help, and totals that add up themselves", () => {
  const { players } = pastedPlayers("Ann\t1800\nBob\t1700\nCy\nDee");
  const block = formSheet(players, "swiss", 3, "A4");
  expect(block.cells[0]).toEqual(["No.", "Name", "Rating", "School", "Rd 1", "Rd 2", "Rd 3", "Total"]);
  expect(block.cells[1]?.slice(0, 4)).toEqual([1, "Ann", 1800, ""]);
  expect(block.prompts).toHaveLength(12);
  expect(Math.max(...block.prompts.map(({ text }) => text.length))).toBeLessThanOrEqual(255);
  expect(block.formulas.map(({ row, column }) => [row, column])).toEqual([
    [1, 7],
    [2, 7],
    [3, 7],
    [4, 7],
  ]);
  expect(block.formulas[0]?.formula).toContain("E2:G2");
});

test("every result cell of a form is looked at, each table by its own rows", () => {
  const { players } = pastedPlayers("Ann\nBob\nCy\nDee\nEve");
  expect(formSheet(players, "swiss", 3, "A4").checks).toMatchObject([
    {
      area: { row: 1, column: 4, rows: 5, columns: 3 },
      wrong: expect.stringContaining("$A$2:$A$6") as string,
    },
  ]);
  expect(formSheet(players, "quads", 3, "A4").checks).toMatchObject([
    {
      area: { row: 2, column: 4, rows: 4, columns: 4 },
      wrong: expect.stringContaining("ROW(E$3)") as string,
    },
    {
      area: { row: 9, column: 4, rows: 4, columns: 4 },
      wrong: expect.stringContaining("ROW(E$10)") as string,
    },
  ]);
});

test("without names the form is blank", () => {
  const block = formSheet([], "swiss", 5, "Letter");
  expect(block.cells).toHaveLength(BLANK_ROWS + 1);
  expect(block.cells[1]).toEqual([1, "", "", "", "", "", "", "", "", ""]);
});

test("quads get a grid for every four, the last one filled up", () => {
  const { players } = pastedPlayers("A\nB\nC\nD\nE\nF");
  const block = formSheet(players, "quads", 3, "Letter");
  const titles = block.cells.flatMap(([first]) =>
    typeof first === "string" && first.startsWith("Quad") ? [first] : [],
  );
  expect(titles).toEqual(["Quad 1", "Quad 2"]);
  const [first, second] = block.formulas;
  expect([first?.formula, second?.formula]).toEqual([
    '=SUM(E3:H3)+COUNTIF(E3:H3,"½")/2+COUNTIF(E3:H3,"+")',
    '=SUM(E4:H4)+COUNTIF(E4:H4,"½")/2+COUNTIF(E4:H4,"+")',
  ]);
  expect(block.cells[9]?.slice(0, 2)).toEqual([1, "E"]);
});

test("a crosstable that is pasted as text is recognized and laid out as a clean wall chart", () => {
  const text = SAMPLE.map((row) => row.join("\t")).join("\r\n");
  const table = pastedTable(text);
  expect(table).toMatchObject({ players: 12, rounds: 5 });
  const cells = table === null ? [] : pastedSheet(table, "Letter").cells;
  expect(readCrosstable(cells).readings[0]?.tournament.players).toHaveLength(12);
});

const TRF = [
  "012 Pond Street Rapid",
  "XXR 2",
  "001    1 m    Ash, Ina                          1900 XXX                         1.5    1     2 w 1     3 b =",
  "001    2 m    Birch, Tom                        1800 XXX                         0.0    3     1 b 0  0000 - Z",
  "001    3 m    Cole, Uma                         1700 XXX                         1.5    2  0000 - U     1 w =",
].join("\n");

const CSV =
  'No.,Name,Rd 1,Rd 2,Total\n1,"Ash, Ina",W2,D3,1.5\n2,"Birch, Tom",L1,U,0\n3,"Cole, Uma",B,D1,1.5\n';

test.each([
  ["a tournament report", TRF, ["W2w", "D3b"]],
  ["a CSV", CSV, ["W2", "D3"]],
])("%s becomes a wall chart with the same games", (_kind, text, rounds) => {
  const table = pastedTable(text);
  expect(table).toMatchObject({ players: 3, rounds: 2 });
  const row = table?.cells.find((cells) => cells.includes("Ash, Ina")) ?? [];
  expect(row).toEqual(expect.arrayContaining(rounds));
  const again = readCrosstable(table?.cells ?? []).readings[0];
  expect(again?.tournament.players.map(({ no, name }) => [no, name])).toEqual([
    [1, "Ash, Ina"],
    [2, "Birch, Tom"],
    [3, "Cole, Uma"],
  ]);
});

test("a text in which something is wrong goes on the sheet as it is", () => {
  const wrong = CSV.replace("D3,1.5", "W3,1.5");
  expect(pastedTable(wrong)?.cells[1]).toEqual([wrong.split("\n")[1]]);
});

test.each(["", "Ann\nBob\nCy", "Ann\t1800\tOak Hill\nBob\t1700\tRiverside", "hello"])(
  "“%s” is no crosstable",
  (text) => expect(pastedTable(text)).toBeNull(),
);
