import {
  explainScoreGroup,
  explainValue,
  type Explanation,
  inPoints,
  numberText,
  type PlayerNo,
  type Standing,
  type Standings,
  WITH_SIGNS,
} from "../engine/index";
import type { SheetBlock } from "./block";
import { cleanText } from "./clean";
import { placeOf } from "./columns";
import { footerPiece, sheetTitle } from "./compose";
import { highest, lowest } from "./explanation-texts";
import { standingsState } from "./heading";
import type { Section, SheetInput } from "./input";
import { itemName, shownItems } from "./items";
import { BLANK_ROW, lines, type Piece, stack } from "./piece";
import { sheetOf } from "./sheet";
import { STYLE } from "./style";
import { TEXTS } from "./texts";
import { workingTable, workingWidths } from "./working-table";

const T = TEXTS.working;

/** The working of every column of one player. */
const explained = (standings: Standings, row: Standing): Explanation[] =>
  shownItems(standings).flatMap(({ at }) => explainValue(standings, row, at) ?? []);

/** What a reader must know before he adds up: how many scores the player's own score drops. */
const cutText = ({ item, working: { fact } }: Explanation, rounds: number): string[] => {
  if (fact?.kind !== "sign") return [];
  const dropped = T.ends[fact.sign](lowest(fact.drops), highest(fact.drops));
  return [T.cut(fact.sign, rounds, itemName(item), dropped)];
};

const titleOf = ({ tournament }: Standings, row: Standing, explanations: readonly Explanation[]): string => {
  const { score, player } = row.entry;
  const points = T.points(numberText(inPoints(score), WITH_SIGNS), score === 2 || score === 1);
  const cuts = explanations.flatMap((one) => cutText(one, tournament.rounds));
  return [T.player(placeOf(row), cleanText(player.name)), points, ...new Set(cuts)].join(" · ");
};

/** One player: the title, the table, a blank row; kept together on a page. */
const playerPiece = (standings: Standings, row: Standing): Piece => {
  const explanations = explained(standings, row);
  return {
    ...stack([
      lines([titleOf(standings, row, explanations)], STYLE.bold),
      workingTable(row.entry, explanations),
      BLANK_ROW,
    ]),
    starts: [0],
  };
};

/** Lines of one score, one below the other. */
const scoreGroups = ({ rows }: Standings): Standing[][] => {
  const groups: Standing[][] = [];
  for (const row of rows) {
    const last = groups.at(-1);
    if (last?.[0]?.entry.score === row.entry.score) last.push(row);
    else groups.push([row]);
  }
  return groups;
};

/** A piece with the player whom it is about. */
interface Part {
  readonly piece: Piece;
  readonly no: PlayerNo | null;
}

const groupParts = (standings: Standings, group: readonly Standing[]): Part[] => {
  const text = explainScoreGroup(standings, group);
  const heading = text === "" ? [] : [{ piece: lines([cleanText(text), ""], STYLE.note), no: null }];
  return [
    ...heading,
    ...group.map((row) => ({ piece: playerPiece(standings, row), no: row.entry.player.no })),
  ];
};

/** The groups of one score; all of them where no score is asked for, or nobody has it. */
const groupsWith = (sections: readonly Section[], score: number | null) => {
  const all = sections.map((section) => ({ section, groups: scoreGroups(section.standings) }));
  const isAsked = ([first]: readonly Standing[]): boolean => first?.entry.score === score;
  return all.some(({ groups }) => groups.some(isAsked))
    ? all.map(({ section, groups }) => ({ section, groups: groups.filter(isAsked) }))
    : all;
};

const sectionParts = (
  { title, standings }: Section,
  groups: readonly Standing[][],
  several: boolean,
): Part[] => [
  ...(several ? [{ piece: lines([cleanText(title)], STYLE.section), no: null }] : []),
  ...groups.flatMap((group) => groupParts(standings, group)),
];

/** The Working sheet, and the row on which each player's working begins. */
export interface WorkingSheet {
  readonly block: SheetBlock;
  readonly rows: ReadonlyMap<Section, ReadonlyMap<PlayerNo, number>>;
}

/**
 * How every number of the standings was added up, a block a player in place order.
 *
 * `score`, in half-points: only the players who have made it.
 */
export const workingSheet = (input: SheetInput, score: number | null = null): WorkingSheet => {
  const several = input.sections.length > 1;
  const widths = workingWidths(input.sections);
  const subline = input.sections.map((section) =>
    standingsState(section, section.standings.rows.length).join(" · "),
  );
  const head = stack([
    lines([sheetTitle(input)], STYLE.title),
    lines([...new Set(subline)], STYLE.subline),
    footerPiece([T.key], widths),
    BLANK_ROW,
  ]);
  let top = head.rows.length;
  const pieces: Piece[] = [head];
  const rows = new Map<Section, Map<PlayerNo, number>>();
  for (const { section, groups } of groupsWith(input.sections, score)) {
    const own = new Map<PlayerNo, number>();
    rows.set(section, own);
    for (const { piece, no } of sectionParts(section, groups, several)) {
      if (no !== null) own.set(no, top);
      pieces.push(piece);
      top += piece.rows.length;
    }
  }
  const block = sheetOf(stack(pieces), {
    kind: "working",
    widths,
    frozenRows: 0,
    paper: input.paper,
    footer: sheetTitle(input),
  });
  return { block, rows };
};
