import { type Cell, cellOf } from "../../cell";
import { type Finding, finding } from "../../finding";
import { headingKey } from "../../heading-words";
import type { TokenRows } from "../../survey";
import type { Token } from "../../token";
import { namedOpponent } from "../../tokens/by-name";
import { tokenOf } from "../../tokens/index";
import { us } from "../../tokens/us";
import type { At } from "../../types";

/** A player as cells may name him. */
export interface Named {
  readonly no: number;
  readonly name: string;
}

/** The spellings of a name: whole, either way round, the family name, the given name. */
const spellingsOf = (name: string): ReadonlySet<string> => {
  const [last = "", first = ""] = name.includes(",")
    ? name.split(",")
    : [name.split(" ").at(-1), name.split(" ").slice(0, -1).join(" ")];
  const given = first.trim();
  const all = [
    name,
    `${last} ${given}`,
    `${given} ${last}`,
    last,
    given,
    `${given.slice(0, 1)} ${last}`,
    `${last} ${given.slice(0, 1)}`,
  ];
  return new Set(all.map(headingKey).filter((key) => key !== ""));
};

/** The players whom a name may mean: by a whole spelling, else by the beginning of one. */
const meant = (name: string, players: readonly (Named & { readonly spellings: ReadonlySet<string> })[]) => {
  const key = headingKey(name);
  const exact = players.filter(({ spellings }) => spellings.has(key));
  if (exact.length > 0 || key.length < 3) return exact;
  return players.filter(({ spellings }) => [...spellings].some((spelling) => spelling.startsWith(key)));
};

/** Cells such as `W Dee` and `L Smith`, which name the opponent: read where only one player can be meant. `settled` counts them. */
export const settleNames = (
  tokens: TokenRows,
  cells: readonly (readonly Cell[])[],
  players: readonly Named[],
  places: readonly (readonly At[])[],
): { readonly tokens: TokenRows; readonly settled: number; readonly findings: readonly Finding[] } => {
  const findings: Finding[] = [];
  let settled = 0;
  if (!tokens.some((row) => row.some(({ kind, text }) => kind === "unread" && namedOpponent(text) !== null)))
    return { tokens, settled, findings };
  const known = players.map((player) => ({ ...player, spellings: spellingsOf(player.name) }));
  const settle = (token: Token, i: number, r: number): Token => {
    const said = token.kind === "unread" ? namedOpponent(cells[i]?.[r]?.text ?? "") : null;
    if (said === null) return token;
    const [only, ...others] = meant(
      said.name,
      known.filter((_, j) => j !== i),
    );
    if (only !== undefined && others.length === 0) {
      settled++;
      return { ...tokenOf(cellOf(`${said.letter}${only.no}${said.color}`), us), text: token.text };
    }
    // `1-Jan`: no player is called so, and Excel made a date of `1-1`.
    if (only === undefined && token.kind === "unread" && token.why === "date") return token;
    const names = only === undefined ? [] : [only, ...others].map(({ name }) => name);
    const place = { at: places[i]?.[r] ?? null, player: players[i]?.no ?? null, round: r + 1 };
    findings.push(finding({ code: "name-unclear", text: token.text, name: said.name, names }, place));
    return { kind: "unread", text: token.text, why: "name" };
  };
  const read = tokens.map((row, i) => row.map((token, r) => settle(token, i, r)));
  return { tokens: read, settled, findings };
};
