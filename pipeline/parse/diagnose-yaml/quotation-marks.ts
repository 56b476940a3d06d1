import { quoteText } from './quote-text.ts';
import { rewriting, type Broken, type Suggestion } from './suggestion.ts';
import { suspects } from './suspects.ts';
import { onOneLine, wholeTextAt } from './whole-text.ts';
import { beforeValue, contentColumn, readLine } from './yaml-line.ts';

const STRAIGHT = /^(['"])(.*)$/;
const CURLY = /^[“”„«‘’‚](.*)[“”»‘’"']$/;

/** Lines that are tried at most of those in which a quote is opened and not closed: the nearest. */
const MOST_OPENERS = 30;

/** A value in quotes, and a note behind it. */
const NOTE = /^(["'].*["'])(\s+#\s.*)$/;

/** A value whose quotation marks do not enclose it: one inside that closes too early, one that is missing, one that is curly. */
export function* quotationMarks(broken: Broken): Iterable<Suggestion> {
  const openers = broken.lines.flatMap((line, index) => (index <= broken.at && isOpen(line) ? [index] : []));
  const near = openers.slice(-MOST_OPENERS);
  for (const index of new Set([...suspects(broken), ...near])) {
    const line = readLine(broken.lines[index] ?? '');
    const before = beforeValue(line);
    const [, quoted = line.value, note = ''] = NOTE.exec(line.value) ?? [];
    for (const [value, behind] of new Map([
      [quoted, note],
      [line.value, ''],
    ]))
      for (const { text, reason, mark = '' } of meanings(value))
        yield rewriting(broken, index, before + quoteText(text) + behind, {
          rule: 'yaml-quotes',
          column: before.length + 1,
          values: { reason, mark, text: line.value },
        });
    const lines = wholeTextAt(broken, index);
    for (const { text, reason, mark = '' } of lines ? meanings(lines.text) : [])
      if (lines) yield onOneLine(broken, lines, text, { rule: 'yaml-quotes', values: { reason, mark, text } });
    const [, whole] = /^["“]([\w-]+: .*)["”]$/.exec(line.value) ?? [];
    if (line.key === undefined && whole !== undefined)
      yield rewriting(broken, index, line.indent + line.dashes + whole, {
        rule: 'yaml-quotes',
        column: contentColumn(line) + 1,
        values: { reason: 'around', text: line.value },
      });
  }
}

/** What a value in quotation marks was probably meant to say, and what is wrong with its marks. */
function meanings(value: string): { text: string; reason: string; mark?: string }[] {
  const [, curly] = CURLY.exec(value) ?? [];
  if (curly !== undefined) return [{ text: curly, reason: 'curly' }];
  const [, mark = '', rest = ''] = STRAIGHT.exec(value) ?? [];
  if (mark === '') return [];
  const text = (inner: string): string => (mark === "'" ? inner.replaceAll("''", "'") : inner.replaceAll('\\"', '"'));
  if (rest.endsWith(mark) && rest.length > 1) {
    const inner = rest.slice(0, -1);
    if (isWords(value, mark)) return [{ text: value, reason: 'behind', mark }];
    const [, once] = new RegExp(`^(?:${mark}([^${mark}]+)|([^${mark}]+)${mark})$`).exec(inner)?.filter(Boolean) ?? [];
    if (once !== undefined) return [{ text: text(once), reason: 'inside', mark }];
    if (inner.includes(mark)) return [{ text: text(inner), reason: 'inside', mark }];
    return /\\/.test(inner) && mark === '"' ? [{ text: inner, reason: 'escape' }] : [];
  }
  if (!rest.includes(mark)) {
    const [, mixed] = /^(.*)['"”“’]$/.exec(rest) ?? [];
    return [{ text: mixed ?? rest, reason: 'open', mark }];
  }
  return [
    { text: value, reason: 'behind', mark },
    { text: text(rest), reason: 'open', mark },
  ];
}

/** `"one" and "two"`: each mark that is no apostrophe begins a quoted word or ends it, in turn. */
function isWords(value: string, mark: string): boolean {
  const sides = [...value.matchAll(new RegExp(mark, 'g'))].flatMap(({ index }) => {
    const [before, after] = [
      /[\p{L}\d.!?,…%)]$/u.test(value.slice(0, index)),
      /^[\p{L}\d(€$]/u.test(value.slice(index + 1)),
    ];
    return before && after ? [] : [before ? 'end' : 'begin'];
  });
  const inTurn = sides.every((side, at) => side === (at % 2 === 0 ? 'begin' : 'end'));
  return inTurn && sides.length > 2 && sides.length % 2 === 0;
}

/** Whether a quote is opened in a line and not closed there. */
function isOpen(typed: string): boolean {
  const [, mark = '', rest = ''] = STRAIGHT.exec(readLine(typed).value) ?? [];
  return mark !== '' && !rest.includes(mark);
}
