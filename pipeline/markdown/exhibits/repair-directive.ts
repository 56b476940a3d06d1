import { EXHIBIT_KINDS } from './asked.ts';

const BROKEN = new RegExp(
  String.raw`^(?<colons>:{1,4})[ \t]*(?<name>${EXHIBIT_KINDS.join('|')})(?<rest>[ \t]*[[{(].*|[ \t]*)$`,
);
const WHOLE = /^::[a-z]+(?:\[[^[\]]*\])?(?:\{[^{}“”„]*\})?$/;

/**
 * A line that surely asks for a figure, as it should be typed, or undefined where that cannot be known: with two colons, no blanks, brackets
 * that are closed, and straight quotation marks. `undefined` for the whole where the line is sound, or none that asks for a figure.
 */
export function repairDirective(line: string): { readonly expected: string | undefined } | undefined {
  const { colons = '', name, rest = '' } = BROKEN.exec(line.trim())?.groups ?? {};
  if (name === undefined || (colons === ':' && rest === '') || WHOLE.test(line.trim())) return undefined;
  const behind = rest
    .trim()
    .replace(/^\(([^()]*)\)/, '[$1]')
    .replace(/^(\[[^\]{]*)$/, '$1]')
    .replace(/\{[^}]*$/, '$&}');
  const expected = `::${name}${behind.replace(/\] +\{/, ']{').replace(/\{[^{}]*\}$/, withStraightMarks)}`;
  return { expected: WHOLE.test(expected) ? expected : undefined };
}

function withStraightMarks(options: string): string {
  return options.replace(/[“”„]/g, '"');
}
