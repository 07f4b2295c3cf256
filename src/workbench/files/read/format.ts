import type { BorderSide, BorderStyle, CellStyle, FillStyle, FontStyle } from "hucre";

import {
  type BorderFormat,
  type CellFormat,
  type FillFormat,
  type FontFormat,
  NO_FORMAT,
  type Side,
} from "../../model";
import { present } from "../present";
import { BORDER_LINES, HORIZONTAL, ROTATION, UNDERLINE, VERTICAL } from "../styles";
import type { ColorReader } from "./colors";

/** What formats are read against: the workbook's theme and its default font. */
export interface FormatContext {
  readonly color: ColorReader;
  readonly base: FontStyle;
}

const yes = (value: boolean | undefined): true | undefined => value === true || undefined;

const differing = <T>(value: T, usual: T): T | undefined => (value === usual ? undefined : value);

const underlineOf = (underline: FontStyle["underline"]): string | undefined =>
  UNDERLINE.api(underline === true ? "single" : underline === false ? undefined : underline);

const fontOf = (font: FontStyle, { base, color }: FormatContext): FontFormat | undefined =>
  present<FontFormat>({
    bold: yes(font.bold),
    italic: yes(font.italic),
    underline: underlineOf(font.underline),
    strikethrough: yes(font.strikethrough),
    color: differing(color(font.color), color(base.color)),
    size: differing(font.size, base.size),
    name: differing(font.name, base.name),
  });

/** A gradient counts as its first color, a pattern as the color in front. */
const fillOf = (fill: FillStyle, { color }: FormatContext): FillFormat | undefined =>
  present<FillFormat>({
    color: color(fill.type === "gradient" ? fill.stops[0]?.color : (fill.fgColor ?? fill.bgColor)),
  });

/** In a conditional format the color of a plain fill stands as the pattern's background. */
const conditionalFillOf = (fill: FillStyle, { color }: FormatContext): FillFormat | undefined =>
  present<FillFormat>({
    color: color(fill.type === "gradient" ? fill.stops[0]?.color : (fill.bgColor ?? fill.fgColor)),
  });

const LINES = new Map(BORDER_LINES);

const lineOf = (side: BorderSide | undefined, { color }: FormatContext): BorderFormat | undefined => {
  const line = side && LINES.get(side.style);
  return line && { ...line, color: color(side.color) ?? "#000000" };
};

const bordersOf = (border: BorderStyle, context: FormatContext): CellFormat["borders"] =>
  present<Partial<Record<Side, BorderFormat>>>({
    EdgeTop: lineOf(border.top, context),
    EdgeBottom: lineOf(border.bottom, context),
    EdgeLeft: lineOf(border.left, context),
    EdgeRight: lineOf(border.right, context),
    DiagonalDown: border.diagonalDown === true ? lineOf(border.diagonal, context) : undefined,
    DiagonalUp: border.diagonalUp === true ? lineOf(border.diagonal, context) : undefined,
  });

const rotationOf = (rotation: number | undefined): number | undefined =>
  rotation === undefined || rotation === 0 ? undefined : ROTATION.api(rotation);

const formatWith = (style: CellStyle, fill: FillFormat | undefined, context: FormatContext): CellFormat =>
  present<CellFormat>({
    fill,
    font: style.font && fontOf(style.font, context),
    borders: style.border && bordersOf(style.border, context),
    horizontalAlignment: HORIZONTAL.api(style.alignment?.horizontal),
    verticalAlignment: differing(VERTICAL.api(style.alignment?.vertical), "Bottom"),
    wrapText: yes(style.alignment?.wrapText),
    shrinkToFit: yes(style.alignment?.shrinkToFit),
    indentLevel: differing(style.alignment?.indent, 0),
    textOrientation: rotationOf(style.alignment?.textRotation),
    locked: differing(style.protection?.locked, true),
    formulaHidden: yes(style.protection?.hidden),
  }) ?? NO_FORMAT;

/** A cell's format; the number format is not part of it. */
export const formatOf = (style: CellStyle, context: FormatContext): CellFormat =>
  formatWith(style, style.fill && fillOf(style.fill, context), context);

/** The format that a conditional format gives. */
export const conditionalFormatOf = (style: CellStyle, context: FormatContext): CellFormat =>
  formatWith(style, style.fill && conditionalFillOf(style.fill, { ...context }), context);
