import type { PlayerNo } from "../engine/index";
import type { Finding } from "./finding";
import type { RawRow } from "./layout";
import type { At } from "./types";

const keyOf = ({ row, column }: At): string => `${row}:${column}`;

/** The row of the table that each cell belongs to; cells of several rows belong to none. */
const ownersOf = (rows: readonly RawRow[]): ReadonlyMap<string, number> => {
  const owners = new Map<string, number>();
  const shared = new Set<string>();
  rows.forEach(({ at, cells }, i) => {
    for (const place of [at, ...cells]) {
      const key = place === null ? "" : keyOf(place);
      if ((owners.get(key) ?? i) !== i) shared.add(key);
      owners.set(key, i);
    }
  });
  for (const key of ["", ...shared]) owners.delete(key);
  return owners;
};

const withNumber = (finding: Finding, player: PlayerNo): Finding =>
  "who" in finding ? { ...finding, player, who: { ...finding.who, no: player } } : { ...finding, player };

/** Findings of a layout, made before players had their numbers, with the numbers that were decided since. */
export const withOwners = (
  findings: readonly Finding[],
  rows: readonly RawRow[],
  nos: readonly PlayerNo[],
): readonly Finding[] => {
  if (findings.every(({ player }) => player === null)) return findings;
  const owners = ownersOf(rows);
  return findings.map((finding) => {
    const no = finding.at === null ? undefined : nos[owners.get(keyOf(finding.at)) ?? -1];
    return finding.player === null || no === undefined ? finding : withNumber(finding, no);
  });
};
