import { isField, isKnown } from './missing-colon.ts';
import { quoteText } from './quote-text.ts';
import type { Broken, Suggestion } from './suggestion.ts';
import { beforeValue, contentColumn, indentOf, isBlankOrComment, isContinuation, readLine } from './yaml-line.ts';

/** A text that begins after a name or a hyphen and continues on the lines below. */
export interface WholeText {
  readonly index: number;
  /** Its last line. */
  readonly last: number;
  /** The whole text on one line, as typed. */
  readonly text: string;
  /** Whether each further line is indented as YAML requires. */
  readonly isIndented: boolean;
}

/**
 * Returns the text that begins in a line and continues on lines below that are neither fields nor entries; undefined if
 * there are none.
 */
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

/** Tells whether a line continues the text above it, whose content begins in `column`. */
function goesOn(broken: Broken, index: number, column: number): boolean {
  const typed = broken.lines[index];
  const names = broken.namesAt(index);
  const { key, dashes, indent } = readLine(typed ?? '');
  if (isBlankOrComment(typed) || dashes !== '' || isField(broken, index) || isKnown(key, names)) return false;
  if (indent.length > column) return true;
  if (key === undefined) return isContinuation(typed);
  // A name of several words that is not a field here is part of a text.
  return key.includes(' ') && names !== undefined;
}

/**
 * Returns the edit that writes such a text on one line in quotes: its place, its fix, the new line, and the number of
 * lines that it removes.
 */
export function quotedOnOneLine(
  { lines }: Broken,
  { index, last }: WholeText,
  text: string,
): Pick<Suggestion, 'line' | 'column' | 'fix' | 'edits'> & { readonly write: string; readonly further: string } {
  const before = beforeValue(readLine(lines[index] ?? ''));
  const written = before + quoteText(text);
  const rest = lines.slice(index + 1, last + 1);
  const actual = [lines[index] ?? '', ...rest].join('\n').trimEnd().slice(before.length);
  // Fields without their parent's name look like such a text, too; a person must check them.
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
