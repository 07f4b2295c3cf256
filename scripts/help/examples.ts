import { TEAM_ONLY, TIE_BREAKS } from "../../src/engine/index";
import { type Argument, type Example, TABLE } from "./formulas";
import { SAMPLES, type SampleName } from "./samples";

const on =
  (sample: SampleName) =>
  (id: string, given: readonly Argument[], note?: string): Example => ({
    id,
    sample,
    arguments: given,
    ...(note === undefined ? {} : { note }),
  });

const open = on("open");
const robin = on("robin");
const teams = on("teams");
const schools = on("schools");

/** Examples beyond that of one player of a crosstable, which every tie-break has. */
const OTHERS: readonly Example[] = [
  open("MODMEDIAN", [TABLE], "a column as tall as the crosstable"),
  open("MODMEDIAN", [[[0, 3, 3, 4, 5]], 4], "from a list of the opponents' scores and the own score"),
  open("SOLKOFF", [[[0, 3, 3, 4, 5]]], "from a list of the opponents' scores"),
  open("CUMULATIVE", [[[1, 2, 3, 4, 4]]], "from a row of running scores"),
  open("SONNEBORN", [TABLE, 4, "WINTD"], "doubled, as WinTD prints it"),
  open("BUCHHOLZ", [TABLE, "Juniper", "FIDE-2024"], "the player by name, by the edition of 2024"),
  robin("KOYA", [TABLE, 3, "FIDE"]),
  open("TIEBREAK", [TABLE, "BH/C1", 4]),
  open("TIEBREAK", [TABLE, "Modified Median", 4], "a name does as well as a code"),
  open("STANDINGS", [TABLE]),
  open("STANDINGS", [TABLE, "MMED, SOLK, KASH"], "by other tie-breaks"),
  open("STANDINGS", [TABLE, null, "FIDE, after=3"], "by FIDE's rules, after round 3"),
  open("PLACES", [TABLE, 4]),
  open("PLACES", [TABLE]),
  open("TIEBREAK.EXPLAIN", [TABLE, 4, "MMED"]),
  open("TIEBREAK.COMPARE", [TABLE, 4, 8]),
  open("TIEBREAK.LIST", []),
  open("CROSSTABLE.CHECK", [TABLE]),
  robin("CROSSTABLE.CHECK", [TABLE]),
  robin("CROSSTABLE.NORMALIZE", [TABLE]),
  teams("TEAMSTANDINGS", [TABLE], "from the matches of teams"),
  schools("TEAMSTANDINGS", [TABLE, null, "top=2"], "from the best two players of each school"),
];

const TEAM_FUNCTIONS: ReadonlySet<string> = new Set(
  TEAM_ONLY.flatMap(({ functionName = [] }) => functionName),
);

const TIE_BREAK_FUNCTIONS: ReadonlySet<string> = new Set(
  [...TIE_BREAKS, ...TEAM_ONLY].flatMap(({ functionName = [] }) => functionName),
);

/** It needs the result of each board. */
const ON_BOARDS: ReadonlySet<string> = new Set(["WEIGHTEDTEAM"]);

const sampleFor = (id: string): SampleName => {
  if (ON_BOARDS.has(id)) return "boards";
  return TEAM_FUNCTIONS.has(id) ? "teams" : "open";
};

const usual = (id: string): readonly Example[] => {
  if (!TIE_BREAK_FUNCTIONS.has(id)) return [];
  const sample = sampleFor(id);
  return [{ id, sample, arguments: [TABLE, SAMPLES[sample].player] }];
};

/** The examples of a function, at least one. */
export const examplesOf = (id: string): readonly Example[] => [
  ...usual(id),
  ...OTHERS.filter((example) => example.id === id),
];
