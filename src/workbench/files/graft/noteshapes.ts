import type { Note } from "../../model";

/*
 * The boxes of notes are drawn in VML, which Excel still asks for.
 *
 * @see ECMA-376 part 4, 19 (VML) and 19.4.2.12 (ClientData)
 */

const SHAPE = /<v:shape\b(?:(?!<\/v:shape>)[^])*<\/v:shape>/g;

const isNote = (shape: string): boolean => /ObjectType\s*=\s*["']Note["']/.test(shape);

/** The shapes of a drawing that are no boxes of notes, such as buttons. */
export const shapesOtherThanNotes = (vml: string): readonly string[] =>
  (vml.match(SHAPE) ?? []).filter((shape) => !isNote(shape));

/** Numbers of shapes are given out in blocks of so many; each block in use is listed. */
const BLOCK = 1024;

const newDrawing = (notes: readonly Note[]): string => {
  const blocks = Array.from({ length: Math.ceil((notes.length + 1) / BLOCK) }, (_, n) => n + 1);
  return (
    '<xml xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office" ' +
    'xmlns:x="urn:schemas-microsoft-com:office:excel"><o:shapelayout v:ext="edit">' +
    `<o:idmap v:ext="edit" data="${blocks.join()}"/></o:shapelayout></xml>`
  );
};

const BOX_TYPE =
  '<v:shapetype id="_x0000_t202" coordsize="21600,21600" o:spt="202" path="m,l,21600r21600,l21600,xe">' +
  '<v:stroke joinstyle="miter"/><v:path gradientshapeok="t" o:connecttype="rect"/></v:shapetype>';

/** Beside its cell, two columns wide and higher for more lines; the anchor is left, top, right, bottom, each with its offset. */
const boxOf = ({ row, column, text }: Note, number: number): string => {
  const lines = text.split("\n").reduce((count, line) => count + 1 + Math.floor(line.length / 24), 0);
  const top = Math.max(0, row - 1);
  const anchor = [column + 1, 15, top, 10, column + 3, 31, top + Math.max(4, lines + 1), 9];
  return (
    `<v:shape id="_x0000_s${number}" type="#_x0000_t202" style="position:absolute;visibility:hidden" ` +
    'fillcolor="#ffffe1" o:insetmode="auto"><v:fill color2="#ffffe1"/>' +
    '<v:shadow on="t" color="black" obscured="t"/><v:path o:connecttype="none"/>' +
    '<v:textbox style="mso-direction-alt:auto"><div style="text-align:left"></div></v:textbox>' +
    '<x:ClientData ObjectType="Note"><x:MoveWithCells/><x:SizeWithCells/>' +
    `<x:Anchor>${anchor.join(", ")}</x:Anchor><x:AutoFill>False</x:AutoFill>` +
    `<x:Row>${row}</x:Row><x:Column>${column}</x:Column></x:ClientData></v:shape>`
  );
};

const placeIn = (shape: string): string =>
  [/<x:Row>\s*(\d+)\s*</, /<x:Column>\s*(\d+)\s*</].map((of) => of.exec(shape)?.[1] ?? "").join(" ");

/** Whether more can be written into a drawing: it has an end, and the names that are used. */
const isWritable = (vml: string): boolean =>
  /<\/xml>\s*$/.test(vml) && /xmlns:v=.*xmlns:x=|xmlns:x=.*xmlns:v=/s.test(vml);

/** A drawing with a box for each of the notes; the box of a note that has stayed on its cell is as it was, and so is all else. */
export const drawingWith = (before: string, notes: readonly Note[]): string => {
  const base = isWritable(before) ? before : newDrawing(notes);
  const kept = new Map((base.match(SHAPE) ?? []).filter(isNote).map((shape) => [placeIn(shape), shape]));
  const numbers = [...base.matchAll(/_x0000_s(\d+)/g)].map(([, number]) => Number(number));
  const first = Math.max(BLOCK, ...numbers) + 1;
  const boxes = notes.map((note, n) => kept.get(`${note.row} ${note.column}`) ?? boxOf(note, first + n));
  const type = base.includes('id="_x0000_t202"') ? "" : BOX_TYPE;
  const others = base.replace(SHAPE, (shape) => (isNote(shape) ? "" : shape));
  return others.replace(/<\/xml>\s*$/, () => `${type}${boxes.join("")}</xml>`);
};
