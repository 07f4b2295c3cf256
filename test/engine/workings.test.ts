import { describe, expect, test } from "vitest";
import { numberText, type Rules, WITH_SIGNS, type Working } from "../../src/engine/index";
import { crosstable, rulesFor, USCF, workingsOf } from "./crosstable";

/** Every kind of round, with colors; the last player's rating is given. */
const event = (rating: string) =>
  crosstable(`
    A 2000 | W5w D2b W4w X3 W7b
    B 1900 | W6b D1w W3b D5w W4w
    C 1800 | D7w W5b L2w F1 U
    D 1700 | B H L1b W6w L2b
    E 1600 | L1b L3w W7w D2b L6w
    F 1500 | L2w W7b U L4b W5b
    G ${rating} | D3b L6w L5b B L1w
  `);

/** `4C result 2 of 3 shown`: round and opponent, kind, amount, of which score, and how it is used unless kept. */
const linesOf = ({ lines }: Working): string =>
  lines
    .map(({ kind, round, opponent, amount, use, of }) =>
      [
        `${round}${opponent?.player.name ?? ""} ${kind} ${amount}`,
        of === undefined ? "" : `of ${of}`,
        use === "kept" ? "" : use,
      ]
        .filter(Boolean)
        .join(" "),
    )
    .join(", ");

/** `4½ sum 2`: the value, what makes it, and the denominator of the amounts. */
const totalOf = ({ value, missing, combine, den, rounded }: Working): string =>
  `${value === null ? missing : numberText(value, WITH_SIGNS)} ${combine} ${den}${rounded === true ? " rounded" : ""}`;

/** Code, player, lines, total; worked out by the rules, amounts in units of the denominator. */
type Row = readonly [code: string, player: string, lines: string, total: string];

const check =
  (rating: string, rules: Rules) => (code: string, name: string, lines: string, total: string) => {
    const working = workingsOf(event(rating), code, rules)["ABCDEFG".indexOf(name)];
    expect(working && [linesOf(working), totalOf(working)]).toEqual([lines, total]);
  };

