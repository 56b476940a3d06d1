import { isField, isKnown } from './missing-colon.ts';
import { quoteText } from './quote-text.ts';
import type { Broken, Suggestion } from './suggestion.ts';
import { beforeValue, contentColumn, indentOf, isIdle, isRest, readLine } from './yaml-line.ts';

/** A text that begins behind a name or a hyphen and goes on below. */
export interface WholeText {
  readonly index: number;
  /** The last of its lines. */
  readonly last: number;
  /** All of it on one line, as it was typed. */
  readonly text: string;
  /** Whether each further line is indented as YAML asks for. */
  readonly isIndented: boolean;
}

/** The text that begins in a line, with the lines below that are no field and no entry; undefined where there are none. */
export function wholeTextAt(broken: Broken, index: number): WholeText | undefined {
  const { lines } = broken;
  const begin = readLine(lines[index] ?? '');
  const column = contentColumn(begin);
  if (begin.value === '' || (begin.key === undefined && begin.dashes === '') || /^[|>[{]/.test(begin.value)) return;
  let last = index;
  while (last + 1 < lines.length && goesOn(broken, last + 1, column)) last++;
  if (last === index) return undefined;
  const rest = lines.slice(index + 1, last + 1);
  return {
    index,
    last,
    text: [begin.value, ...rest.map((line) => line.trim())].join(' '),
    isIndented: rest.every((line) => indentOf(line) > column),
  };
}

/** Whether a line belongs to the text above it, whose content begins in `column`. */
function goesOn(broken: Broken, index: number, column: number): boolean {
  const typed = broken.lines[index];
  const names = broken.namesAt(index);
  const { key, dashes, indent } = readLine(typed ?? '');
  if (isIdle(typed) || dashes !== '' || isField(broken, index) || isKnown(key, names)) return false;
  if (indent.length > column) return true;
  if (key === undefined) return isRest(typed);
  // A name of several words that no field here has is a piece of a text.
  return key.includes(' ') && names !== undefined;
}

/** Such a text on one line, as `text`, in quotes: its place and its fix, the line to write, and how many lines below it go away. */
export function quotedOnOneLine(
  { lines }: Broken,
  { index, last }: WholeText,
  text: string,
): Pick<Suggestion, 'line' | 'column' | 'fix' | 'edits'> & { readonly write: string; readonly further: string } {
  const before = beforeValue(readLine(lines[index] ?? ''));
  const written = before + quoteText(text);
  const rest = lines.slice(index + 1, last + 1);
  const actual = [lines[index] ?? '', ...rest].join('\n').trimEnd().slice(before.length);
  // Fields whose name above is missing look like such a text, too: a person has to look at them.
  const hasFields = rest.some((line) => /^\s*[a-z]\w*:\s/.test(line));
  return {
    line: index,
    column: before.length + 1,
    write: written.trimStart(),
    further: String(rest.length),
    edits: new Map([[index, written], ...rest.map((_line, at): [number, string] => [index + 1 + at, ''])]),
    ...(!hasFields && { fix: { actual, expected: quoteText(text) } }),
  };
}
