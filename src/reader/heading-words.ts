/** What a heading says its column is. */
export type Role =
  | "pairing"
  | "rank"
  | "place"
  | "name"
  | "firstName"
  | "rating"
  | "team"
  | "total"
  | "adjustment"
  | "playoff"
  | "type";

/** Words for a column, in the spelling of `headingKey`. */
const WORDS: Readonly<Record<Role, string>> = {
  pairing:
    "# no nr num number pair pairnum pairno pairingno pairingnumber plr plr# player# playerno playernumber " +
    "sno startno startingno startnumber startingnumber snr stnr startnr tnr dpairnum n seq start wall#",
  rank: "rk rank rang rnk ranking pos position rg rankno puesto cl clas rangplatz",
  place: "pl place plc plz platz standing plaats plats plads posto",
  name:
    "name playername player players playersname nom nome nombre naam namn navn teilnehmer spieler spielername " +
    "dname lastname surname fullname nameofplayer participant jugador joueur giocatore speler zawodnik jmeno nev " +
    "competitor группа фио имя участник",
  firstName: "firstname first givenname vorname forename",
  rating:
    "rtg rtng rating rate elo nwz twz dwz uscf uscfrating uscfrtg fmjd ratg ratings drating pre prertg prertng " +
    "prerating rat ratingpre ecf currentrating fide fiderating fidertg eloi elon elof rtgi rtgn irtg nrtg " +
    "uscfrtng regrating reg regular quick ratingnat реит реитинг",
  team: "team school club teamname schoolname clubname verein clubteam teamclub schoolteam teamcode schoolcode clubcode",
  total:
    "tot total totals totalpts totalpoints totalscore pts points punkte pkt score pt pnts puntos punti punten " +
    "ptos pontos poang poeng pont pisteet ttl sum finalscore finalpts totpts gamepoints очки pkty body bodovi " +
    "mp mpts matchpoints matchpts matchpunkte mannschaftspunkte",
  adjustment: "adj adjustment adjust penalty penalties pen bonus penaltypoints bonuspoints adjpts",
  playoff: "playoff playoffs playoffplace playofforder",
  type: "type ty house playertype",
};

/** What a column of rounds is called, before or after its number. */
const ROUND_WORDS =
  "r rd rds rnd round rounds runde runden rde ronde ronda rodada turno tour kolo krog runda omgang rond drnd drd " +
  "rundenr rn fordulo umferd voor kierros тур rodadas ronde ronden";

/** After a number: 1st, 2nd, 3rd, 4th. */
const ORDINALS = "st nd rd th";

const split = (words: string): ReadonlySet<string> => new Set(words.split(" "));

const ROLES: ReadonlyMap<string, Role> = new Map(
  (Object.keys(WORDS) as Role[]).flatMap((role) =>
    WORDS[role].split(" ").map((word) => [word, role] as const),
  ),
);

const ROUND = split(ROUND_WORDS);
const ORDINAL = split(ORDINALS);

/** Labels that end in a number and are no rounds. */
const NO_ROUNDS = split(
  "tb tbrk tiebreak tiebreaks br board bd b q quad table section group game points pts wertung",
);

/** Most texts have no letter that is spelled in several ways: they cost a tenth. */
const PLAIN = /^[\x20-\x7e]*$/;

/** A heading as tables of words spell it: lower case, no marks, only letters, digits and #. */
export const headingKey = (text: string): string =>
  PLAIN.test(text)
    ? text.toLowerCase().replaceAll(/[^a-z0-9#]/g, "")
    : text
        .normalize("NFKD")
        .replaceAll(/\p{M}/gu, "")
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{N}#]/gu, "");

/** What one heading may mean. */
export interface Heading {
  readonly key: string;
  readonly role: Role | null;
  /** The number in it, if it could be that of a round. */
  readonly number: number | null;
  /** `worded`: Rd 1; `bare`: 1; `labeled`: any other word with a number; `word`: round, without a number. */
  readonly round: "worded" | "bare" | "labeled" | "word" | null;
  readonly label: string;
}

const PARTS = /^(\p{L}*)0{0,2}([1-9]\d?)(\p{L}*)$/u;

const roundOf = (key: string): Pick<Heading, "number" | "round" | "label"> => {
  if (ROUND.has(key)) return { number: null, round: "word", label: "" };
  const [, before = "", digits, after = ""] = PARTS.exec(key) ?? [];
  if (digits === undefined) return { number: null, round: null, label: "" };
  const number = Number(digits);
  if (before === "" && after === "") return { number, round: "bare", label: "" };
  const worded =
    (ROUND.has(before) && after === "") ||
    ((before === "" || before === "x") && (ROUND.has(after) || ORDINAL.has(after)));
  if (worded) return { number, round: "worded", label: "" };
  return NO_ROUNDS.has(before)
    ? { number: null, round: null, label: "" }
    : { number, round: "labeled", label: before };
};

/** Longer texts are titles and notes. */
const LONGEST = 60;

const NOTHING: Heading = { key: "", role: null, number: null, round: null, label: "" };

/** `Rtg+/-`: by how much a rating changed, which is none. */
const CHANGE = /\+ ?\/? ?[-\u2212\u2013]|\u00b1/;

const read = (text: string): Heading => {
  const key = headingKey(text);
  const role = ROLES.get(key) ?? null;
  return { key, role: role === "rating" && CHANGE.test(text) ? null : role, ...roundOf(key) };
};

/** A heading has one short number at most: `5.5` and 1850 are none. */
const MORE_DIGITS = /\d{3}|\d\D+\d/;

/** What Excel makes of `.11`. */
const WITH_ZERO = "0.";

/** `D_RND01,C,7`: a field of a DBF file with its type and width, as a spreadsheet opens it. */
const DBF_FIELD = /^(\w{1,12}),[CDFLN](?:,\d{1,3}){0,2}$/;

const readLines = (text: string): Heading => {
  const whole = read(text);
  const end = text.indexOf("\n");
  return end < 0 || whole.role !== null || whole.round !== null ? whole : read(text.slice(0, end));
};

/** How many texts are remembered: rows of names are looked at for headings again and again. */
const REMEMBERED = 10_000;

const known = new Map<string, Heading>();

/** Reads a heading; where it has several lines, the first counts if the whole says nothing. */
export const headingOf = (written: string): Heading => {
  const named = DBF_FIELD.exec(written)?.[1] ?? written;
  const text = named.startsWith(WITH_ZERO) ? named.slice(1) : named;
  if (text === "" || text.length > LONGEST) return NOTHING;
  if (!text.includes("\n") && MORE_DIGITS.test(text)) return NOTHING;
  const found = known.get(text);
  if (found !== undefined) return found;
  const heading = readLines(text);
  if (known.size >= REMEMBERED) known.clear();
  known.set(text, heading);
  return heading;
};