const US: readonly Row[] = [
  ["PTS", "D", "1 result 2, 2 result 1, 3A result 0, 4F result 2, 5B result 0", "2½ sum 2"],
  [
    "MMED",
    "A",
    "1E opponent 3 of 3, 2B opponent 8 of 8, 3D opponent 4 of 4, 4 ownUnplayed 0 droppedLow, 5G opponent 2 of 2",
    "8½ sum 2",
  ],
  [
    "MMED",
    "D",
    "1 ownUnplayed 0 droppedLow, 2 ownUnplayed 0, 3A opponent 8 of 8 droppedHigh, 4F opponent 5 of 5, 5B opponent 8 of 8",
    "6½ sum 2",
  ],
  [
    "SOLK",
    "A",
    "1E opponent 3 of 3, 2B opponent 8 of 8, 3D opponent 4 of 4, 4 ownUnplayed 0, 5G opponent 2 of 2",
    "8½ sum 2",
  ],
  [
    "SOLK",
    "D",
    "1 ownUnplayed 0, 2 ownUnplayed 0, 3A opponent 8 of 8, 4F opponent 5 of 5, 5B opponent 8 of 8",
    "10½ sum 2",
  ],
  [
    "MED",
    "A",
    "1E opponent 3 of 3, 2B opponent 8 of 8 droppedHigh, 3D opponent 4 of 4, 4 ownUnplayed 0 droppedLow, 5G opponent 2 of 2",
    "4½ sum 2",
  ],
  [
    "CUM",
    "A",
    "1E running 2, 2B running 3, 3D running 5, 4C running 7, 5G running 9, 4 deduction -2",
    "12 sum 2",
  ],
  [
    "CUM",
    "D",
    "1 running 2, 2 running 3, 3A running 3, 4F running 5, 5B running 5, 1 deduction -2, 2 deduction -1",
    "7½ sum 2",
  ],
  [
    "CUMOPP",
    "A",
    "1E opponentValue 8, 2B opponentValue 24, 3D opponentValue 15, 5G opponentValue 7",
    "27 sum 2",
  ],
  ["KASH", "A", "1E result 4, 2B result 2, 3D result 4, 4C result 0, 5G result 4", "14 sum 1"],
  ["SB", "A", "1E opponent 6 of 3, 2B opponent 8 of 8, 3D opponent 8 of 4, 5G opponent 4 of 2", "6½ sum 4"],
  ["SB", "D", "3A opponent 0 of 8, 4F opponent 10 of 5, 5B opponent 0 of 8", "2½ sum 4"],
  ["H2H", "D", "3A result -2, 4F result 2, 5B result -2", "−1 sum 2"],
  ["BLACKS", "A", "1E result 0, 2B result 1, 3D result 0, 4C result 0, 5G result 1", "2 sum 1"],
  ["BAP", "A", "1E result 2, 2B result 1, 3D result 2, 4C result 0, 5G result 3", "8 sum 1"],
  ["WIN", "A", "1E result 1, 2B result 0, 3D result 1, 4C result 1, 5G result 1", "4 sum 1"],
  ["WON", "A", "1E result 1, 2B result 0, 3D result 1, 4C result 0, 5G result 1", "3 sum 1"],
  [
    "KS",
    "A",
    "1E result 2 of 3 shown, 2B result 1 of 8, 3D result 2 of 5, 5G result 2 of 3 shown",
    "1½ sum 2",
  ],
  [
    "PS/M1",
    "D",
    "1 running 2 droppedFirst, 2 running 3, 3A running 3, 4F running 5, 5B running 5",
    "8 sum 2",
  ],
  [
    "OPPERF",
    "A",
    "1E performance 4500, 2B performance 5910, 3D performance 5000, 5G performance 4275",
    "1,640.42 mean 3",
  ],
  ["AVGOPP", "A", "1E rating 1600, 2B rating 1900, 3D rating 1700, 5G rating 0 shown", "1,733.33 mean 1"],
  [
    "AVGOPP/M1",
    "A",
    "1E rating 1600 droppedLow, 2B rating 1900 droppedHigh, 3D rating 1700, 5G rating 0 shown",
    "1,700 mean 1",
  ],
  [
    "APRO",
    "A",
    "1E performance 1478, 2B performance 1960, 3D performance 1675, 5G performance 1403",
    "1,629 mean 1 rounded",
  ],
  ["PCT", "A", "1E result 200, 2B result 100, 3D result 200, 5G result 200", "87½ mean 2"],
  [
    "ADJCUM",
    "D",
    "1 running 2, 2 running 3, 3A running 3, 4F running 5, 5B running 5, 1 deduction -2, 2 deduction -1",
    "7½ sum 2",
  ],
  ["COMPAVG", "D", "3A rating 2000, 4F rating 1500, 5B rating 1900", "1,800 mean 1"],
];

