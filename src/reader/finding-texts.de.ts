import type { Color } from "../engine/index";
import type { Finding } from "./finding";
import type * as English from "./finding-texts";
import { meaning, VERBS } from "./meaning";
import { blankOr, both, count, list, nameOf, NUMBERS, oneOf, points, roundsFrom } from "./phrases";
import type { UntoldBye } from "./teams/finding-facts";
import type { Where } from "./where";

const inRound = ({ round }: Finding): string => (round === null ? "" : `Runde ${round}: `);

const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

const cell = ({ at }: Finding, where: Where): string => (at === null ? "Eine Zelle" : capital(where(at)));

const at = (finding: Finding, where: Where): string =>
  finding.at === null ? "einer Zelle" : where(finding.at);

const said = (text: string): string => (text === "" ? "eine leere Zelle" : text);

const COLORS: Readonly<Record<Color, string>> = { white: "Weiß", black: "Schwarz" };

const BYES: Readonly<Record<string, string>> = {
  B: "B, spielfrei mit ganzem Punkt",
  H: "H, spielfrei mit halbem Punkt",
  U: "U, ohne Punkt",
};

const ZEROS = {
  loss: "Niederlage von Weiß; gibt es noch kein Ergebnis, schreiben Sie zero=unplayed",
  unplayed: "noch kein Ergebnis; hat Schwarz gewonnen, schreiben Sie 0-1 oder zero=loss",
  bye: "leer, sodass das Freilos einen Punkt zählt; zählt es keinen, schreiben Sie U oder zero=loss",
} as const;

const DAMAGES = { date: "ein Datum", time: "eine Uhrzeit" } as const;

const NONE = {
  pairing: "keine Nummer",
  rank: "keinen Rang",
  place: "keinen Platz",
  row: "keine Zeile",
} as const;

const WANTED: Readonly<Record<string, string>> = {
  pairing: "Startnummern",
  rank: "Ränge",
  place: "Plätze",
};

/** Fields of a tournament report. */
const FIELDS: Readonly<Record<string, string>> = {
  rating: "Wertungszahl",
  points: "Punkte",
  rank: "Rang",
  rounds: "Runden",
  round: "Runde",
  date: "Datum",
  type: "Art",
  player: "Spieler",
  team: "Mannschaft",
  record: "Satz",
};

const EMPTY = { blank: "leer", dash: "ein Strich", zero: "0" } as const;

const FOUND_BY = {
  boards: "Neu beginnende Bretter",
  gaps: "Leere Zeilen",
} as const;

const byeText = ({ who, round, boards }: UntoldBye): string =>
  `${nameOf(who)}${round === null ? "" : ` in Runde ${round}`} (zählt als ${points(boards)})`;

