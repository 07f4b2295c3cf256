import { type Exact, exact, roundHalfUp } from "./points";
import { once } from "./tiebreaks/once";
import type { Player, PlayerNo } from "./tournament";

export { countWord, listed, ordinal } from "./explain-wording";

/** How numbers are written. */
export interface NumberStyle {
  /** Halves as `13½`, or as `13.5` for mail and print. */
  readonly halves: "signs" | "plain";
  /** The sign before decimals: where it is a comma, thousands are set apart by a space. */
  readonly decimal: "." | ",";
}

/** `13½`, `1,706.7`. */
export const WITH_SIGNS: NumberStyle = { halves: "signs", decimal: "." };

/** `13.5`, `1,706.7`. */
export const PLAIN: NumberStyle = { halves: "plain", decimal: "." };

const THOUSANDS: Readonly<Record<NumberStyle["decimal"], string>> = { ".": ",", ",": "\u00A0" };

const grouped = (whole: number, style: NumberStyle): string =>
  whole < 1000
    ? String(whole)
    : `${grouped(Math.floor(whole / 1000), style)}${THOUSANDS[style.decimal]}${String(whole % 1000).padStart(3, "0")}`;

/** A number with a fixed count of decimals, halves up: `1,706.7`. */
export const decimalText = (value: Exact, decimals: number, style: NumberStyle): string => {
  const scale = 10 ** decimals;
  const scaled = roundHalfUp(exact(Math.abs(value.num) * scale, value.den));
  const fraction = decimals === 0 ? "" : `${style.decimal}${String(scaled % scale).padStart(decimals, "0")}`;
  return `${value.num < 0 ? "−" : ""}${grouped(Math.floor(scaled / scale), style)}${fraction}`;
};

const signText = (halves: number, style: NumberStyle): string => {
  const whole = Math.floor(Math.abs(halves) / 2);
  const half = halves % 2 === 0 ? "" : "½";
  return `${halves < 0 ? "−" : ""}${whole === 0 && half !== "" ? "" : grouped(whole, style)}${half}`;
};

const isMultipleOf = ({ num, den }: Exact, part: number): boolean => (num * part) % den === 0;

/** A value as short as it can be written: `13½`, `9.75`, `1,706.67`. */
export const numberText = (value: Exact, style: NumberStyle): string => {
  if (isMultipleOf(value, 1)) return decimalText(value, 0, style);
  if (isMultipleOf(value, 2))
    return style.halves === "signs"
      ? signText((2 * value.num) / value.den, style)
      : decimalText(value, 1, style);
  return decimalText(value, 2, style);
};

const MOST_DECIMALS = 4;

/** Averages as whole numbers, with as many decimals as it takes to tell two of them apart. */
export const averageTexts = (
  values: readonly Exact[],
  style: NumberStyle,
): { texts: string[]; decimals: number } => {
  for (let decimals = 0; ; decimals++) {
    const texts = values.map((value) => decimalText(value, decimals, style));
    const apart = new Set(texts).size === new Set(values.map(({ num, den }) => num / den)).size;
    if (apart || decimals === MOST_DECIMALS) return { texts, decimals };
  }
};

export const upperFirst = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

/** The name before the first comma and what follows it. */
const parts = (name: string): readonly [string, string] => {
  const comma = name.indexOf(",");
  return comma < 0 ? [name.trim(), ""] : [name.slice(0, comma).trim(), name.slice(comma + 1).trim()];
};

/** First name first, as in a sentence: `Priya Nair`. */
export const spokenName = (name: string): string => {
  const [family, first] = parts(name);
  return first === "" ? family : `${first} ${family}`;
};

/** `Nair, Priya` and `Priya Nair` are both Nair. */
export const familyName = (name: string): string => {
  const [family, first] = parts(name);
  return first === "" ? (family.split(/\s/).at(-1) ?? family) : family;
};

type Named = Pick<Player, "name" | "isTeam">;

/** A competitor as in a sentence: a player's first name first, a team's name as it is. */
export const nameOf = ({ name, isTeam }: Named): string => (isTeam === true ? name.trim() : spokenName(name));

const shortName = ({ name, isTeam }: Named): string => (isTeam === true ? name.trim() : familyName(name));

/** The family name of each player, with the first name where several share it; the name of each team. */
export const shortNames = once((players: readonly Player[]): ReadonlyMap<PlayerNo, string> => {
  const bearers = new Map<string, number>();
  const key = (player: Player) => shortName(player).toLowerCase();
  for (const player of players) bearers.set(key(player), (bearers.get(key(player)) ?? 0) + 1);
  return new Map(
    players.map((player) => [
      player.no,
      (bearers.get(key(player)) ?? 0) > 1 ? nameOf(player) : shortName(player),
    ]),
  );
});
