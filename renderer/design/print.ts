import { bandMargin } from './grid.ts';
import { family } from './type.ts';

/**
 * Texts of the running heads on paper. Addresses are printed in full: those that begin with `/` get `origin` before
 * them, and those with campaign parameters are printed without, as `booking`.
 */
interface RunningHeads {
  readonly name: string;
  readonly author: string;
  readonly origin: string;
  readonly address: string;
  readonly booking: string | undefined;
}

/**
 * Returns what the print style sheet, `public/print.css`, cannot know: texts of the site and page, and design measures.
 */
export function printedWords({ name, author, origin, address, booking }: RunningHeads): string {
  const boxes = { 'top-left': name, 'top-right': author, 'bottom-left': address };
  const contents = Object.entries(boxes).map(([box, text]) => `@${box}{content:${quote(text)}}`);
  const calendar = booking === undefined ? '' : `--call:${quote(booking)};`;
  const words = `${calendar}--origin:${quote(origin)};--face:${family.text};--band-margin:${bandMargin}`;
  return `@media print{@page{font:8pt ${family.text};${contents.join('')}}:root{${words}}}`;
}

/** Returns a text as a CSS string that cannot end its style element. */
function quote(text: string): string {
  const escaped = text.replaceAll(/["\\<\n]/g, (sign) => `\\${(sign.codePointAt(0) ?? 0).toString(16)} `);
  return `"${escaped}"`;
}