export const FINDING_TEXTS: English.FindingTexts = {
  "no-crosstable": ({ shown }) =>
    shown === null
      ? "Hier ist keine Kreuztabelle: Keine Zeile hat Überschriften wie Nr., Name, Rd 1, Punkte."
      : `Hier ist keine Kreuztabelle. Die wahrscheinlichste Überschrift lautet „${shown}“; nötig sind Überschriften wie Nr., Name, Rd 1, Punkte.`,
  "too-large": ({ rows, columns }) =>
    `${count(rows, "Zeile", "Zeilen")} und ${count(columns, "Spalte", "Spalten")} sind zu viel für eine Kreuztabelle; wählen Sie nur die Tabelle aus.`,
  "team-code": ({ heading }) =>
    `Einige Spieler haben in der Spalte ${heading} dasselbe. Steht dort die Mannschaft oder Schule, nennen Sie die Spalte Team oder School.`,
  "boards-unclear": () =>
    "Die Zahlen in den Runden sind weder Ergebnisse noch Brettpunkte: Die beider Seiten eines Kampfs müssen zusammen die Zahl der Bretter ergeben.",
  "numbers-unclear": ({ agreed, named, other }) =>
    `Was die Nummern der Gegner bedeuten, ist unklar: ${agreed} von ${named} Partien stimmen überein. Schreiben Sie numbers=pairing, numbers=rank oder numbers=place; die Tabelle hat auch eine Spalte für ${WANTED[other] ?? other}.`,
  "white-unclear": ({ letters }) =>
    `Welcher der Buchstaben ${both(letters)} Weiß ist, ist unklar. Schreiben Sie white=${letters[0] ?? "w"}.`,
  "no-opponents": () =>
    "Die Runden nennen keine Gegner: Nur Feinwertungen aus eigenen Ergebnissen lassen sich berechnen.",
  "zeros-unclear": ({ count: cells, are }) =>
    `${count(cells, "Zelle, die", "Zellen, die")} ${oneOf(are.map((each) => EMPTY[each]))} ${cells === 1 ? "ist, wird als Niederlage" : "sind, werden als Niederlagen"} gelesen. Schreiben Sie zero=unplayed, wenn nicht gespielt wurde.`,
  "blanks-unplayed": ({ count: cells }) =>
    `${count(cells, "leere Zelle wird", "leere Zellen werden")} als nicht gespielt gelesen, denn Niederlagen stehen da. Schreiben Sie zero=loss, wenn auch sie Niederlagen sind.`,
  "other-scoring": ({ scoring }) => `Die Punkte für Sieg, Remis und Niederlage sind ${scoring}.`,
  "fide-letters": ({ letters }) =>
    `Nach den Summen ${letters.length === 1 ? "hat" : "haben"} ${both(letters)} die Bedeutung der FIDE: U und F sind spielfrei mit ganzem Punkt.`,
  "not-a-total": ({ heading }) =>
    `Die Spalte ${heading} ist keine Summe: Ihre Werte sind höher, als die Runden erlauben.`,
  "round-left-out": (finding, where) =>
    `${cell(finding, where)} ${finding.heading === "" ? "ist leer" : `enthält „${finding.heading}“`} über Partien, die nicht gelesen werden. Geben Sie jeder Runde ihre Nummer, von 1 an.`,
  "list-beside": (finding, where) =>
    `Bei ${at(finding, where)} beginnt eine Liste neben der Kreuztabelle (${finding.text}); sie bleibt außer Acht.`,
  "list-below": (finding, where) =>
    `Bei ${at(finding, where)} beginnt, was unter der Kreuztabelle außer Acht bleibt (${finding.text}): Anmerkungen, eine Liste oder eine Zeile ohne Nummer oder Ergebnisse eines Spielers. Ist es ein Spieler, geben Sie der Zeile eine Nummer, und füllen Sie sie wie die anderen aus.`,
  "name-alone": (finding, where) =>
    `${cell(finding, where)} nennt ${finding.name} in einer Zeile ohne Nummer und Ergebnis; sie bleibt außer Acht. Ist es ein Spieler, geben Sie der Zeile eine Nummer, und schreiben Sie U in die Runden.`,
  "no-name": ({ count: players }) =>
    `${count(players, "Spieler hat", "Spieler haben")} keinen Namen. Tragen Sie ihn ein, damit die Rangliste alle nennen kann.`,
  "players-again": ({ section, other }) =>
    `Die Spieler von ${section} sind die von ${other}, und jede Gruppe hat ihre eigene Rangliste. Sind es Durchgänge eines Turniers, schreiben Sie sie in eine Tabelle.`,
  "columns-apart": (finding, where) =>
    `Bei ${at(finding, where)} beginnt, was wie eine Liste neben der Kreuztabelle aussieht (${finding.text}); es bleibt außer Acht. Ist es eine Spalte der Spieler, rücken Sie sie neben deren andere, und füllen Sie sie für alle aus.`,
  "after-too-late": ({ after, rounds }) =>
    `after=${after}: Erst ${count(rounds, "Runde hat", "Runden haben")} begonnen.`,
  "house-unknown": ({ number }) => `house=${number}: Es gibt keine Nummer ${number}.`,
  "numbers-absent": ({ kind }) =>
    `numbers=${kind}: Die Tabelle hat keine solche Spalte; stattdessen zählen die Zeilen.`,
  "table-again": (finding, where) =>
    `Bei ${at(finding, where)} beginnt eine zweite Tabelle derselben Partien (${finding.text}); sie bleibt außer Acht.`,
  "tables-differ": (finding, where) =>
    `Bei ${at(finding, where)} beginnt eine zweite Tabelle derselben Spieler (${finding.text}); sie bleibt außer Acht. Darin hat ${nameOf(finding.who)} andere Partien.`,
  unread: (finding, where) => `${cell(finding, where)} enthält „${finding.text}“; das ist kein Ergebnis.`,
  damaged: (finding, where) =>
    `${cell(finding, where)} enthält ${DAMAGES[finding.by]}. Excel hat ${
      finding.original === null ? "die Eingabe" : `„${finding.original}“`
    } umgewandelt.`,
  "error-value": (finding, where) => `${cell(finding, where)} enthält den Fehler ${finding.text}.`,
  "no-opponent": (finding) =>
    `${inRound(finding)}${finding.text} nennt keinen Gegner und zählt als nicht gespielte Runde.`,
  "forfeit-alone": (finding, where) =>
    `${inRound(finding)}${cell(finding, where)} enthält „${finding.text}“, gelesen als kampfloser Sieg${
      finding.count === 1 ? "" : ` wie in ${finding.count} Zellen der Runde`
    }, aber ${
      finding.lost === 0
        ? "niemand hat"
        : finding.lost === 1
          ? "nur 1 Spieler hat"
          : `nur ${finding.lost} Spieler haben`
    } in der Runde kampflos verloren. Schreiben Sie die Nummer des Gegners oder U, wenn nicht gespielt wurde.`,
  "word-read": ({ text, as }) => `${text} wird gelesen als ${BYES[as] ?? as}.`,
  "blank-cell": (finding) =>
    `${inRound(finding)}Die Zelle von ${nameOf(finding.who)} ist ${blankOr(finding.text)}${
      finding.others === null ? "" : `, wo bei anderen ${finding.others} steht`
    }; sie wird als nicht gespielt gelesen.`,
  "uneven-rows": ({ who, cells, rounds }) =>
    `${nameOf(who)} hat ${count(cells, "Zelle", "Zellen")} für ${count(rounds, "Runde", "Runden")}.`,
  "gap-placed": ({ who, cells, rounds }) =>
    `${nameOf(who)} hat ${count(cells, "Zelle", "Zellen")} für ${count(rounds, "Runde", "Runden")}; die Gegner zeigen, welche leer sind.`,
  "field-ignored": ({ field, text }) => `${FIELDS[field] ?? field}: „${text}“ wird nicht gelesen.`,
  "paired-bye": (finding) =>
    `${inRound(finding)}${finding.text} nennt einen Gegner, sagt aber, dass nicht gespielt wurde.`,
  "name-unclear": (finding, where) =>
    `${cell(finding, where)} enthält „${finding.text}“: ${
      finding.names.length === 0
        ? `Niemand hier heißt ${finding.name}`
        : `Mit ${finding.name} kann ${oneOf(finding.names)} gemeint sein`
    }. Schreiben Sie die Nummer des Gegners.`,
  "sections-unclear": (finding, where) =>
    `Bei ${at(finding, where)}${finding.text === "" ? "" : ` („${finding.text}“)`} beginnen Paarungen, ${
      finding.shared === null
        ? "die mit denen darüber keinen Spieler gemeinsam haben"
        : `die eine andere Gruppe nennen, und ${finding.shared} steht in beiden`
    }. Sind sie eine Gruppe, schreiben Sie deren Namen vor jede Runde oder in eine Spalte Section; wenn nicht, nummerieren Sie nur die Runden.`,
  "row-skipped": (finding, where) =>
    `${cell(finding, where)}: „${finding.text}“ wird als Anmerkung gelesen. Ist es eine Partie oder ein Freilos, schreiben Sie eine Brettnummer davor.`,
  "row-unclear": (finding, where) =>
    `${cell(finding, where)}: „${finding.text}“ kann eine Partie oder eine Anmerkung sein. Schreiben Sie Brett und Namen, oder rücken Sie es von der Liste ab.`,
  "bye-alone": (finding, where) =>
    `${cell(finding, where)} enthält „${finding.text}“ ohne Gegner und Ergebnis, gelesen als spielfrei mit ganzem Punkt. Ist es das nicht, schreiben Sie ½ oder 0 als Ergebnis, oder leeren Sie die Zelle.`,
  "bye-by-result": (finding, where) =>
    `${cell(finding, where)} nennt keinen Gegner neben dem Ergebnis „${finding.result}“ von ${finding.name}, gelesen als spielfrei. War es eine Partie, schreiben Sie den Namen des Gegners.`,
  "rounds-skipped": (finding, where) =>
    `${cell(finding, where)} nennt Runde ${finding.number}, und die Liste hat keine ${roundsFrom(finding.before + 1, finding.number - 1)}. Berichtigen Sie die Nummer der Runde, oder ergänzen Sie, was fehlt.`,
  "bye-requested": (finding, where) =>
    `${cell(finding, where)} enthält „${finding.text}“, gelesen als spielfrei mit halbem Punkt. Zählt es anders, schreiben Sie 1 oder 0 als Ergebnis.`,
  "paired-twice": (finding, where) =>
    `${inRound(finding)}${cell(finding, where)} nennt ${finding.name} noch einmal; diese Paarung wird nicht gelesen. Berichtigen Sie den Namen oder die Runde.`,
  "rounds-found": ({ by, rounds }) =>
    `Keine Runde hat eine Nummer. ${typeof by === "string" ? `Die Spalte ${by} unterscheidet` : `${FOUND_BY[by.by]} unterscheiden`} ${count(rounds, "Runde", "Runden")}.`,
  "forfeit-remark": (finding, where) =>
    `${inRound(finding)}${cell(finding, where)} enthält „${finding.text}“, aber das Ergebnis „${finding.result}“ ist das einer gespielten Partie. Schreiben Sie 1-0F oder 0-1F, wenn nicht gespielt wurde, oder löschen Sie die Bemerkung.`,
  "no-results": (finding, where) =>
    `${cell(finding, where)}${finding.heading === "" ? "" : ` („${finding.heading}“)`} steht über einer Spalte neben den Namen, die nicht als Ergebnisse gelesen wird, und keine andere wird es: Keine Partie zählt als beendet. Stehen dort die Ergebnisse, nennen Sie die Spalte Result.`,
  "results-by-points": ({ heading, when }) =>
    `Die Liste hat keine Ergebnisse: Sie sind das, worum die Punkte unter „${heading}“ bei jedem Spieler steigen. Diese werden als Punkte ${when === "after" ? "nach" : "vor"} der Runde gelesen.`,
  "black-first": (finding, where) =>
    `${cell(finding, where)}: Schwarz steht vor Weiß. Ein Ergebnis wie 1-0 wird als Sieg von Weiß gelesen; ist es einer von Schwarz, stellen Sie die Spalte von Weiß voran.`,
  "bye-scored": (finding, where) =>
    `${cell(finding, where)} enthält „${finding.text}“, dem ${finding.result} Punkte gibt; es wird nicht als Spieler gelesen. Heißt jemand so, schreiben Sie den vollen Namen.`,
  "odd-characters": ({ cells }) =>
    `${count(cells, "Zelle enthält", "Zellen enthalten")} Zeichen, die nur richtig aussehen, etwa geschützte Leerzeichen; sie werden gelesen, wie sie gemeint sind.`,
  "sign-lost": (finding, where) =>
    `${cell(finding, where)} enthält die Zahl ${finding.text}. Excel hat das Vorzeichen für eine Formel gehalten; nach der Zeile des Gegners ist es ${finding.as}.`,
  "zero-result": (finding, where) => `${cell(finding, where)} enthält 0, gelesen als ${ZEROS[finding.as]}.`,
  diagonal: (finding, where) =>
    `${cell(finding, where)} enthält „${finding.text}“, wo ein Spieler auf sich selbst träfe.`,
  "games-disagree": (finding) =>
    `${inRound(finding)}${nameOf(finding.who)} hat ${said(finding.mine)} (${meaning(finding.means)}), aber ${nameOf(finding.opponent)} hat ${said(finding.theirs)}.`,
  "one-sided": (finding) =>
    `${inRound(finding)}${nameOf(finding.who)} hat ${finding.mine}, ${nameOf(finding.opponent)} hat ${finding.theirs}: Beide behalten ihre eigenen Punkte.`,
  "no-such-player": (finding) =>
    `${inRound(finding)}${nameOf(finding.who)} ist gegen ${finding.opponent} gepaart, aber es gibt ${NONE[finding.kind]} ${finding.opponent}.`,
  "plays-himself": (finding) =>
    `${inRound(finding)}${nameOf(finding.who)} steht auf beiden Seiten einer Partie.`,
  "met-twice": ({ who, opponent, rounds }) =>
    `${nameOf(who)} und ${nameOf(opponent)} haben zweimal gegeneinander gespielt, in den Runden ${both(rounds)}.`,
  "same-color": (finding) =>
    `${inRound(finding)}${nameOf(finding.who)} und ${nameOf(finding.opponent)} haben beide ${COLORS[finding.color]}.`,
  "colors-missing": ({ games }) =>
    `${count(games, "Partie nennt", "Partien nennen")} die Farbe nur eines Spielers.`,
  "total-differs": ({ who, sum, total }) =>
    `${nameOf(who)}: Die Runden ergeben ${points(sum)}, die Summe sagt ${points(total)}.`,
  "running-differs": (finding) =>
    `${inRound(finding)}${nameOf(finding.who)} hat bis dahin ${points(finding.sum)}, der Zwischenstand sagt ${points(finding.total)}.`,
  "total-missing": ({ who, sum, text }) =>
    `${nameOf(who)}: Die Runden ergeben ${points(sum)}, die Summe ist ${
      text === "" || text === "0" ? blankOr(text) : `„${text}“ und keine Zahl`
    }.`,
  "byes-by-total": ({ who, count: byes }) =>
    `${nameOf(who)}: Nach der Summe ${byes === 1 ? "war 1 Runde" : `waren ${byes} Runden`} ohne Partie spielfrei mit ½ Punkt.`,
  "number-twice": ({ kind, number, names }) =>
    `${NUMBERS[kind]} ${number} kommt zweimal vor: ${both(names)}.`,
  "numbers-missing": ({ kind, numbers }) => `Niemand hat ${NUMBERS[kind]} ${list(numbers)}.`,
  "groups-apart": ({ names, groups }) =>
    `${list(names)} haben nur untereinander gespielt. Sind es ${groups} Gruppen, setzen Sie eine Leerzeile oder einen Titel dazwischen, damit jede für sich gewertet wird.`,
  "no-number": ({ who, kind, number }) =>
    `${nameOf(who)} hat ${NONE[kind]} und wird als ${NUMBERS[kind]} ${number} gelesen.`,
  "name-differs": ({ number, names }) => `Nummer ${number} hat verschiedene Namen: ${both(names)}.`,
  "spelled-differently": ({ what, name, other, otherSection }) =>
    `„${name}“ heißt „${other}“ in ${otherSection === null ? "einer anderen Runde" : otherSection || "einer anderen Gruppe"}: ${what === "team" ? "eine Mannschaft" : "ein Spieler"}, verschieden geschrieben?`,
  "several-byes": ({ who, rounds }) =>
    `${nameOf(who)} ist mehrmals spielfrei mit ganzem Punkt, in den Runden ${both(rounds)}.`,
  "byes-in-round": (finding) =>
    `${inRound(finding)}${finding.names.length} Spieler sind spielfrei: ${list(finding.names)}.`,
  "results-missing": (finding) =>
    `${inRound(finding)}${count(finding.count, "Ergebnis fehlt", "Ergebnisse fehlen")}.`,
  "later-ignored": ({ rounds, inTotals }) =>
    `${count(rounds, "spätere Runde zählt", "spätere Runden zählen")} noch nicht${
      inTotals ? `; die Summen des Blatts enthalten deren spielfreie Punkte` : ""
    }.`,
  unrated: ({ names }) =>
    `${count(names.length, "Spieler hat", "Spieler haben")} keine Wertungszahl: ${list(names)}.`,
  "play-off-note": ({ text }) => `Eine Notiz erwähnt einen Stichkampf: „${text}“`,
  "match-points": () =>
    "Die Mannschaftspunkte auf dem Blatt sind 2 – 1 – 0. Die Regeln der FIDE zählen so; die von US Chess zählen 1 – ½ – 0, dann werden andere Punkte gezeigt, außer wenn scoring=2-1-0 in den Regeln steht.",
  "no-boards": ({ totals }) =>
    totals
      ? "Brettpunkte stehen nur als Summen da: Feinwertungen, die sie für jeden Kampf brauchen, lassen sich nicht berechnen."
      : "Es gibt keine Brettpunkte: Nur Feinwertungen aus Kampfergebnissen lassen sich berechnen.",
  "two-boards": ({ are }) =>
    are === "boards"
      ? "Die 2, 1 und 0 in den Runden werden als Brettpunkte von zwei Brettern gelesen. Sind es Mannschaftspunkte (2 – 1 – 0), lassen Sie Feinwertungen aus Brettpunkten weg."
      : "Die 2, 1 und 0 in den Runden werden als Mannschaftspunkte gelesen. Sind es Brettpunkte von zwei Brettern, stellen Sie die Art des Turniers auf Mannschaftskämpfe, oder schreiben Sie system=team in die Regeln.",
  "two-games": ({ are }) =>
    are === "boards"
      ? "Jede Zelle der Tabelle wird als Mannschaftskampf an zwei Brettern gelesen. Ist sie die Summe zweier Partien, schreiben Sie system=drr in die Regeln."
      : "Jede Zelle der Tabelle wird als Summe zweier Partien gelesen. Ist sie ein Mannschaftskampf an zwei Brettern, stellen Sie die Art des Turniers auf Mannschaftskämpfe, oder schreiben Sie system=team in die Regeln.",
  "boards-missing": (finding) =>
    `${inRound(finding)}${nameOf(finding.who)} hat ${said(finding.text)} ohne Brettpunkte, wo andere welche haben.`,
  "boards-disagree": (finding) =>
    `${inRound(finding)}${nameOf(finding.who)} hat ${points(finding.mine)} Brettpunkte und ${nameOf(finding.opponent)} ${points(finding.theirs)}; ein Kampf hat ${points(finding.boards)}.`,
  "boards-short": (finding) =>
    `${inRound(finding)}${nameOf(finding.who)} hat ${points(finding.mine)} Brettpunkte und ${nameOf(finding.opponent)} ${points(finding.theirs)}, weniger als die ${points(finding.boards)} eines Kampfs; die Summen bestätigen es.`,
  "match-differs": (finding) =>
    `${inRound(finding)}${nameOf(finding.who)} hat nach dem Blatt ${VERBS[finding.result]}, aber ${points(finding.mine)} Brettpunkte gegen ${points(finding.theirs)} von ${nameOf(finding.opponent)}.`,
  "match-ruled": (finding) =>
    `${inRound(finding)}${nameOf(finding.who)} hat mit ${points(finding.mine)} Brettpunkten gegen ${points(finding.theirs)} von ${nameOf(finding.opponent)} ${VERBS[finding.result]}; die Summen bestätigen es.`,
  "boards-empty": (finding) =>
    `${inRound(finding)}${nameOf(finding.who)} gegen ${nameOf(finding.opponent)} hat Ergebnisse an ${finding.of - finding.boards} von ${count(finding.of, "Brett", "Brettern")}; ${finding.boards === 1 ? "das andere zählt" : "die anderen zählen"} für niemanden.`,
  "boards-unlisted": (finding) =>
    `${inRound(finding)}Ein Kampf endet ${finding.text}, und die aufgeführten seiner ${count(finding.of, "Brett", "Bretter")} (${finding.listed}) ergeben weniger. Das Ergebnis zählt; Feinwertungen einzelner Bretter lassen sich nicht berechnen.`,
  "teams-absent": (finding) =>
    `${inRound(finding)}${list(finding.names)} ${finding.names.length === 1 ? "steht in keinem Kampf und gilt" : "stehen in keinem Kampf und gelten"} als nicht gepaart. Für ein Freilos schreiben Sie die Mannschaft neben Bye, mit ihren Punkten.`,
  "team-twice": (finding) => `${inRound(finding)}${finding.name} hat zwei Kämpfe.`,
  "colors-usual": () =>
    "Die Liste nennt keine Farben: Die zuerst genannte Mannschaft hat nach dieser Lesart Weiß an den Brettern 1, 3 und so weiter.",
  "boards-sum": (finding) =>
    `${inRound(finding)}Die Bretter von ${nameOf(finding.who)} ergeben ${points(finding.sum)}, der Kampf sagt ${points(finding.stated)}.`,
  "boards-total-differs": ({ who, sum, total }) =>
    `${nameOf(who)}: Die Brettpunkte ergeben ${points(sum)}, ihre Summe sagt ${points(total)}.`,
  "board-weights": ({ weights, boards }) =>
    `boards=: ${count(weights, "Gewicht", "Gewichte")} für ${count(boards, "Brett", "Bretter")}.`,
  "bye-boards": ({ byes }) =>
    `${count(byes.length, "spielfreie Runde hat", "spielfreie Runden haben")} keine Brettpunkte: ${list(byes.map(byeText))}. Schreiben Sie sie in die ${byes.length === 1 ? "Zelle" : "Zellen"}, oder bye=0, bye=half oder bye=all in die Regeln.`,
  "printed-equal": ({ heading, name, players }) =>
    `Ihre Spalte ${heading} entspricht ${name}, bei allen ${players} Spielern.`,
  "printed-differs": ({ who, heading, name, printed, ours, players }) =>
    `${nameOf(who)}: Ihre Spalte ${heading} sagt ${printed}, ${name} ist ${ours === null ? "nicht bestimmt" : points(ours)}; ${count(players, "Spieler weicht ab", "Spieler weichen ab")}.`,
};
