import type { Look } from './look.ts';

/** The default line width, in units of the sheet: that of everything drawn in ink. */
export const USUAL_PEN = 3;
/** Narrower lines are hatching. */
const FINE = 2.4;
/** A drawing shown this narrow, in a list or on a phone, gets a heavier pen, or its lines would fade. */
const SMALL = '(max-width:30em)';
/** Lines of these looks cover all but the edge of other lines, so their width never changes. */
const COVERS = /^(?:tint|paper)\b/;

/** The class that sets a mark's line width; undefined if that is the default, or the same in every size. */
export function penOf(look: Look, width: number): string | undefined {
  const isUsual = width === USUAL_PEN || look.startsWith('on-');
  return isUsual || COVERS.test(look) ? undefined : `w${String(width).replace('.', '-')}`;
}

/** The CSS rules for the pens of a drawing: line widths as its marks ask for, heavier where it is shown small. */
export function penRules(marks: readonly { readonly look: Look; readonly width: number }[]): string {
  const widths = new Map(marks.flatMap(({ look, width }) => (penOf(look, width) ? [[penOf(look, width), width]] : [])));
  const rules = (widthOf: (width: number) => number): string =>
    [...widths].map(([name, width]) => `.${name}{stroke-width:${widthOf(Number(width))}}`).join('');
  return `${rules((width) => width)}@media ${SMALL}{g{stroke-width:${heavier(USUAL_PEN)}}${rules(heavier)}}`;
}

/** Lines of a hatching stay apart; all others gain the same width. */
function heavier(width: number): number {
  return Math.round((width < FINE ? width * 1.4 : width + 2.7) * 10) / 10;
}
