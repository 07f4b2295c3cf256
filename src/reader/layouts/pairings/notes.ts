/** Words that a line about the list begins with, and no player is called. */
const SUBJECTS = [
  "(?:chief |deputy |head |assistant |main |section )?(?:arbiters?|tds?|tournament directors?|directors?|organi[sz]ers?|referees?)",
  "(?:haupt|ober)?schiedsrichter|turnierleit(?:er|ung)|arbitres?|[aá]rbitros?|arbitro|directeur|direttore|wedstrijdleider",
  "(?:sub|grand )?totals?|sum|summe|gesamt|total (?:players|boards|games)|players?|spieler|joueurs|jugadores",
  "(?:number of )?(?:boards?|games?|players|matches)(?: played)?|partien|spiele|parties|partidas",
  "(?:white|black) (?:wins?|won|score)|(?:wei(?:ß|ss)|schwarz)(?:siege)?|draws?|remis|decisive(?: games)?|results?",
  "dates?|times?|datum|zeit|uhrzeit|fecha|hora|heure|data|start(?:s|ed|ing)?(?: (?:time|at))?|begins?|beginn|end",
  "signatures?|signed|unterschrift|firma|notes?|remarks?|comments?|hinweise?|bemerkung(?:en)?|notas?|remarques?",
  "prizes?|preise|premios|prix|sponsors?|venue|location|place of play|ort|lieu|lugar|federation|website|e-?mail|phone",
  "rate of play|time controls?|bedenkzeit|cadence|generated(?: by| on)?|created(?: by| on)?|printed(?: on)?|software|program",
  "swiss-?sys|win-?td|vega|swiss-?manager|swiss-?chess|chess-?results(?:\\.com)?|next round|averages?|schnitt|mean",
  "page|pages|seite|page|p[aá]gina|pagina|hoja|updated|last update|version|standings?|last round|info|information",
].join("|");

const WHOLE = new RegExp(`^(?:${SUBJECTS})\\s*[:.]?$`, "i");
const PAGE = /^(?:page|seite|p[aá]gina|hoja|pagina)\s*\d+(?:\s*(?:of|von|de|di|\/)\s*\d+)?$/i;
/** What stands behind a colon is said of the word before it. */
const SAID = new RegExp(`^(?:${SUBJECTS})\\s*[:=]`, "i");
const ADDRESS = /^(?:https?:|www\.|©|\(c\))/i;
const BEGINS = new RegExp(
  `^(?:${SUBJECTS}|rounds? \\d{1,2}|rd\\.? ?\\d{1,2}|runde \\d{1,2})(?![\\p{L}\\d])`,
  "iu",
);

/** Whether a text is of a line about the list, as a heading of it would be: `Arbiter`, `Page 1 of 2`, `Total:`. */
export const isNote = (text: string): boolean =>
  WHOLE.test(text) || PAGE.test(text) || SAID.test(text) || ADDRESS.test(text);

/** The same of a text that stands where a list numbers its boards: `Round 2 starts at`, `Arbiter Joe Doe`. */
export const isNoteLabel = (text: string): boolean => isNote(text) || BEGINS.test(text);

/** Digits, signs or many words: nobody is called so. */
const SENTENCE = /[\d:=!?]|(?:\S+\s+){4}\S/;

/** Whether a text is likelier a sentence than a name. */
export const isSentence = (text: string): boolean => SENTENCE.test(text);

const LISTS =
  /\b(?:standings?|cross ?table|wall ?chart|ranking|rankings|rank list|leaders|leaderboard|prizes?|prize winners|tabelle|rangliste|endstand|zwischenstand|fortschrittstabelle|classement|clasificaci[oó]n|classifica)\b/i;

/** Whether a title stands over a list of another kind: standings, prizes. */
export const isTitleOfOthers = (text: string): boolean => LISTS.test(text);

/** Signs, a letter, a number: `12.`, `1A`, `Table 3`; what a list calls its boards. */
const TITLE = /^(?:w?[gifc]m|[nlsam]m|dr|prof)\.?$/i;
const BOARD = /^(?:(?:\p{L}{1,7}[.:]? ?)?#?\d{1,3}(?:[.):]|\p{L})?|\p{L}|\P{L}*)$/u;
const DIGIT = /\d/;

/** What stands before names in games: the number of a board, or the title of a player. */
export const isBoard = (text: string): boolean =>
  TITLE.test(text) || (BOARD.test(text) && !BEGINS.test(text) && !PAGE.test(text));

/** Whether it is the number of a board, not only a sign. */
export const isBoardNumber = (text: string): boolean => isBoard(text) && DIGIT.test(text);
