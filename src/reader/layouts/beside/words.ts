import { headingKey, headingOf, type Role } from "../../heading-words";

/** Headings over the names of a list that no chart has over those of its players; in the spelling of `headingKey`. */
const WINNERS: ReadonlySet<string> = new Set(
  (
    "winner winners prizewinner prizewinners awardwinner champion champions recipient awardee medalist medallist " +
    "sieger siegerin gewinner preistrager turniersieger vainqueur vainqueurs gagnant gagnants laureat laureats " +
    "ganador ganadores ganadora campeon premiado premiados vencedor vencedores campeao vincitore vincitori " +
    "premiato winnaar winnaars kampioen vinnare vinder vinner"
  ).split(" "),
);

/** Whom the rows of a list or a chart are about. */
export type Subject = "name" | "team" | "winner";

const SUBJECTS: Partial<Readonly<Record<Role, Subject>>> = { name: "name", team: "team" };

/** Words that teams have in lists of their own, beside those of a chart's columns. */
const TEAMS: ReadonlySet<string> = new Set(
  (
    "teams schools clubs verein vereine mannschaft mannschaften schule schulen equipe equipes ecole ecoles " +
    "equipo equipos escuela escuelas colegio squadra squadre societa topschool topteam topclub"
  ).split(" "),
);

/** The subject that a heading names; null if it names none. */
export const subjectIn = (text: string): Subject | null => {
  const { role, key } = headingOf(text);
  const known = role === null ? undefined : SUBJECTS[role];
  if (known !== undefined) return known;
  if (WINNERS.has(key)) return "winner";
  return TEAMS.has(key) ? "team" : null;
};

/** What number the rows. */
export const NUMBERS: ReadonlySet<Role | null | undefined> = new Set<Role>(["pairing", "rank", "place"]);

/** Roles of columns by which a chart is ranked: they belong to it even beyond a blank column. */
export const RANKING: ReadonlySet<Role | null | undefined> = new Set<Role>([
  "total",
  "adjustment",
  "playoff",
]);

/** Roles that tell about a player what a list would tell wrongly. */
export const TELLING: ReadonlySet<Role | null | undefined> = new Set<Role>(["rating", "team", "type"]);

const CODE = /^[WDLHBUXFZwdlhbuxfz½+=-]$/;

const LEGENDS: ReadonlySet<string> = new Set(
  (
    "result results code codes symbol symbols sign signs key legend letter letters mark marks abbreviation " +
    "abbreviations abbr ergebnis zeichen legende kurzel resultado resultados signo leyenda"
  ).split(" "),
);

/** A heading over codes that a legend explains. */
export const headsLegend = (text: string): boolean => LEGENDS.has(headingKey(text));

const APART: ReadonlySet<string> = new Set(
  (
    "section sections class classes group groups category categories division average averages avg mean median " +
    "date dates time times day days schedule start klasse gruppe datum zeit uhrzeit schnitt fecha hora grupo"
  ).split(" "),
);

/** A heading of a small table of its own, such as averages by section or a timetable, unless every player has it. */
export const headsTable = (text: string): boolean =>
  text.split(" ").some((word) => APART.has(headingKey(word)));

/** `Round`, with its numbers below: a timetable. */
export const headsRounds = (text: string): boolean => headingOf(text).round === "word";

export const isCode = (text: string): boolean => CODE.test(text) || text === "1" || text === "0";

/** `W`, `Win`: explained beside it, as a legend does. */
export const isLegend = (text: string, beside: string): boolean =>
  CODE.test(text) && headingKey(beside).length > 2 && headingOf(beside).role === null;
