import type { SheetBlock } from "./block";
import { cleanText } from "./clean";
import { sheetTitle } from "./compose";
import { explanationOf } from "./explanations";
import { rulesLine } from "./footer";
import type { Section, SheetInput } from "./input";
import { isUnseen, itemName, shownItems } from "./items";
import { nounsIn, nounsInAll } from "./nouns";
import { BLANK_ROW, lines, type Piece, stack } from "./piece";
import { sheetOf } from "./sheet";
import { STYLE } from "./style";
import { wrapped } from "./text";
import { TEXTS } from "./texts";

const WIDTH = 92;
/** Characters of the notice's 14 points that fit into the column. */
const LINE = 76;

const wrap = (text: string): string[] => wrapped(cleanText(text), LINE);

const itemLines = ({ standings }: Section): string[] =>
  shownItems(standings).flatMap(({ item, at }, i) => {
    const { footer } = explanationOf(standings, at, item);
    return [...wrap(TEXTS.noticeItem(i + 1, itemName(item), item.tieBreak.rule, footer)), ""];
  });

/** The sequence of one section; its title where there are several. */
const sequencePiece = (section: Section, several: boolean): Piece =>
  stack([
    ...(several ? [lines([cleanText(section.title)], STYLE.section)] : []),
    lines([TEXTS.noticeIntro(nounsIn(section)), ""], STYLE.notice),
    lines(itemLines(section), STYLE.notice),
    ...(section.standings.items.some(isUnseen) ? [lines([...wrap(TEXTS.noticePlay), ""], STYLE.notice)] : []),
    lines(wrap(rulesLine(section)), STYLE.notice),
    BLANK_ROW,
  ]);

/** One page to post before round 1: the tie-breaks in their order. @see US Chess 34E */
export const noticeSheet = (input: SheetInput): SheetBlock => {
  const several = input.sections.length > 1;
  const pieces = [
    lines([sheetTitle(input)], STYLE.title),
    lines([TEXTS.noticeTitle], STYLE.title),
    BLANK_ROW,
    ...input.sections.map((section) => sequencePiece(section, several)),
    lines([...wrap(TEXTS.cash(nounsInAll(input.sections))), ""], STYLE.notice),
    lines([TEXTS.noticePosted(TEXTS.date(input.ranked))], STYLE.subline),
  ];
  return sheetOf(stack(pieces), {
    kind: "notice",
    widths: [WIDTH],
    frozenRows: 0,
    paper: input.paper,
    footer: sheetTitle(input),
  });
};
