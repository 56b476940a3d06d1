import { asMeant, quoteText, writeText } from './quote-text.ts';
import { rewriting, type Broken, type Suggestion } from './suggestion.ts';
import { beforeValue, readLine } from './yaml-line.ts';

const CLOSERS: Readonly<Record<string, string>> = { '[': ']', '{': '}' };
/** A name in braces, as in `{ label: Words, to: /page }`. */
const NAME = /(?<=[{,]\s*)[\w-]+:\s+/g;
/** Lines above the error in which a bracket may have been opened. */
const LINES_ABOVE = 30;

/** A list in brackets or fields in braces that do not close, or with a text inside that needs quotes. */
export function* brackets(broken: Broken): Iterable<Suggestion> {
  const { lines, at } = broken;
  for (let index = at; index >= 0 && index > at - LINES_ABOVE; index--) {
    const line = readLine(lines[index] ?? '');
    const column = beforeValue(line).length + 1;
    yield* missingBraces(broken, index, line.value, column);
    if (!/^[[{]/.test(line.value)) continue;
    yield* separators(broken, index, line.value, column);
    const missing = missingClosers(line.value);
    if (missing !== undefined && missing !== '')
      yield rewriting(broken, index, beforeValue(line) + line.value.replace(/,\s*$/, '') + missing, {
        rule: 'yaml-brackets',
        column,
        values: { missing: missing.trim() },
      });
    for (const { start, end } of partsOf(line.value)) {
      const part = line.value.slice(start, end);
      const [, mark = '', word = ''] = /^(['"])([^'"\]}]+)(?=[\]}]*$)/.exec(part) ?? [];
      if (mark !== '')
        yield rewriting(
          broken,
          index,
          beforeValue(line) +
            line.value.slice(0, start) +
            writeText(word) +
            line.value.slice(start + mark.length + word.length),
          { rule: 'yaml-quotes', column: column + start, values: { reason: 'open', mark, text: part } },
        );
      yield rewriting(
        broken,
        index,
        beforeValue(line) + line.value.slice(0, start) + quoteText(asMeant(unquoted(part))) + line.value.slice(end),
        { rule: 'yaml-quotes', column: column + start, values: { reason: 'flow', text: part } },
      );
    }
  }
}

/** Fields in one line without the braces around them or without the first of the two, or with parentheses. */
function* missingBraces(broken: Broken, index: number, value: string, column: number): Iterable<Suggestion> {
  const [, inner = '', name = ''] = /^\(?\s*(([\w-]+):\s.*?)\s*[})]?$/.exec(value) ?? [];
  if (!broken.takenAt(index)?.names?.has(name)) return;
  yield rewriting(broken, index, `${beforeValue(readLine(broken.lines[index] ?? ''))}{ ${inner} }`, {
    rule: 'yaml-brackets',
    column,
    values: { reason: 'fields' },
  });
}

/** Fields in braces without the comma between them, or the blank behind a colon; commas with nothing between them. */
function* separators(broken: Broken, index: number, value: string, column: number): Iterable<Suggestion> {
  const names = [...(broken.takenAt(index)?.names ?? [])];
  const known = names.length > 0 ? `(?:${names.join('|')})` : '(?!)';
  const blanks = value.replace(new RegExp(`(?<=[{,]\\s*${known}):(?=[^\\s,}])`, 'g'), ': ');
  const commas = blanks.replace(new RegExp(`(?<=[^\\s{,])\\s+(?=${known}:\\s)`, 'g'), ', ');
  const colons = value.replace(new RegExp(`(?<=[{,]\\s*${known})\\s*=>?\\s*`, 'g'), ': ');
  const single = value.replace(/,(?:\s*,)+/g, ',').replace(/(?<=[[{])\s*,\s*/g, '');
  for (const [written, reason] of [
    [blanks, 'blank'],
    [commas, 'comma'],
    [colons, 'sign'],
    [single, 'commas'],
  ] as const)
    if (written !== value)
      yield rewriting(broken, index, beforeValue(readLine(broken.lines[index] ?? '')) + written, {
        rule: 'yaml-brackets',
        column,
        values: { reason },
      });
}

/** What is missing behind a value; undefined where a bracket closes that is not open. */
function missingClosers(value: string): string | undefined {
  const open: string[] = [];
  for (const sign of value.replace(/"[^"]*"|'[^']*'/g, '')) {
    const closer = CLOSERS[sign];
    if (closer !== undefined) open.push(closer);
    else if ((sign === ']' || sign === '}') && open.pop() !== sign) return undefined;
  }
  return open
    .toReversed()
    .map((closer) => (closer === '}' ? ' }' : closer))
    .join('');
}

/** The places of texts inside braces or brackets that may need quotes. */
function partsOf(value: string): { start: number; end: number }[] {
  const parts = value.startsWith('{') ? partsOfFields(value) : partsOfList(value);
  return parts.filter(({ start, end }) => /[#:'"&*!@%`?|>,]/.test(value.slice(start, end)));
}

function partsOfFields(value: string): { start: number; end: number }[] {
  const names = [...value.matchAll(NAME)];
  return names.flatMap(({ 0: name, index }, at) => {
    const start = index + name.length;
    const next = names[at + 1]?.index;
    const text = value.slice(start, next ?? value.length);
    const end = start + text.replace(next === undefined ? /[\s}\]]*$/ : /\s*,\s*$/, '').length;
    return /^[[{]/.test(text) || end <= start ? [] : [{ start, end }];
  });
}

function partsOfList(value: string): { start: number; end: number }[] {
  return [...value.matchAll(/(?<=[[,]\s*)[^\s,[\]][^,[\]]*(?=[,\]])/g)].map(({ 0: text, index }) => ({
    start: index,
    end: index + text.trimEnd().length,
  }));
}

function unquoted(part: string): string {
  return /^(['"]).*\1$/.test(part) ? part.slice(1, -1) : part;
}
