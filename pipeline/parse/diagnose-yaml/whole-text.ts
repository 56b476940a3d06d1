import { meantField } from '../field-advice/meant-field.ts';
import { isField, isKnown } from './missing-colon.ts';
import { quoteText } from './quote-text.ts';
import type { Broken, Suggestion } from './suggestion.ts';
import { beforeValue, contentColumn, isIdle, readLine } from './yaml-line.ts';

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
    isIndented: rest.every((line) => readLine(line).indent.length > column),
  };
}

/** Whether a line belongs to the text above it, whose content begins in `column`. */
function goesOn(broken: Broken, index: number, column: number): boolean {
  const { lines, namesAt } = broken;
  const line = readLine(lines[index] ?? '');
  if (isIdle(lines[index]) || isField(broken, index) || isKnown(line.key, namesAt(index))) return false;
  if (/^\s*-(?:\s|$)/.test(lines[index] ?? '')) return false;
  if (line.indent.length > column) return true;
  if (line.key === '') return false;
  if (line.key === undefined) return !/^\s*(?:[[\]{}–—•·+]|-\S|\*\s)/.test(lines[index] ?? '');
  const names = namesAt(index);
  return line.key.includes(' ') && names !== undefined && meantField(line.key, [...names]) === undefined;
}

/** Such a text on one line, as `text`, in quotes. */
export function onOneLine(
  { lines }: Broken,
  { index, last }: WholeText,
  text: string,
  { rule, values }: Pick<Suggestion, 'rule' | 'values'>,
): Suggestion {
  const before = beforeValue(readLine(lines[index] ?? ''));
  const written = before + quoteText(text);
  const typed = lines
    .slice(index, last + 1)
    .join('\n')
    .trimEnd();
  // Fields whose name above is missing look like such a text, too: a person has to look at them.
  const hasFields = lines.slice(index + 1, last + 1).some((line) => /^\s*[a-z]\w*:\s/.test(line));
  const taken = lines.slice(index + 1, last + 1).map((_line, at): [number, string] => [index + 1 + at, '']);
  return {
    rule,
    line: index,
    column: before.length + 1,
    values: { ...values, write: written.trimStart(), further: String(last - index) },
    edits: new Map([[index, written], ...taken]),
    ...(!hasFields && { mend: { actual: typed.slice(before.length), expected: quoteText(text) } }),
  };
}
