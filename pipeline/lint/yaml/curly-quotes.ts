import { quoteText, writeYamlText } from './quote-text.ts';
import { rewriting, type Broken, type Suggestion, suspects } from './suggestion.ts';
import { quotedOnOneLine, wholeTextAt } from './whole-text.ts';
import { beforeValue, readLine } from './yaml-line.ts';

/** The quotation marks of all languages that go with each other; the straight one may only close. */
const FAMILIES = ['“”„‟〝〞〟＂"', "‘’‚‛'", '«»', '‹›', '「」', '『』'];
const OPEN = '[“”„‟〝〞＂‘’‚‛«»‹›「『]';
const CLOSE = '[“”‟〞〟＂"‘’‛\'«»‹›」』]';
const FIRST_MARK = new RegExp(OPEN, 'u');
const APOSTROPHE = /(?<=\p{L})[’'](?=\p{L})/gu;
/** A value between marks, with what a program or a note has behind it. */
const VALUE = new RegExp(`^(${OPEN})[\\s\\u00a0\\u202f]*(.*?)[\\s\\u00a0\\u202f]*(${CLOSE})([,;]?)(\\s+#.*)?$`, 'u');
/** A value between marks that is one of several on a line. */
const ENTRY = new RegExp(
  `(?<=(?:[[{,]|:\\s)\\s*)${OPEN}(?:[^“”„"‘‚«»‹›「」『』’]|(?<=\\p{L})’)*${CLOSE}(?=\\s*[,\\]}])`,
  'gu',
);

/** Returns the text between curly quotes or the like that enclose the whole of a value; undefined if none do. */
export function textInCurly(value: string): string | undefined {
  const [, open = '', text = '', close = ''] = VALUE.exec(value) ?? [];
  const marks = FAMILIES.find((family) => open !== '' && family.includes(open));
  if (marks?.includes(close) !== true || text === '') return undefined;
  return [...text.replace(APOSTROPHE, '')].some((sign) => marks.includes(sign) && sign !== "'" && sign !== '"')
    ? undefined
    : text;
}

/** Suggests straight quotes for a value between curly ones, which hold nothing together in YAML. */
export function* curlyQuotes(broken: Broken): Iterable<Suggestion> {
  for (const index of suspects(broken)) {
    const line = readLine(broken.lines[index] ?? '');
    const before = beforeValue(line);
    const [mark = ''] = FIRST_MARK.exec(line.value) ?? [];
    const written = straightened(line.value);
    if (written !== undefined) {
      const at = { ...rewriting(broken, index, before.length + 1, before + written) };
      const values = { reason: 'curly', text: line.value, mark, write: (before + written).trim() } as const;
      yield { ...at, rule: 'yaml-quotes', values };
    }
    const opened = textBehindLoneMark(line.value);
    if (opened !== undefined) {
      const write = before + quoteText(opened);
      const at = rewriting(broken, index, before.length + 1, write);
      yield { ...at, rule: 'yaml-quotes', values: { reason: 'open', text: line.value, mark, write: write.trim() } };
    }
    const whole = wholeTextAt(broken, index);
    const text = whole && textInCurly(whole.text);
    if (!whole || text === undefined) continue;
    const { write, further, ...at } = quotedOnOneLine(broken, whole, text);
    yield { ...at, rule: 'yaml-quotes', values: { reason: 'curly', text: whole.text, mark, write, further } };
  }
}

/** Returns a text behind a quotation mark that nothing closes; a single one may be an apostrophe. */
function textBehindLoneMark(value: string): string | undefined {
  const [mark = ''] = value;
  const marks = FAMILIES.find((family) => family.includes(mark)) ?? '';
  const isOpen = new RegExp(`^(?![‘’])${OPEN}`, 'u').test(value);
  const [, ...others] = value;
  return isOpen && !others.some((sign) => marks.includes(sign)) ? others.join('').trim() : undefined;
}

/** Returns a value with straight quotes in the place of curly ones; undefined if it has none that enclose a value. */
function straightened(value: string): string | undefined {
  const text = textInCurly(value);
  if (text !== undefined) return quoteText(text) + (VALUE.exec(value)?.[5] ?? '');
  if (!/^[[{]/.test(value)) return undefined;
  const written = value.replace(ENTRY, (entry) => {
    const inner = textInCurly(entry);
    return inner === undefined ? entry : /[,[\]{}]/.test(inner) ? quoteText(inner) : writeYamlText(inner);
  });
  return written === value ? undefined : written;
}
