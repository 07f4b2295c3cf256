import { headingKey } from "../../heading-words";
import { tieBreakIn } from "../../tie-break-words";

/** Words of notes below a table that are in no name, in the spelling of `headingKey`. */
const REMARKS: ReadonlySet<string> = new Set(
  (
    "total totals players entries entry games rounds rating ratings average chief director directors arbiter arbiters " +
    "tournament td ntd tie tiebreak tiebreaks prize prizes award awards trophy bye byes withdrawn withdrew " +
    "forfeit note notes board boards section sections report round date time entered closed website contact " +
    "spieler teilnehmer runden partien wertung turnierleiter turnierleitung schiedsrichter durchschnitt preise preis " +
    "feinwertung anzahl key legend schedule timetable upset hinweis freilos jugadores partidas rondas arbitro director desempate desempates premio " +
    "premios promedio nota total joueurs parties rondes arbitre departage departages prix moyenne remarque nombre"
  ).split(" "),
);

/** Words that names have in small letters. */
const PARTICLES: ReadonlySet<string> = new Set(
  "de da das di do dos du del della della den der des la las le les los el al van von vom zu zur y e i bin ibn ben abu te ter ten af av san und".split(
    " ",
  ),
);

const LONGEST_NAME = 40;

const MARKS = /[:;!?=*]/;

/** `Smith, J.` and `Smith Jr.` end with a full stop as well; a sentence ends with a longer word. */
const SENTENCE = /\p{Ll}{3}\.$/u;

const WORD = /\p{L}[\p{L}\p{M}'’-]*/gu;

/** `Entries closed`, `Games start at ten`: the last word of a name is a small one only where all are, or after a comma. */
const hasSmallEnd = (text: string, words: readonly string[]): boolean => {
  const telling = words.filter((word) => word.length > 1 && !PARTICLES.has(word.toLowerCase()));
  const isSmall = (word: string): boolean => word === word.toLowerCase() && word !== word.toUpperCase();
  const [first, last] = [telling[0], telling.at(-1)];
  return first !== undefined && last !== undefined && !text.includes(",") && !isSmall(first) && isSmall(last);
};

/** `Note, Ann`: a family name and a given name, whatever the words are. */
const LAST_FIRST = /^\p{Lu}[\p{L}\p{M}'’-]+, \p{Lu}[\p{L}\p{M}'’.-]*(?: \p{Lu}[\p{L}\p{M}'’.-]*)?$/u;

/** `Gus Hart (late)`: what stands in brackets is no part of the name. */
const BRACKETS = / *\([^()]*\)$/;

/** Whether a text reads like a note, and not like the name of a player. */
export const isRemark = (whole: string): boolean => {
  const text = whole.replace(BRACKETS, "");
  if (LAST_FIRST.test(text)) return false;
  const words = text.match(WORD) ?? [];
  return (
    text.length > LONGEST_NAME ||
    MARKS.test(text) ||
    SENTENCE.test(text) ||
    words.some((word) => REMARKS.has(headingKey(word))) ||
    hasSmallEnd(text, words) ||
    (words.length > 0 && tieBreakIn(text) !== null)
  );
};
