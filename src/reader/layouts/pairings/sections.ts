import { type Finding, finding } from "../../finding";
import { cellAt, placeOf, type Sheet } from "../../sheet";
import { isBoardNumber } from "./notes";
import type { Pairing } from "./rounds";
import { byName, seatAt } from "./seats";
import { type Block, blocksOf, type Title } from "./section-titles";

/** The pairings of one tournament; `name`: null where there is only one. */
export interface Section {
  readonly name: string | null;
  readonly pairings: readonly Pairing[];
}

/** The tournaments that the lists of a sheet are of. */
export interface Sections {
  readonly sections: readonly Section[];
  readonly findings: readonly Finding[];
}

/** Blocks under one title, and their players. */
interface Group {
  readonly title: Title | null;
  readonly blocks: readonly Block[];
  /** The name of each player by its key. */
  readonly players: ReadonlyMap<string, string>;
}

const playersIn = (sheet: Sheet, blocks: readonly Block[]): ReadonlyMap<string, string> =>
  new Map(
    blocks
      .flatMap(({ pairings }) => pairings)
      .flatMap((pairing) =>
        [pairing.head.white, pairing.head.black].flatMap((side) => {
          const seat = seatAt(sheet, pairing, side);
          return seat === null ? [] : [[byName(seat), seat.named.name] as const];
        }),
      ),
  );

const sharedBy = (a: Group, b: Group): string | null =>
  [...a.players].find(([key]) => b.players.has(key))?.[1] ?? null;

const shareRound = (a: Group, b: Group): boolean =>
  a.blocks.some(({ round }) => b.blocks.some((each) => each.round === round));

const groupsOf = (sheet: Sheet, blocks: readonly Block[]): readonly Group[] => {
  const byKey = new Map<string, Block[]>();
  for (const block of blocks) {
    const key = block.title?.key ?? "";
    byKey.set(key, [...(byKey.get(key) ?? []), block]);
  }
  return [...byKey.values()].map((own) => ({
    ...{ title: own[0]?.title ?? null, blocks: own },
    players: playersIn(sheet, own),
  }));
};

const SECTIONS = /^(?:sect|div|tourn|turnier)/i;

/** Whether a title can be but that of a section: it names the round with it, or stands under such a heading. */
const isSure = (sheet: Sheet, { title, blocks: [block] }: Group): boolean => {
  const head = block?.pairings[0]?.head;
  if (title?.by !== "column" || head === undefined) return title?.by === "round";
  return SECTIONS.test(cellAt(sheet, head.row, head.section ?? -1).text);
};

/** The lowest number of a board; null: boards have none. */
const firstBoard = (sheet: Sheet, blocks: readonly Block[]): number | null => {
  const numbers = blocks
    .flatMap(({ pairings }) => pairings)
    .flatMap(({ row, head }) => {
      const { text } = cellAt(sheet, row, head.board ?? -1);
      return isBoardNumber(text) ? [Number(/\d+/.exec(text)?.[0])] : [];
    });
  return numbers.length === 0 ? null : Math.min(...numbers);
};

const beginsAgain = (sheet: Sheet, before: readonly Block[], blocks: readonly Block[]): boolean => {
  const [first, again] = [firstBoard(sheet, before), firstBoard(sheet, blocks)];
  return first !== null && again !== null && again <= first;
};

const unclear = (sheet: Sheet, { title, blocks }: Group, shared: string | null): Finding => {
  const head = blocks[0]?.pairings[0]?.head;
  const at = title?.at ?? placeOf(sheet, head?.row ?? 0, head?.white.name ?? 0);
  return finding({ code: "sections-unclear", text: title?.name ?? "", shared }, { at });
};

/** The first pair of groups of which the later is this one. */
const pairOf = (
  groups: readonly Group[],
  is: (before: Group, group: Group) => boolean,
): readonly [Group, Group] | null => {
  for (const [at, group] of groups.entries()) {
    const before = groups.slice(0, at).find((each) => is(each, group));
    if (before !== undefined) return [before, group];
  }
  return null;
};

/** Lists without a title of their own that cannot be rounds of one tournament. */
const untitled = (sheet: Sheet, blocks: readonly Block[]): readonly Finding[] => {
  const groups = blocks.map((block): Group => ({
    ...{ title: null, blocks: [block] },
    players: playersIn(sheet, [block]),
  }));
  const isApart = (a: Group, b: Group): boolean => sharedBy(a, b) === null;
  const again = pairOf(
    groups,
    (a, b) => shareRound(a, b) && isApart(a, b) && beginsAgain(sheet, a.blocks, b.blocks),
  );
  const areAllApart =
    groups.length > 1 && pairOf(groups, (a, b) => !isApart(a, b) || shareRound(a, b)) === null;
  const found = again?.[1] ?? (areAllApart ? groups[1] : undefined);
  return found === undefined ? [] : [unclear(sheet, found, null)];
};

/**
 * The sections that pairings are of: lists of the same rounds under several titles, which share no player.
 *
 * Where titles and players do not tell the same, all is read as one tournament, and a finding says so.
 */
export const sectionsOf = (sheet: Sheet, pairings: readonly Pairing[]): Sections => {
  const one = (findings: readonly Finding[]): Sections => ({
    sections: [{ name: null, pairings }],
    findings,
  });
  const blocks = blocksOf(sheet, pairings);
  const groups = groupsOf(sheet, blocks);
  if (pairOf(groups, shareRound) === null) return one(untitled(sheet, blocks));
  const mixed = pairOf(groups, (a, b) => sharedBy(a, b) !== null);
  if (mixed !== null) {
    const [before, group] = mixed;
    const areSure = isSure(sheet, before) && isSure(sheet, group) && shareRound(before, group);
    return one(areSure ? [unclear(sheet, group, sharedBy(before, group))] : []);
  }
  const [first, ...others] = groups;
  const doubtful = others.find(
    (group) => !isSure(sheet, group) && !beginsAgain(sheet, first?.blocks ?? [], group.blocks),
  );
  if (doubtful !== undefined) return one([unclear(sheet, doubtful, null)]);
  return {
    sections: groups.map(({ title, blocks: own }) => ({
      name: title?.name ?? "",
      pairings: own.flatMap((block) => block.pairings),
    })),
    findings: [],
  };
};
