/** Returns an upper bound, in em, for the width of the widest of some lines in the type of controls, plus a gap. */
export function textWidth(lines: readonly string[]): number {
  return Math.max(...lines.map(widthOf));
}

function widthOf(line: string): number {
  return [...line].reduce((sum, sign) => sum + (THIN.test(sign) ? 0.36 : USUAL.test(sign) ? 0.64 : 1.1), GAP);
}

const GAP = 0.5;
const THIN = /[ .,:'ijlt]/;
const USUAL = /[a-z\d]/;
