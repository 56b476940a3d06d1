import type { Look } from './look.ts';

/** The width of a line that no mark names, in units of the sheet: that of all that is drawn in ink. */
export const USUAL_PEN = 3;
/** Narrower lines are hatching. */
const FINE = 2.4;
/** Where a drawing is shown so narrow, in a list or on a phone, its lines would fade: the pen is heavier there. */
const SMALL = '(max-width:30em)';
/** Lines of these looks lie over others and leave an edge of them: they stay as wide as they are. */
const COVERS = /^(?:tint|paper)\b/;

/** The name of the class that gives a mark its width; undefined where it has the usual one, or keeps its own in every size. */
export function penOf(look: Look, width: number): string | undefined {
  const isUsual = width === USUAL_PEN || look.startsWith('on-');
  return isUsual || COVERS.test(look) ? undefined : `w${String(width).replace('.', '-')}`;
}

/** The rules of the pens of a drawing: as wide as its marks ask for, and wider where it is small. */
export function penRules(marks: readonly { readonly look: Look; readonly width: number }[]): string {
  const widths = new Map(marks.flatMap(({ look, width }) => (penOf(look, width) ? [[penOf(look, width), width]] : [])));
  const rules = (widthOf: (width: number) => number): string =>
    [...widths].map(([name, width]) => `.${name}{stroke-width:${widthOf(Number(width))}}`).join('');
  return `${rules((width) => width)}@media ${SMALL}{g{stroke-width:${heavier(USUAL_PEN)}}${rules(heavier)}}`;
}

/** The lines of a hatching stay apart; all others gain alike. */
function heavier(width: number): number {
  return Math.round((width < FINE ? width * 1.4 : width + 2.7) * 10) / 10;
}
