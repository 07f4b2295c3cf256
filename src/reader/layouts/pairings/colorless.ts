import { headingKey } from "../../heading-words";
import { type Column, isRole } from "./sides";

/** Words over a first and a second player, in the spelling of `headingKey`. */
const FIRST_AND_SECOND = [
  ["player1", "player2"],
  ["playera", "playerb"],
  ["firstplayer", "secondplayer"],
  ["name1", "name2"],
  ["home", "away"],
  ["player", "opponent"],
  ["playername", "opponentname"],
  ["name", "opponent"],
  ["player", "player"],
  ["name", "name"],
  ["spieler1", "spieler2"],
  ["spieler", "spieler"],
  ["heim", "gast"],
  ["spieler", "gegner"],
  ["name", "gegner"],
  ["jugador1", "jugador2"],
  ["jugador", "jugador"],
  ["local", "visitante"],
  ["jugador", "rival"],
  ["jugador", "oponente"],
  ["joueur1", "joueur2"],
  ["joueur", "joueur"],
  ["joueur", "adversaire"],
] as const;

/** The two columns under such words; null: there are none, or more than two. */
const sidesIn = (columns: readonly Column[]): readonly [Column, Column] | null => {
  for (const words of FIRST_AND_SECOND) {
    const found = columns.filter(({ text }) => words.some((word) => word === headingKey(text)));
    const [first, second, ...more] = found;
    if (first === undefined || second === undefined || more.length > 0) continue;
    if (headingKey(first.text) === words[0] && headingKey(second.text) === words[1]) return [first, second];
  }
  return null;
};

/** The columns with those of a first and a second player for White and Black, where no word says these. */
export const withSides = (columns: readonly Column[]): readonly Column[] => {
  if (columns.some(isRole("white")) || columns.some(isRole("black"))) return columns;
  const sides = sidesIn(columns);
  if (sides === null) return columns;
  const as = (role: "white" | "black") => ({ colorless: true, pairing: { role, rest: "" } }) as const;
  const [first, second] = sides;
  return columns.map((column) => {
    if (column !== first && column !== second) return column;
    return { ...column, ...as(column === first ? "white" : "black") };
  });
};
