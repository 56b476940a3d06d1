import { quoteText } from './quote-text.ts';
import { rewriting, type Broken, type Suggestion, suspects } from './suggestion.ts';
import { quotedOnOneLine, wholeTextAt } from './whole-text.ts';
import { beforeValue, readLine } from './yaml-line.ts';

/** A quotation mark and what follows it. */
const QUOTED = /^(['"])(.*)$/;
/** A value with a comma or a semicolon behind it, as JSON or a program has them. */
const LISTED = /^(['"])((?:(?!\1).)*)\1[ \t]*[,;]$/;
/** Maximum number of lines with an unclosed quote that are tried, the nearest first. */
const MOST_OPENERS = 30;

/**
 * Suggests a fix for a value whose quotation marks do not enclose it: one inside closes it too early, or one is
 * missing.
 */
export function* quotationMarks(broken: Broken): Iterable<Suggestion> {
  const openers = broken.lines.flatMap((line, index) => (index <= broken.at && isOpen(line) ? [index] : []));
  for (const index of new Set([...suspects(broken), ...openers.slice(-MOST_OPENERS)])) {
    const line = readLine(broken.lines[index] ?? '');
    const before = beforeValue(line);
    for (const { text, ...values } of meanings(line.value)) {
      const written = before + quoteText(text);
      yield {
        ...rewriting(broken, index, before.length + 1, written),
        rule: 'yaml-quotes',
        values: { ...values, text: line.value, write: written.trim() },
      };
    }
    const whole = wholeTextAt(broken, index);
    if (!whole) continue;
    for (const { text, ...values } of meanings(whole.text)) {
      const { write, further, ...place } = quotedOnOneLine(broken, whole, text);
      yield { ...place, rule: 'yaml-quotes', values: { ...values, text, write, further } };
    }
  }
}

/** Returns what a quoted value was probably meant to say, and what is wrong with its marks. */
function meanings(value: string): { text: string; reason: 'inside' | 'open' | 'behind'; mark: string }[] {
  const [, mark = '', rest = ''] = QUOTED.exec(value) ?? [];
  if (mark === '') return [];
  const unescaped = (text: string): string => (mark === "'" ? text.replaceAll("''", "'") : text.replaceAll('\\"', '"'));
  const text = LISTED.exec(value)?.[2];
  if (text !== undefined) return [{ text, reason: 'behind', mark }];
  const inner = rest.slice(0, -1);
  if (rest.length > 1 && rest.endsWith(mark))
    return inner.includes(mark) ? [{ text: unescaped(inner), reason: 'inside', mark }] : [];
  if (!rest.includes(mark)) return [{ text: rest.replace(/['"”“’]$/, ''), reason: 'open', mark }];
  return [
    { text: value, reason: 'behind', mark },
    { text: unescaped(rest), reason: 'open', mark },
  ];
}

/** Tells whether a line opens a quote without closing it. */
function isOpen(typed: string): boolean {
  const [, mark = '', rest = ''] = QUOTED.exec(readLine(typed).value) ?? [];
  return mark !== '' && !rest.includes(mark);
}
