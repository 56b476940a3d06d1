/** How wide the widest of some lines is at most in the type of controls, with a gap behind it, in em. */
export function textWidth(lines: readonly string[]): number {
  return Math.max(...lines.map(widthOf));
}

function widthOf(line: string): number {
  return [...line].reduce((sum, sign) => sum + (THIN.test(sign) ? 0.36 : USUAL.test(sign) ? 0.64 : 1.1), GAP);
}

const GAP = 0.5;
const THIN = /[ .,:'ijlt]/;
const USUAL = /[a-z\d]/;
