import type { Translation } from "../translation";
import { DECISION_TEXTS } from "./explain-decision-texts";
import type * as English from "./explain-texts";
import { countWord, type Nouns, NOUNS } from "./explain-wording";
import { upperFirst } from "./explain-words";
import type { Sign } from "./working";

const isTeam = ({ game }: Nouns): boolean => game === NOUNS.teams.game;

/** `der niedrigsten`, `der zwei niedrigsten`. */
const lowest = (count: number): string => (count === 1 ? "niedrigste" : `${countWord(count)} niedrigsten`);
const highest = (count: number): string => (count === 1 ? "höchste" : `${countWord(count)} höchsten`);

const oneEnd = (ends: string, drops: number): string =>
  drops === 1 ? `die ${ends} Gegnerpunktzahl fällt weg` : `die ${ends} Gegnerpunktzahlen fallen weg`;

const ENDS: Record<Sign, (drops: number) => string> = {
  plus: (drops) => oneEnd(lowest(drops), drops),
  even: (drops) =>
    drops === 1
      ? "die niedrigste und die höchste Gegnerpunktzahl fallen weg"
      : `die ${lowest(drops)} und die ${highest(drops)} Gegnerpunktzahlen fallen weg`,
  minus: (drops) => oneEnd(highest(drops), drops),
};

const SIGNS: Record<Sign, string> = { plus: "Über", even: "Genau", minus: "Unter" };

const roundsOf = (round: number, announced: number): string =>
  `${round === announced ? "" : `${round} von `}${announced} ${announced === 1 ? "Runde" : "Runden"}`;

