import { isDate } from "../../heading-date-words";

const words = (...lists: readonly string[]): ReadonlySet<string> =>
  new Set(lists.flatMap((list) => list.split(" ")));

const MONTHS = words(
  "january february march april may june july august september october november december",
  "jan feb mar apr jun jul aug sep sept oct nov dec",
  "januar februar märz mai juni juli oktober dezember mär mrz okt dez",
  "enero febrero marzo abril mayo junio julio agosto septiembre setiembre octubre noviembre diciembre",
  "ene abr ago set dic",
);

/** What else stands in a line of dates: days of the week, words between two days. */
const WITH_MONTHS = words(
  "monday tuesday wednesday thursday friday saturday sunday mon tue tues wed thu thur thurs fri sat sun",
  "montag dienstag mittwoch donnerstag freitag samstag sonnabend sonntag mo di mi do fr sa so",
  "lunes martes miércoles jueves viernes sábado domingo lun mié jue vie sáb dom",
  "date dates datum termin fecha fechas on from to and until through st nd rd th",
  "von vom bis und am den der del de al el a y",
);

/** What shows games and players of an event, and is no part of it. */
const TABLES = words(
  "crosstable crosstables ranking rankings standing standings wallchart wallcharts results ranks ranklist",
  "kreuztabelle rangliste endrangliste schlussrangliste endstand abschlusstabelle tabelle rangfolge",
  "clasificación clasificaciones resultados",
);
/** The same in two words. */
const TWO_WORDS = /\b(?:cross|wall)[ -](?:table|chart)s?\b|\btabla[ -]cruzada\b/gu;
/** What is said of a table: when, and of what. */
const OF_TABLES = words(
  "final finals current official starting end list at after of in the all by as rank place score points",
  "round rounds rd rds runde runden ronda rondas",
  "nach der den aller stand aktuelle aktueller vorläufige vorläufiger endgültige",
  "después tras de la las provisional actual general",
);
/** `Round 5` alone, `after round 5`. */
const ROUNDS = words("round rd runde ronda");

const BETWEEN = /[\s,;:()/.–—-]+/u;
const DIGIT = /\d/;
const NUMBER = /^\d{1,4}(?:st|nd|rd|th|ª|º|°)?$/;

const wordsOf = (text: string): readonly string[] =>
  text
    .toLowerCase()
    .normalize("NFC")
    .split(BETWEEN)
    .filter((word) => word !== "");

const DATE_IN_FIGURES =
  /^\d{1,2}\.(?:\d{1,2}\.)?(?:\d{4}|\d{2})?\s?[-–—]\s?\d{1,2}\.\d{1,2}\.(?:\d{4}|\d{2})?$|^\d{1,2}\/\d{1,2}(?:\/\d{2,4})?\s?[-–—]\s?\d{1,2}(?:\/\d{1,2})?(?:\/\d{2,4})?$/;

/** Whether a line tells the days of an event and nothing else. */
export const isLineOfDates = (text: string): boolean => {
  // A day of the week alone may be the name of a section.
  if (DATE_IN_FIGURES.test(text.trim()) || (DIGIT.test(text) && isDate(text.trim()))) return true;
  const all = wordsOf(text);
  const [numbers, others] = [
    all.filter((word) => NUMBER.test(word)),
    all.filter((word) => !NUMBER.test(word)),
  ];
  return (
    numbers.length > 0 &&
    others.some((word) => MONTHS.has(word)) &&
    others.every((word) => MONTHS.has(word) || WITH_MONTHS.has(word))
  );
};

/** Whether a line says which table of an event it is and nothing else: `Final ranking after 5 rounds`. */
export const isLineOfTable = (text: string): boolean => {
  const all = wordsOf(text.toLowerCase().replaceAll(TWO_WORDS, "crosstable"));
  const isTable = all.some((word) => TABLES.has(word));
  const isRound = all.some((word, at) => ROUNDS.has(word) && NUMBER.test(all[at + 1] ?? all[at - 1] ?? ""));
  return (
    (isTable || isRound) && all.every((word) => TABLES.has(word) || OF_TABLES.has(word) || NUMBER.test(word))
  );
};
