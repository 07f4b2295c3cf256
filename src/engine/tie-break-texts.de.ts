import type * as English from "./tie-break-texts";

const ENCOUNTER = "Erweiterter direkter Vergleich";

const encounter = (title: string, then = ""): English.TieBreakText => ({
  name: `${ENCOUNTER}${then}`,
  title,
  summary: `Platz in den Kämpfen unter den punktgleichen Mannschaften, nach beiden Arten von Punkten${then}; 0, wo sie nichts entscheiden.`,
});

const product = (title: string, theirs: string, own: string): English.TieBreakText => ({
  name: `Erweiterte Sonneborn-Berger-Wertung (${theirs} mal ${own})`,
  title,
  summary: `${theirs} der Gegner, jeweils mal die gegen sie erzielten ${own}.`,
});

const MATCH = "Mannschaftspunkte";
const GAME = "Brettpunkte";

export const TIE_BREAK_TEXTS: typeof English.TIE_BREAK_TEXTS = {
  "both/PTS": { name: "Punkte", title: "Punkte", summary: "Punkte aller Runden." },
  "us/APLAY": {
    name: "Punkte am Brett",
    title: "Brett",
    summary: "Wer am Brett gepunktet hat, steht vor denen, deren Punkte alle spielfrei oder kampflos sind.",
  },
  "us/MMED": {
    name: "Modified Median",
    title: "Mod. Med.",
    summary:
      "Summe der angepassten Gegnerpunkte: über der Hälfte der Punkte ohne die niedrigste, unter der Hälfte ohne die höchste, bei genau der Hälfte ohne beide; ab neun Runden je zwei.",
  },
  "us/SOLK": { name: "Solkoff", title: "Solkoff", summary: "Summe der angepassten Gegnerpunkte." },
  "us/MED": {
    name: "Median",
    title: "Median",
    summary:
      "Summe der angepassten Gegnerpunkte ohne die niedrigste und die höchste; ab neun Runden ohne je zwei.",
  },
  "us/CUM": {
    name: "Cumulative (Fortschrittswertung)",
    title: "Cumul.",
    summary:
      "Summe der Zwischenstände, abzüglich der Punkte aus spielfrei und kampflos, die das Regelwerk abzieht.",
  },
  "us/CUMOPP": {
    name: "Cumulative der Gegner",
    title: "Cumul. Gegner",
    summary: "Summe der Cumulative-Werte der Gegner.",
  },
  "us/KASH": {
    name: "Kashdan",
    title: "Kashdan",
    summary: "4 für einen Sieg, 2 für ein Remis, 1 für eine Niederlage, 0 für eine nicht gespielte Runde.",
  },
  "us/SB": {
    name: "Sonneborn-Berger",
    title: "SoBerg",
    summary: "Punkte der besiegten Gegner und die halben Punkte derer, gegen die remisiert wurde.",
  },
  "us/H2H": {
    name: "Ergebnis unter Punktgleichen",
    title: "Dir. Vergleich",
    summary: "Siege weniger Niederlagen in den Partien unter denen, die noch gleich sind.",
  },
  "us/BLACKS": {
    name: "Schwarzpartien",
    title: "Schwarz",
    summary: "Zahl der mit Schwarz gespielten Partien.",
  },
  "us/BAP": {
    name: "Zuschlag für Schwarz",
    title: "Schwarz-Zuschlag",
    summary: "3 für einen Sieg mit Schwarz, 2 für einen Sieg mit Weiß, 1 für ein Remis mit Schwarz.",
  },
  "us/WIN": {
    name: "Siege",
    title: "Siege",
    summary: "Zahl der vollen Punkte, spielfreie und kampflose eingeschlossen.",
  },
  "us/WON": {
    name: "Gewonnene Partien",
    title: "Gew. Partien",
    summary: "Zahl der am Brett gewonnenen Partien.",
  },
  "us/KS": {
    name: "Koya",
    title: "Koya",
    summary: "Punkte gegen Gegner, die mindestens die Hälfte der möglichen Punkte erreicht haben.",
  },
  "us/PS": {
    name: "Fortschrittswertung",
    title: "Fortschritt",
    summary: "Summe der Zwischenstände; eine Streichwertung lässt die ersten Runden weg.",
  },
  "us/OPPERF": {
    name: "Performance der Gegner",
    title: "Gegnerperf.",
    summary:
      "Mittel der Performance der Gegner: Wertungszahl plus 400 für einen Sieg, minus 400 für eine Niederlage.",
  },
  "us/AVGOPP": {
    name: "Gegnerschnitt",
    title: "Gegnerschnitt",
    summary: "Mittel der Wertungszahlen der Gegner, gegen die gespielt wurde.",
    variants: { C1: "Gegnerschnitt (1 Streichwertung)" },
  },
  "us/APRO": {
    name: "Mittlere Turnierleistung der Gegner",
    title: "APRO",
    summary: "Mittel der Turnierleistungen der Gegner.",
  },
  "us/PCT": {
    name: "Punkte in Prozent",
    title: "Prozent",
    summary: "Punkte aus Partien in Prozent der Punkte, die in den gespielten Partien möglich waren.",
  },
  "us/ADJCUM": {
    name: "Adjusted Cumulative (bereinigte Fortschrittswertung)",
    title: "Adj. Cumul.",
    summary:
      "Summe der Zwischenstände, abzüglich jedes ganzen und halben Punkts aus spielfrei und kampflos, was das Regelwerk auch abzieht.",
  },
  "us/COMPAVG": {
    name: "Gegnerschnitt (Competition Average)",
    title: "Gegnerschnitt",
    summary: "Mittel der Wertungszahlen der Gegner, wie es in WinTD heißt.",
  },
  "both/PLAYOFF": {
    name: "Stichkampf",
    title: "Stichkampf",
    summary: "Reihenfolge eines Stichkampfs aus der Spalte Play-off; 1 ist Erster.",
  },
  "both/COIN": {
    name: "Losentscheid",
    title: "Los",
    summary: "Eine Auslosung, die sich mit dem gedruckten Startwert wiederholen lässt; 1 ist Erster.",
  },
  "fide/DE": {
    name: "Direkter Vergleich",
    title: "Dir. Vergleich",
    summary: "Platz in den Partien unter den Punktgleichen; 0, wo sie nichts entscheiden.",
  },
  "fide/BH": {
    name: "Buchholz",
    title: "Buchholz",
    summary: "Summe der angepassten Gegnerpunkte.",
    variants: {
      C1: "Buchholz (1 Streichwertung)",
      C2: "Buchholz (2 Streichwertungen)",
      M1: "Mittlere Buchholz",
      M2: "Mittlere Buchholz (2 je Ende)",
    },
  },
  "fide/FB": {
    name: "Fore-Buchholz",
    title: "Fore-Buchh.",
    summary: "Buchholz, als wären alle Partien der letzten Runde remis ausgegangen.",
    variants: { C1: "Fore-Buchholz (1 Streichwertung)", C2: "Fore-Buchholz (2 Streichwertungen)" },
  },
  "fide/AOB": {
    name: "Mittlere Buchholz der Gegner",
    title: "Buchh. Gegner",
    summary: "Mittel der Buchholz-Wertungen der Gegner, gegen die am Brett gespielt wurde.",
  },
  "fide/SB": {
    name: "Sonneborn-Berger",
    title: "SoBerg",
    summary: "Gegnerpunkte, jeweils mal die gegen diesen Gegner erzielten Punkte.",
    variants: { C1: "Sonneborn-Berger (1 Streichwertung)" },
  },
  "fide/KS": {
    name: "Koya",
    title: "Koya",
    summary: "Punkte gegen Gegner, die mindestens die Hälfte der möglichen Punkte haben.",
  },
  "fide/WIN": {
    name: "Siege",
    title: "Siege",
    summary: "Zahl der Runden, die einen Sieg wert sind, spielfreie und kampflose eingeschlossen.",
  },
  "fide/WON": {
    name: "Gewonnene Partien",
    title: "Gew. Partien",
    summary: "Zahl der am Brett gewonnenen Partien.",
  },
  "fide/BPG": {
    name: "Schwarzpartien",
    title: "Schwarz",
    summary: "Zahl der am Brett mit Schwarz gespielten Partien.",
  },
  "fide/BWG": {
    name: "Schwarzsiege",
    title: "Schwarzsiege",
    summary: "Zahl der am Brett mit Schwarz gewonnenen Partien.",
  },
  "fide/PS": {
    name: "Fortschrittswertung",
    title: "Fortschritt",
    summary: "Summe der Punkte nach jeder Runde; eine Streichwertung lässt die ersten Runden weg.",
    variants: { C1: "Fortschrittswertung ohne Runde 1", C2: "Fortschrittswertung ohne Runden 1 und 2" },
  },
  "fide/REP": {
    name: "Spielbereite Runden",
    title: "Spielbereit",
    summary: "Zahl der Runden, die gespielt, kampflos gewonnen oder durch Auslosung spielfrei waren.",
  },
  "fide/STD": {
    name: "Standardpunkte",
    title: "Std.-Punkte",
    summary: "1 für jede gewonnene, ½ für jede remisierte Runde, gleich welche Punkte es gibt.",
  },
  "fide/ARO": {
    name: "Gegnerschnitt",
    title: "Gegnerschnitt",
    summary: "Mittel der Wertungszahlen der Gegner, gegen die am Brett gespielt wurde.",
    variants: { C1: "Gegnerschnitt (1 Streichwertung)" },
  },
  "fide/TPR": {
    name: "Turnierleistung (TPR)",
    title: "TPR",
    summary: "Mittlere Wertungszahl der Gegner plus die Wertungsdifferenz zum Anteil der Punkte.",
  },
  "fide/PTP": {
    name: "Perfekte Turnierleistung",
    title: "PTP",
    summary: "Niedrigste Wertungszahl, bei der die erzielten Punkte zu erwarten waren.",
  },
  "fide/APRO": {
    name: "Mittlere Turnierleistung der Gegner",
    title: "APRO",
    summary: "Mittel der Turnierleistungen der Gegner.",
  },
  "fide/APPO": {
    name: "Mittlere perfekte Turnierleistung der Gegner",
    title: "APPO",
    summary: "Mittel der perfekten Turnierleistungen der Gegner.",
  },
  "fide/RTNG": {
    name: "Wertungszahl des Spielers",
    title: "RTNG",
    summary: "Wertungszahl; die höhere ist besser.",
  },
  "fide/TPN": { name: "Startnummer", title: "TPN", summary: "Startnummer; die niedrigere ist besser." },
  "fide/ABH": {
    name: "Angepasste Punktzahl",
    title: "Angep. Pkt.",
    summary: "Punktzahl, die in der Buchholz-Wertung der Gegner zählt.",
  },
  "fide/AFB": {
    name: "Angepasste Punktzahl für Fore-Buchholz",
    title: "Angep. Fore",
    summary: "Punktzahl, die in der Fore-Buchholz-Wertung der Gegner zählt.",
  },
  "fide/VUR": {
    name: "Freiwillig nicht gespielte Runden",
    title: "VUR",
    summary: "Zahl der erbetenen spielfreien Runden, des Fehlens und der kampflosen Niederlagen.",
  },
  "fide/NUM": {
    name: "Partien am Brett",
    title: "Partien",
    summary: "Zahl der am Brett gespielten Partien.",
  },
  "fide/RTG": {
    name: "Wertungszahl laut Liste",
    title: "RTG",
    summary: "Wertungszahl; die höhere ist besser.",
  },
  "us/USAT": {
    name: "U.S. Amateur",
    title: "U.S. Amateur",
    summary: "Mannschaftspunkte der Gegner, jeweils mal die gegen sie erzielten Brettpunkte.",
  },
  "us/GAMEPTS": { name: "Brettpunkte", title: "Brettpkt.", summary: "Brettpunkte aller Runden." },
  "us/WTD": {
    name: "Weighted (Formel unbestätigt)",
    title: "Weighted",
    summary:
      "Mannschaftspunkte der Gegner, jeweils mal die gewichteten Brettpunkte gegen sie; die Formel ist unbestätigt.",
  },
  "us/PERFIDX": {
    name: "Performance Index",
    title: "Perf.-Index",
    summary: "Mittel eines Index je Kampf, aus Mannschaftspunkten des Gegners und erzielten Brettpunkten.",
  },
  "us/GMPTS": {
    name: "Brett- oder Mannschaftspunkte",
    title: "Brett/Mannsch.",
    summary:
      "Brettpunkte, wo Mannschaftspunkte die Plätze bestimmen; Mannschaftspunkte, wo es Brettpunkte tun.",
  },
  "fide/MPvGP": {
    name: "Mannschaftspunkte gegen Brettpunkte",
    title: "MPvGP",
    summary:
      "Brettpunkte, wo Mannschaftspunkte die Plätze bestimmen; Mannschaftspunkte, wo es Brettpunkte tun.",
  },
  "fide/EMMSB": product("EMMSB", MATCH, MATCH),
  "fide/EMGSB": product("EMGSB", MATCH, GAME),
  "fide/EGMSB": product("EGMSB", GAME, MATCH),
  "fide/EGGSB": product("EGGSB", GAME, GAME),
  "fide/EDE": encounter("EDE"),
  "fide/EDEC": encounter("EDEC", ", dann Brettzählung"),
  "fide/EDET": encounter("EDET", ", dann vordere Bretter"),
  "fide/EDEB": encounter("EDEB", ", dann Streichung der hinteren Bretter"),
  "fide/EDEBT": encounter("EDEBT", ", dann Brettzählung und vordere Bretter"),
  "fide/EDEBB": encounter("EDEBB", ", dann Brettzählung und Streichung der hinteren Bretter"),
  "fide/BC": {
    name: "Brettzählung",
    title: "Brettzählung",
    summary: "Punkte jedes Bretts mal seine Nummer; die niedrigere Summe ist besser.",
  },
  "fide/TBR": {
    name: "Ergebnisse der vorderen Bretter",
    title: "Vordere Br.",
    summary: "Platz unter den Punktgleichen nach den Punkten an Brett 1, dann an Brett 2 und so weiter.",
  },
  "fide/BBE": {
    name: "Streichung der hinteren Bretter",
    title: "Hintere Br.",
    summary:
      "Platz unter den Punktgleichen nach den Punkten ohne das letzte Brett, dann ohne die letzten zwei und so weiter.",
  },
  "fide/SSSC": {
    name: "Verbindung von Punkten und Buchholz",
    title: "SSSC",
    summary: "Die anderen Punkte und die geteilte Buchholz-Wertung, sodass beide gleich viel wiegen.",
  },
  "fide/MPTS": { name: MATCH, title: "Mannsch.-Pkt.", summary: "Mannschaftspunkte aller Runden." },
  "fide/GPTS": { name: GAME, title: "Brettpkt.", summary: "Brettpunkte aller Runden." },
};