export const EXPLAIN_TEXTS = {
  unplayed: {
    forfeitWin: "kampfloser Sieg",
    forfeitDraw: "kampfloses Remis",
    forfeitLoss: "kampflose Niederlage",
    fullBye: "spielfrei",
    halfBye: "spielfrei mit ½ Punkt",
    zeroBye: "spielfrei ohne Punkt",
    absent: "nicht ausgelost",
    pending: "noch kein Ergebnis",
  },
  own: { unpaired: "nicht gespielte Runde", pending: "Partie ohne Ergebnis" },
  played: { win: "gewonnen", draw: "remis", loss: "verloren" },
  game: {
    win: (name) => `Sieg gegen ${name}`,
    draw: (name) => `Remis gegen ${name}`,
    loss: (name) => `Niederlage gegen ${name}`,
    two: (first, second) => `${first}, ${second}`,
    against: (unplayed, name) => `${unplayed} gegen ${name}`,
    unknown: "unbekannten Gegner",
  },

  counts: (list, many, what, points, counted) =>
    `${many ? "Runden" : "Runde"} ${list} (${what}, ${points}) ${many ? "zählen je" : "zählt"} ${counted}`,
  droppedLow: (of) => (of === 1 ? "niedrigste, gestrichen" : `eine der ${lowest(of)}, gestrichen`),
  droppedHigh: (of) => (of === 1 ? "höchste, gestrichen" : `eine der ${highest(of)}, gestrichen`),
  droppedFirst: (of) =>
    of === 1 ? "erste Runde, zählt nicht" : `eine der ersten ${countWord(of)} Runden, zählt nicht`,
  droppedVoluntary: "freiwillig nicht gespielt, zuerst gestrichen",
  ownUnplayed: (what, counted) => `eigene Runde (${what}): zählt wie ein Gegner mit ${counted}`,
  dummy: (what, counted, nouns) =>
    `eigene Runde (${what}): ${isTeam(nouns) ? "Kampf" : "Partie"} gegen einen virtuellen Gegner mit ${counted}`,
  dummyOwn: (own) => `die eigene Punktzahl ist ${own}`,
  deduction: (what, points) => `${what}: ${points}`,
  share: (score, share) => `${score} × ${share}`,
  divided: (score, divisor) => `${score} geteilt durch ${divisor}`,
  adjustment: (penalty, points) =>
    penalty ? `abzüglich ${points} als Strafe` : `zuzüglich ${points} als Gutschrift`,
  belowLimit: (score, limit) => `${score} ist weniger als ${limit}`,
  leftOutUnrated: "ohne Wertungszahl, zählt nicht",
  countedUnrated: (rating) => `ohne Wertungszahl, zählt ${rating}`,
  noRatedGame: "keine gewertete Partie, zählt nicht",

  label: {
    penalty: "Strafpunkte",
    bonus: "Gutschrift",
    average: "Mittel der Wertungszahlen",
    difference: "Wertungsdifferenz zu den Punkten",
    lot: "Los",
    playoff: "Platz im Stichkampf",
    ownRating: "Eigene Wertungszahl",
    board: (board) => `Brett ${board}`,
    matchScore: "Mannschaftspunkte",
    gameScore: "Brettpunkte",
    strength: "Buchholz",
  },
  total: "Summe",
  mean: (count) => (count === 1 ? "Mittel aus einem Wert" : `Mittel aus ${countWord(count)} Werten`),
  rounded: (text) => `${text}, gerundet`,
  result: "Wert",
  none: "Kein Wert",

  sign: (sign, round, announced, drops) =>
    `${SIGNS[sign]} der Hälfte der Punkte in ${roundsOf(round, announced)}: ${ENDS[sign](drops)}.`,
  signByGames: {
    plus: ({ games }) => `Mehr ${games} gewonnen als verloren: zählt als über der Hälfte.`,
    even: ({ games }) => `So viele ${games} gewonnen wie verloren: zählt als genau die Hälfte.`,
    minus: ({ games }) => `Mehr ${games} verloren als gewonnen: zählt als unter der Hälfte.`,
  },
  ends: (drops) => `Bei jeder Punktzahl: ${ENDS.even(drops)}.`,
  cutLow: (drops) =>
    drops === 1
      ? "Streichwertung: die niedrigste fällt weg."
      : `Streichwertungen: die ${lowest(drops)} fallen weg.`,
  cutBoth: (drops) => `Mittlere Wertung: die ${lowest(drops)} und die ${highest(drops)} fallen weg.`,
  cutVoluntary: "Eine freiwillig nicht gespielte Runde wird vor einer niedrigeren Punktzahl gestrichen.",
  expected: "Die niedrigste Wertungszahl, bei der diese erwarteten Ergebnisse die erzielten Punkte ergeben.",
  limit: (limit, one) => `Nur Gegner mit mindestens ${limit} ${one ? "Punkt" : "Punkten"} zählen.`,
  notAllMet: (nouns) =>
    isTeam(nouns)
      ? "Nicht alle Mannschaften der Punktgruppe haben gegeneinander gespielt, deshalb zählt kein Kampf."
      : "Nicht alle Spieler der Punktgruppe haben gegeneinander gespielt, deshalb zählt keine Partie.",
  shareOfPoints: (points, games, share) =>
    `${points} aus ${games} ${games === 1 ? "Partie" : "Partien"}: ein Anteil von ${share}.`,
  encounter: (among, points, nouns) =>
    `${points} aus den ${isTeam(nouns) ? "Kämpfen" : "Partien"} unter den ${countWord(among)} Punktgleichen.`,
  encounterMost: (most, { games }) => `${upperFirst(games)} fehlen: höchstens ${most} war möglich.`,
  lots: (seed) => `Startwert der Auslosung: ${seed}.`,
  counting: (top, players) =>
    players < top
      ? `${upperFirst(countWord(top))} Spieler zählen; die Mannschaft hat ${players === 1 ? "einen" : countWord(players)}.`
      : top === 1
        ? "Der beste Spieler zählt."
        : `Die besten ${countWord(top)} Spieler zählen.`,
  notCounting: "zählt nicht mit",
  opponentsUnplayed: {
    half: (nouns) => `Nicht gespielte ${isTeam(nouns) ? "Kämpfe" : "Partien"} eines Gegners zählen je ½.`,
    asScored: () => "",
    fide: () => "Am Ende aufgegebene Runden eines Gegners zählen als Remis.",
  },
  missing: {
    ratings: "Kein Gegner hat eine Wertungszahl.",
    allRatings:
      "Jemand hat keine Wertungszahl, und für solche ist keine festgelegt: Die Feinwertung entfällt für alle.",
    opponents: "Es wurde keine Partie gespielt, oder die Tabelle sagt nicht, gegen wen.",
    colors: "Die Farben der Partien sind nicht alle bekannt.",
    roundOrder: "Die Tabelle sagt nicht, in welcher Reihenfolge gespielt wurde.",
    playoff: "Kein Platz in einem Stichkampf ist angegeben.",
    boards: "Die Ergebnisse an den Brettern sind nicht bekannt.",
    total: "Partien unter Punktgleichen lassen sich für eine Mannschaft nicht zusammenzählen.",
  },
  provisional: (count) =>
    count === 1
      ? "Vorläufig: Ein Ergebnis fehlt."
      : `Vorläufig: ${upperFirst(countWord(count))} Ergebnisse fehlen.`,

  ...DECISION_TEXTS,
} as const satisfies Translation<typeof English.EXPLAIN_TEXTS>;
