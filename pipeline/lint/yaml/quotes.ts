import { namesAbove } from '../fields/known-fields.ts';
import { type Broken, type Diagnose, type Mistake, suspects } from './mistake.ts';
import { indentOf, isContinuation, isInText, quoteText, readLine } from './yaml-line.ts';

/** The quotation marks of all languages that go with each other; the straight one may only close. */
const FAMILIES = ['“”„‟〝〞〟＂"', "‘’‚‛'", '«»', '‹›', '「」', '『』'];
const OPEN = '[“”„‟〝〞＂‘’‚‛«»‹›「『]';
const CLOSE = '[“”‟〞〟＂"‘’‛\'«»‹›」』]';
const APOSTROPHE = /(?<=\p{L})[’'](?=\p{L})/gu;
/** A value between marks, with what a program or a note has behind it. */
const CURLY = new RegExp(`^(${OPEN})[\\s\\u00a0\\u202f]*(.*?)[\\s\\u00a0\\u202f]*(${CLOSE})[,;]?(\\s+#.*)?$`, 'u');
/** A value in straight quotes that the parser reads as one, perhaps with a note behind it. */
const QUOTED = /^(?:"(?:[^"\\]|\\.)*"|'(?:[^']|'')*')(?:\s+#.*)?$/;
/** A start that makes something else of a text than a text; not a whole list, nor fields in braces. */
const UNSAFE_START = /^(?:[\]}*&!%@`,|>]|\[(?!.*\](?:\s+#.*)?$)|\{(?!.*\}(?:\s+#.*)?$)|[-?](?:\s|$))/;

type Values = Extract<Mistake, { rule: 'yaml-quotes' }>['values'];
type Meaning = Pick<Values, 'reason' | 'mark'> & { readonly text: string; readonly note?: string };

/** Finds a value that needs quotes, has others than straight ones, or whose quotes do not enclose it. */
export const quotes: Diagnose = (broken) => {
  const open = broken.lines.findIndex((line, index) => index <= broken.at && isUnclosed(broken, line, index));
  for (const index of new Set([...(open < 0 ? [] : [open]), ...suspects(broken)])) {
    const line = readLine(broken.lines[index] ?? '');
    if ((line.key === undefined && line.dashes === '') || /^(?:[|>][-+\d]*)?$/.test(line.value)) continue;
    if (isInText(broken.lines, index)) continue;
    const rest = textBelow(broken.lines, index);
    const typed = [line.value, ...rest.map((one) => one.trim())].join(' ');
    const meant = meaningOf(typed, rest.length, () => takesText(broken, index, line.key));
    if (!meant) continue;
    const { text, note = '', ...said } = meant;
    const { before } = line;
    const expected = quoteText(text) + note;
    const [first = '', ...others] = broken.lines.slice(index, index + rest.length + 1);
    const actual = [first.slice(before.length), ...others].join('\n').trimEnd();
    const further = rest.length > 0 && { further: String(rest.length) };
    const values = { ...said, text: typed, write: (before + expected).trim(), ...further };
    return { rule: 'yaml-quotes', line: index, column: before.length + 1, values, fix: { actual, expected } };
  }
  return undefined;
};

/** Returns what a value was probably meant to say, and why YAML reads it otherwise; undefined if it does not. */
function meaningOf(value: string, further: number, isText: () => boolean): Meaning | undefined {
  const mark = value.charAt(0);
  const inner = textInCurly(value);
  const note = CURLY.exec(value)?.[4];
  if (inner !== undefined) return { reason: 'curly', mark, text: inner, ...(note !== undefined && { note }) };
  // A single mark may be an apostrophe.
  if (/^[“„«「][^“”„«»「」]*$/.test(value)) return { reason: 'open', mark, text: value.slice(1).trim() };
  if (/^["']/.test(value)) return QUOTED.test(value) ? undefined : misquoted(value);
  if (value.startsWith('{{')) return { reason: 'fact', text: value };
  const isCut = !/^[[{]/.test(value) && (/:(?:\s|$)/.test(value) || (further > 0 && /\s#/.test(value)));
  const reason = UNSAFE_START.test(value) ? 'start' : further > 0 ? 'lines' : 'colon';
  return (reason === 'start' || isCut) && isText() ? { reason, text: value } : undefined;
}

/** Returns the text between curly quotes or the like that enclose the whole of a value; undefined if none do. */
export function textInCurly(value: string): string | undefined {
  const [, open = '', text = '', close = ''] = CURLY.exec(value) ?? [];
  const marks = FAMILIES.find((family) => open !== '' && family.includes(open));
  if (close === '' || marks?.includes(close) !== true || text === '') return undefined;
  const others = [...text.replace(APOSTROPHE, '')].filter((sign) => !/["']/.test(sign));
  return others.some((sign) => marks.includes(sign)) ? undefined : text;
}

/** Returns what was meant by a value whose straight quotes do not enclose it. */
function misquoted(value: string): Meaning {
  const mark = value.charAt(0);
  const rest = value.slice(1);
  const plain = (text: string): string => (mark === "'" ? text.replaceAll("''", "'") : text.replaceAll('\\"', '"'));
  const listed = rest.replace(/[ \t]*[,;]$/, '');
  if (listed !== rest && listed.indexOf(mark) === listed.length - 1)
    return { reason: 'behind', mark, text: plain(listed.slice(0, -1)) };
  if (rest.endsWith(mark)) return { reason: 'inside', mark, text: plain(rest.slice(0, -1)) };
  return rest.includes(mark)
    ? { reason: 'behind', mark, text: value }
    : { reason: 'open', mark, text: rest.replace(/['"”“’]$/, '') };
}

/** Tells whether a line opens a straight quote that its text does not close. */
function isUnclosed({ lines }: Broken, typed: string, index: number): boolean {
  const { key, dashes, value } = readLine(typed);
  if ((key === undefined && dashes === '') || !/^["']/.test(value) || isInText(lines, index)) return false;
  return !QUOTED.test([value, ...textBelow(lines, index).map((line) => line.trim())].join(' '));
}

/** Returns the lines below that continue a value. */
function textBelow(lines: readonly string[], index: number): readonly string[] {
  const { column } = readLine(lines[index] ?? '');
  const rest = lines.slice(index + 1);
  const end = rest.findIndex((line) => !isContinuation(line) || indentOf(line) <= column);
  return end < 0 ? rest : rest.slice(0, end);
}

/** Tells whether a value may be a text: not where the schema wants a list or fields. */
function takesText({ lines, known }: Broken, index: number, key: string | undefined): boolean {
  const path = [...namesAbove(lines, index), ...(key === undefined ? [] : [key])];
  if (known.isFreeText(path)) return true;
  return (key === undefined || !known.isList(path)) && (known.namesAt(path)?.size ?? 0) === 0;
}
