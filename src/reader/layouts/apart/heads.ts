import { headingKey } from "../../heading-words";

export type Part = "opponent" | "color" | "result";

/** Words over the parts of a round, without the round and its number. */
const WORDS: Readonly<Record<Part, string>> = {
  opponent:
    "opp op opponent oppno oppnum opponentno oppnr gegner gegn geg adv adversaire rival vs versus against contre",
  color: "col color colour clr farbe f c couleur colore kl kleur wb bw",
  result: "res result rslt erg ergebnis r pts points score wld outcome resultat resultado s",
};

const PARTS: ReadonlyMap<string, Part> = new Map(
  (Object.keys(WORDS) as Part[]).flatMap((part) =>
    WORDS[part].split(" ").map((word) => [word, part] as const),
  ),
);

/** `R1 Opp`, `Rd. 1 - Result`, `Opp 1`: the round around the word. */
const AROUND = /^(?:round|runde|ronde|rnd|rd|r)?\d+|\d+$/g;

/** The part of a round that a heading names. */
export const partOf = (text: string): Part | null => {
  if (text === "" || text.length > LONGEST) return null;
  const key = headingKey(text);
  return PARTS.get(key) ?? PARTS.get(key.replaceAll(AROUND, "")) ?? null;
};

const LONGEST = 30;

/** Whether a heading names a part of a round. */
export const isPart = (text: string): boolean => partOf(text) !== null;

/** The columns of one round. */
export interface Round {
  readonly opponent: number;
  readonly color: number | null;
  readonly result: number;
  readonly first: number;
  readonly last: number;
}

/** Rounds whose columns stand side by side. */
export const grouped = (parts: readonly (Part | null)[]): readonly Round[] => {
  const groups: Map<Part, number>[] = [];
  parts.forEach((part, column) => {
    if (part === null) return;
    const last = groups.at(-1);
    const beside = last !== undefined && !last.has(part) && Math.max(...last.values()) === column - 1;
    if (beside) last.set(part, column);
    else groups.push(new Map([[part, column]]));
  });
  return groups.flatMap((group) => {
    const opponent = group.get("opponent");
    const result = group.get("result");
    if (opponent === undefined || result === undefined) return [];
    const columns = [...group.values()];
    return [
      {
        opponent,
        color: group.get("color") ?? null,
        result,
        first: Math.min(...columns),
        last: Math.max(...columns),
      },
    ];
  });
};

/** A heading row over rounds of several columns. */
export interface ApartHead {
  readonly row: number;
  readonly rounds: readonly Round[];
}

/** A round alone: right of its own opponents it heads the results. */
const ROUND = /^(?:round|runde|ronda|ronde|rnd|rd|r)[ .]*(\d{1,2})$/i;

/** The parts that the texts of a heading row name. */
export const partsIn = (texts: readonly string[]): readonly (Part | null)[] =>
  texts.map((text, at) => {
    const [, number] = ROUND.exec(text) ?? [];
    const before = texts[at - 1] ?? "";
    const isOwn = number !== undefined && /\d+/.exec(before)?.[0] === number;
    return partOf(text) ?? (isOwn && partOf(before) === "opponent" ? "result" : null);
  });
