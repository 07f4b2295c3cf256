/** Cells of a made-up Swiss as a wall chart: players of near scores meet, colors alternate, some take byes. */
export type Cells = (string | number)[][];

interface Row {
  readonly no: number;
  readonly tokens: string[];
  points: number;
}

/** Park and Miller's generator: the same numbers each time. */
const lehmer = (seed: number): (() => number) => {
  let state = seed;
  return () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
};

const score = (row: Row, points: number, token: string): void => {
  row.points += points;
  row.tokens.push(token);
};

const play = (a: Row, b: Row, chance: number): void => {
  const [letterA, letterB, points] =
    chance < 0.4 ? ["W", "L", 1] : chance < 0.7 ? ["D", "D", 0.5] : ["L", "W", 0];
  score(a, points, `${letterA}${b.no}w`);
  score(b, 1 - points, `${letterB}${a.no}b`);
};

const playRound = (rows: readonly Row[], random: () => number): void => {
  const order = [...rows].sort((a, b) => b.points - a.points || random() - 0.5);
  const byes = order.length % 2 === 0 ? [] : order.splice(-1);
  for (const row of byes) score(row, 1, "B");
  for (let i = 0; i + 1 < order.length; i += 2) {
    const [a, b] = order.slice(i, i + 2);
    if (a === undefined || b === undefined) continue;
    const chance = random();
    if (chance < 0.01) {
      score(a, 0.5, "H");
      score(b, 0.5, "H");
    } else play(a, b, (chance * 97) % 1);
  }
};

/** The crosstable of a Swiss: a title, headings, a row a player. */
export const swissCells = (players: number, rounds: number): Cells => {
  const random = lehmer(players * 31 + rounds);
  const rows = Array.from({ length: players }, (_, i): Row => ({ no: i + 1, tokens: [], points: 0 }));
  for (let round = 0; round < rounds; round++) playRound(rows, random);
  const heading = ["No.", "Name", "Rtng", ...Array.from({ length: rounds }, (_, r) => `Rd ${r + 1}`), "Tot"];
  return [
    ["Made-up Open", ...heading.slice(1).map(() => "")],
    heading,
    ...rows.map(({ no, tokens, points }) => [
      no,
      `Player ${no}, Given`,
      2400 - Math.floor((no * 1500) / players),
      ...tokens,
      points,
    ]),
  ];
};
