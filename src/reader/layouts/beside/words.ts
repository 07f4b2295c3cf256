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

/** `W`, `Win`: explained beside it, as a legend does. */
export const isLegend = (text: string, beside: string): boolean =>
  CODE.test(text) && headingKey(beside).length > 2 && headingOf(beside).role === null;
