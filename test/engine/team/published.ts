/**
 * A published wall chart: 26 teams, five rounds, four boards; a U.S. Amateur column is printed.
 *
 * @see https://rstudio-pubs-static.s3.amazonaws.com/1400810_a40b807bcb7d480abb18e035c36cb12d.html
 */
export const WALL_CHART = `
  Team 1 | W22,4 W8,3 W4,3.5 W2,3.5 W3,4
  Team 2 | W19,4 W5,2.5 W12,3 L1,0.5 W11,3.5
  Team 3 | W9,3 W6,3 D7,2 W13,4 L1,0
  Team 4 | W24,3.5 W10,3.5 L1,0.5 W16,4 D6,2
  Team 5 | W17,3 L2,1.5 D8,2 W20,3 W13,3
  Team 6 | W26,4 L3,1 W18,3 W7,3.5 D4,2
  Team 7 | W11,4 W18,4 D3,2 L6,0.5 D8,2
  Team 8 | W16,4 L1,1 D5,2 W12,2.5 D7,2
  Team 9 | L3,1 W23,4 L10,1.5 W17,3 W14,3
  Team 10 | W25,4 L4,0.5 W9,2.5 L11,1 W21,3
  Team 11 | L7,0 W26,3 W17,3 W10,3 L2,0.5
  Team 12 | D13,2 W21,4 L2,1 L8,1.5 W20,4
  Team 13 | D12,2 W15,4 W20,3 L3,0 L5,1
  Team 14 | D15,2 L20,1.5 W22,3.5 W25,3 L9,1
  Team 15 | D14,2 L13,0 D21,2 W24,3 D16,2
  Team 16 | L8,0 W22,3 W25,3 L4,0 D15,2
  Team 17 | L5,1 W19,3 L11,1 L9,1 W25,3.5
  Team 18 | W23,3 L7,0 L6,1 D21,2 D19,2
  Team 19 | L2,0 L17,1 D23,2 W26,3 D18,2
  Team 20 | D21,2 W14,2.5 L13,1 L5,1 L12,0
  Team 21 | D20,2 L12,0 D15,2 D18,2 L10,1
  Team 22 | L1,0 L16,1 L14,0.5 W23,2.5 D24,2
  Team 23 | L18,1 L9,0 D19,2 L22,1.5 W26,3
  Team 24 | L4,0.5 L25,0.5 W26,3 L15,1 D22,2
  Team 25 | L10,0 W24,3.5 L16,1 L14,1 L17,0.5
  Team 26 | L6,0 L11,1 L24,1 L19,1 L23,1
`;

/** Match score and U.S. Amateur as printed; game points and Performance Index worked out from the table by hand. */
export const PRINTED: readonly (readonly [score: number, amateur: number, games: number, index: number])[] = [
  [5, 55.25, 18, 144],
  [4, 37.25, 13.5, 128],
  [3.5, 35.5, 12, 126],
  [3.5, 35.25, 13.5, 126],
  [3.5, 30, 12.5, 112],
  [3.5, 27, 13.5, 112],
  [3, 34.75, 12.5, 120],
  [3, 34.25, 11.5, 122],
  [3, 27.5, 12.5, 110],
  [3, 20.75, 11, 102],
  [3, 17, 9.5, 96],
  [2.5, 25.5, 12.5, 110],
  [2.5, 23, 10, 104],
  [2.5, 18.5, 11, 92],
  [2.5, 17.5, 9, 88],
  [2.5, 12.5, 8, 88],
  [2, 19, 9.5, 98],
  [2, 15, 8, 88],
  [2, 9, 8, 80],
  [1.5, 15.25, 6.5, 86],
  [1.5, 15, 7, 84],
  [1.5, 10.5, 6, 86],
  [1.5, 8.25, 7.5, 74],
  [1.5, 7.75, 7, 72],
  [1, 11.25, 6, 80],
  [0, 8, 4, 72],
];