const FIDE: readonly Row[] = [
  [
    "DE",
    "A",
    "1E result 2 shown, 2B result 1 shown, 3D result 2 shown, 5G result 2 shown, 0 number 0",
    "0 order 2",
  ],
  [
    "BH",
    "A",
    "1E opponent 3 of 3, 2B opponent 8 of 8, 3D opponent 5 of 5, 4C dummy 4 of 4, 5G opponent 3 of 3",
    "11½ sum 2",
  ],
  [
    "BH/M1",
    "D",
    "1 dummy 5 of 5, 2 dummy 5 of 5 droppedVoluntary, 3A opponent 9 of 9 droppedHigh, 4F opponent 4 of 4, 5B opponent 8 of 8",
    "8½ sum 2",
  ],
  [
    "FB",
    "A",
    "1E opponent 4 of 4, 2B opponent 7 of 7, 3D opponent 6 of 6, 4C dummy 4 of 4, 5G opponent 4 of 4",
    "12½ sum 2",
  ],
  [
    "FB/M1",
    "D",
    "1 dummy 5 of 5, 2 dummy 5 of 5 droppedVoluntary, 3A opponent 8 of 8 droppedHigh, 4F opponent 3 of 3, 5B opponent 7 of 7",
    "7½ sum 2",
  ],
  [
    "AOB",
    "A",
    "1E opponentValue 28, 2B opponentValue 25, 3D opponentValue 31, 5G opponentValue 23",
    "13.38 mean 2",
  ],
  [
    "SB",
    "A",
    "1E opponent 6 of 3, 2B opponent 8 of 8, 3D opponent 10 of 5, 4C dummy 8 of 4, 5G opponent 6 of 3",
    "9½ sum 4",
  ],
  [
    "SB/M1",
    "D",
    "1 dummy 10 of 5, 2 dummy 5 of 5, 3A opponent 0 of 9 droppedHigh, 4F opponent 8 of 4 droppedLow, 5B opponent 0 of 8",
    "3.75 sum 4",
  ],
  [
    "KS",
    "A",
    "1E result 2 of 3 shown, 2B result 1 of 8, 3D result 2 of 5, 4C result 2 of 3 shown, 5G result 2 of 3 shown",
    "1½ sum 2",
  ],
  ["WIN", "A", "1E result 1, 2B result 0, 3D result 1, 4C result 1, 5G result 1", "4 sum 1"],
  ["WON", "D", "1 result 0, 2 result 0, 3A result 0, 4F result 1, 5B result 0", "1 sum 1"],
  ["BPG", "A", "1E result 0, 2B result 1, 3D result 0, 4C result 0, 5G result 1", "2 sum 1"],
  ["BWG", "A", "1E result 0, 2B result 0, 3D result 0, 4C result 0, 5G result 1", "1 sum 1"],
  [
    "PS/M1",
    "D",
    "1 running 2 droppedFirst, 2 running 3, 3A running 3, 4F running 5, 5B running 5",
    "8 sum 2",
  ],
  ["REP", "D", "1 result 1, 2 result 0, 3A result 1, 4F result 1, 5B result 1", "4 sum 1"],
  ["STD", "D", "1 result 2, 2 result 1, 3A result 0, 4F result 2, 5B result 0", "2½ sum 2"],
  ["ARO", "A", "1E rating 1600, 2B rating 1900, 3D rating 1700, 5G rating 1400", "1,650 mean 1 rounded"],
  [
    "ARO/M1",
    "A",
    "1E rating 1600, 2B rating 1900 droppedHigh, 3D rating 1700, 5G rating 1400 droppedLow",
    "1,650 mean 1 rounded",
  ],
  [
    "TPR",
    "A",
    "1E rating 1600 shown, 2B rating 1900 shown, 3D rating 1700 shown, 5G rating 1400 shown, 0 average 1650, 0 difference 336",
    "1,986 sum 1",
  ],
  [
    "PTP",
    "D",
    "3A expected 11 shown, 4F expected 70 shown, 5B expected 19 shown, 0 number 164600",
    "1,646 order 100",
  ],
  [
    "APRO",
    "A",
    "1E performance 1571, 2B performance 1960, 3D performance 1675, 5G performance 1403",
    "1,652 mean 1 rounded",
  ],
  [
    "APPO",
    "A",
    "1E performance 1522, 2B performance 2003, 3D performance 1646, 5G performance 1322",
    "1,623 mean 1 rounded",
  ],
  ["RTNG", "A", "0 rating 2000", "2,000 order 1"],
  ["TPN", "D", "0 number 4", "4 order 1"],
  ["ABH", "D", "1 result 2, 2 result 1, 3A result 0, 4F result 2, 5B result 0", "2½ sum 2"],
  ["AFB", "A", "1E result 2, 2B result 1, 3D result 2, 4C result 2, 5G result 1", "4 sum 2"],
  ["VUR", "D", "1 result 0, 2 result 1, 3A result 0, 4F result 0, 5B result 0", "1 sum 1"],
  ["NUM", "A", "1E result 1, 2B result 1, 3D result 1, 4C result 0, 5G result 1", "4 sum 1"],
];

describe("the lines of a working", () => {
  test.each(US)("US Chess: %s of %s", check("", USCF));
  test.each(FIDE)("FIDE: %s of %s", check("1400", rulesFor("FIDE-2026")));
});
