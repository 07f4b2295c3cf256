import type { AlignmentStyle, BorderSide, BorderStyle, CellStyle, FillStyle, FontStyle } from "hucre";

import {
  type BorderFormat,
  type Cell,
  type CellFormat,
  type FillFormat,
  type FontFormat,
  GENERAL,
} from "../../model";
import { present } from "../present";
import { BORDER_LINES, HORIZONTAL, ROTATION, UNDERLINE, VERTICAL } from "../styles";

const rgb = (color: string): { rgb: string } => ({ rgb: color.replace(/^#/, "").toUpperCase() });

const isUnderline = (text: string | undefined): text is "single" | "double" => text !== undefined;

/** A font in full: one that names no typeface would be shown in another than its neighbors. */
const fontOf = (font: FontFormat, base: FontStyle): FontStyle => {
  const underline = UNDERLINE.file(font.underline);
  const isBase = font.name === undefined || font.name === base.name;
  return {
    ...(isBase ? base : present<FontStyle>({ size: base.size, color: base.color })),
    ...present<FontStyle>({
      name: font.name,
      size: font.size,
      bold: font.bold,
      italic: font.italic,
      underline: isUnderline(underline) ? underline : undefined,
      strikethrough: font.strikethrough,
      color: font.color === undefined || font.color === "" ? undefined : rgb(font.color),
    }),
  };
};

const sideOf = (line: BorderFormat | undefined): BorderSide | undefined => {
  const style = BORDER_LINES.find(([, { style, weight }]) => style === line?.style && weight === line.weight);
  const sameStyle = BORDER_LINES.find(([, { style }]) => style === line?.style);
  const found = style ?? sameStyle;
  return line && found && { style: found[0], color: rgb(line.color) };
};

const borderOf = (borders: NonNullable<CellFormat["borders"]>): BorderStyle | undefined => {
  const down = sideOf(borders.DiagonalDown);
  const up = sideOf(borders.DiagonalUp);
  return present<BorderStyle>({
    top: sideOf(borders.EdgeTop),
    bottom: sideOf(borders.EdgeBottom),
    left: sideOf(borders.EdgeLeft),
    right: sideOf(borders.EdgeRight),
    diagonal: down ?? up,
    diagonalDown: down && true,
    diagonalUp: up && true,
  });
};

const alignmentOf = (format: CellFormat): AlignmentStyle | undefined =>
  present<AlignmentStyle>({
    horizontal: HORIZONTAL.file(format.horizontalAlignment),
    vertical: VERTICAL.file(format.verticalAlignment),
    wrapText: format.wrapText,
    shrinkToFit: format.shrinkToFit,
    indent: format.indentLevel,
    textRotation: format.textOrientation === undefined ? undefined : ROTATION.file(format.textOrientation),
  });

const solid = ({ color }: FillFormat): FillStyle | undefined =>
  color === undefined || color === ""
    ? undefined
    : { type: "pattern", pattern: "solid", fgColor: rgb(color) };

/** In a conditional format the color of a plain fill stands as the pattern's background. */
const conditionalFill = ({ color }: FillFormat): FillStyle | undefined =>
  color === undefined || color === ""
    ? undefined
    : { type: "pattern", pattern: "solid", bgColor: rgb(color) };

/** A format as the library writes it; undefined where it says nothing beyond the defaults. */
export const styleOf = (
  { format, numberFormat }: Pick<Cell, "format" | "numberFormat">,
  base: FontStyle,
): CellStyle | undefined =>
  present<CellStyle>({
    font: format.font && fontOf(format.font, base),
    fill: format.fill && solid(format.fill),
    border: format.borders && borderOf(format.borders),
    alignment: alignmentOf(format),
    numFmt: numberFormat === GENERAL ? undefined : numberFormat,
    protection: present({ locked: format.locked, hidden: format.formulaHidden }),
  });

/** The format that a conditional format gives: it changes only what it names. */
export const conditionalStyleOf = (format: CellFormat): CellStyle =>
  present<CellStyle>({
    font: format.font && fontOf(format.font, {}),
    fill: format.fill && conditionalFill(format.fill),
    border: format.borders && borderOf(format.borders),
  }) ?? {};
