import { headingKey } from "../../heading-words";

/** What a column of a pairing list holds. */
export type PairingRole = "white" | "black" | "result";

/** Words for a column, in the spelling of `headingKey`. */
const WORDS: Readonly<Record<PairingRole, string>> = {
  white:
    "white whites weiss weiß blancs blanc blancas blanca bianco brancas brancos wit witspeler hvid hvit vit vitt biale " +
    "bile bily bijeli beli vilagos alb baltie valge valkoinen hvitur beyaz белые",
  black:
    "black blacks schwarz noirs noir negras negra nero pretas pretos zwart zwartspeler sort svart czarne cerne " +
    "cerny crni crne sotet negru melnie must musta svartur siyah черные чёрные",
  result:
    "result results res winner winners sieger gewinner ganador vainqueur ergebnis erg resultat resultats resultado resultados risultato uitslag rezultat rezultati " +
    "wynik vysledek eredmeny tulos urslit sonuc результат",
};

const WORD_LISTS = (Object.keys(WORDS) as PairingRole[]).map(
  (role) => [role, WORDS[role].split(" ").map(headingKey)] as const,
);

const FIRST_WORD = /^\P{L}*(\p{L}+)/u;

/** The word that a heading begins with: the whole first word, else the longest that fits, `ResultsBlack`. */
const wordIn = (text: string, key: string, words: readonly string[]): string | undefined => {
  const first = headingKey(FIRST_WORD.exec(text)?.[1] ?? "");
  if (words.includes(first)) return first;
  return words.filter((each) => key.startsWith(each)).sort((a, b) => b.length - a.length)[0];
};

/** What a heading begins with, and what follows it: `White Name`, `Results Black`. */
export const pairingHeading = (
  text: string,
): { readonly role: PairingRole; readonly rest: string } | null => {
  const key = headingKey(text);
  for (const [role, words] of WORD_LISTS) {
    const word = wordIn(text, key, words);
    if (word !== undefined) return { role, rest: key.slice(word.length) };
  }
  return null;
};

const words = (list: string): ReadonlySet<string> => new Set(list.split("|"));

/** Stands where an opponent would: the round is a bye. */
const BYES = words(
  "bye|byes|pairing bye|pairing allocated bye|spielfrei|freilos|exempt|exempte|exe|libre|descansa|descanso|riposo|vrij|" +
    "oneven|frirunde|fri|fpb|pab",
);
const HALF_BYES = words("hpb");
/** Stands where an opponent would: the player was not there. */
const ABSENCES = words(
  "not paired|unpaired|nicht ausgelost|no pareado|bez pary|odjezd|zpb|withdrawn|withdrew|withdrawals|w/d|absent|" +
    "absences|absentees|entschuldigt|abwesend|fehlt|zurückgezogen|ausente|retirado|retiré|abandon",
);
/** Stands where an opponent would, and the result says of what kind the round was. */
const NO_OPPONENTS = words(
  "none|n/a|n.a.|nobody|no opponent|no opp|no player|without opponent|kein gegner|ohne gegner|sans adversaire|" +
    "sin oponente|sin rival|nessuno|no pairing|sitting out|sits out|sit out|sat out|odd man out|odd one out|odd player|" +
    "idle|ghost|house bye|rest|rests|resting|free|no emparejado|non apparié|não emparceirado|sem adversário|riposa|folga|" +
    "vacant|empty|dummy|dummy bye|bye player|odd|non abbinato|isento|não emparelhado|pauza|wolny los|pausierend|sick|late|tbd",
);
/** The opponent did not play, and is not named. */
const DEFAULTS = words(
  "forfeit|forfeits|forfeited|forfait|kampflos|no show|noshow|default|defaulted|walkover|w/o|incomparecencia",
);
const EMPTY = /^(?:0|-+)$/;

const SIGNS = /[^\p{L}\p{N}½.,/]+/gu;
/** What a bye is worth. */
const WORTHS = [
  ["H", /(?<![^ ])(?:½|1\/2|0?[.,]5|half)(?![^ ])/g],
  ["B", /(?<![^ ])(?:1(?:[.,]0)?|full)(?![^ ])/g],
  ["U", /(?<![^ ])(?:0(?:[.,]0)?|zero)(?![^ ])/g],
] as const;
/** Words that go with it. */
const MORE = /(?<![^ ])(?:points?|pts?|requested|requests?|req|beantragt|solicitado|demandé)(?![^ ])/g;

/** A bye that was asked for; who asks gets half a point where nothing else is said (US Chess 22C). */
const REQUESTED = /(?<![^ ])(?:requested|requests?|req|beantragt|solicitado|demandé)(?![^ ])/;

/** Longer texts are names. */
const LONGEST = 40;

/** A cell that names nobody: the letter of the bye; `""`: a bye, and the cell does not say of what. */
export type Nobody =
  | "B"
  | "H"
  | "U"
  | ""
  /** Neither an opponent nor a bye. */
  | "none"
  /** An opponent who is not named, and did not play. */
  | "default";

const worthIn = (plain: string): "B" | "H" | "U" | null =>
  WORTHS.find(([, form]) => plain.search(form) >= 0)?.[0] ?? null;

/** Who stands in a cell that names nobody; null: somebody. */
export const nobodyIn = (name: string): Nobody | null => {
  if (name === "" || EMPTY.test(name)) return "";
  if (name.length > LONGEST) return null;
  const plain = name.toLowerCase().replace(SIGNS, " ").trim();
  const worth = worthIn(plain);
  const word = WORTHS.reduce((text, [, form]) => text.replaceAll(form, " "), plain.replaceAll(MORE, " "))
    .replaceAll(/ +/g, " ")
    .trim();
  if (HALF_BYES.has(word)) return "H";
  if (word === "" && REQUESTED.test(plain)) return worth ?? "H";
  if (ABSENCES.has(word)) return worth ?? "U";
  if (NO_OPPONENTS.has(word)) return "none";
  if (DEFAULTS.has(word)) return "default";
  if (!BYES.has(word)) return null;
  return worth ?? (REQUESTED.test(plain) ? "H" : "");
};

/** Whether a text says of a bye that it was asked for, and not what it is worth. */
export const isRequest = (text: string): boolean => {
  const plain = text.toLowerCase().replace(SIGNS, " ").trim();
  return REQUESTED.test(plain) && worthIn(plain) === null && nobodyIn(text) === "H";
};

const FORFEIT =
  /(?<!\p{L})(?:forfeit(?:s|ed)?|ff|forfait|kampflos|no[- ]?show|default(?:ed)?|walkover|w\/o|did not (?:show|appear|arrive)|incomparecencia)(?!\p{L})/iu;

/** Whether a remark speaks of a forfeit. */
export const isForfeit = (remark: string): boolean => FORFEIT.test(remark);

/** Whether a name stands for nobody: the round is a bye or an absence. */
export const isNobody = (name: string): boolean => nobodyIn(name) !== null;
