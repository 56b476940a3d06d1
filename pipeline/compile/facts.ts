import { FACT } from '../content/fact-form.ts';
import type { Locator, Report } from '../lint/report.ts';
import { marksIn, reportMark, withoutConfirmMarks } from './confirm.ts';
import { oddReferences, reportOddReference } from './odd-references.ts';
import { withoutMarks } from './quantities.ts';

/** Every fact by name, with the text that replaces `{{ name }}`. */
export type Facts = ReadonlyMap<string, string>;

const REFERENCE = new RegExp(String.raw`\\\{+|${FACT}`, 'g');

/** Returns the names of unresolved `{{ name }}` in plain text, with their indexes. */
export function factReferences(text: string): { name: string; index: number }[] {
  return [...text.matchAll(REFERENCE)].flatMap((match) =>
    match[1] === undefined ? [] : [{ name: match[1], index: match.index }],
  );
}

/**
 * Fills facts into plain text and takes out the marks of sentences to confirm; `\{` gives `{`, and `\4 weeks` gives
 * `4 weeks`. An unknown name stays as it is. `escape` converts a value for its context, such as HTML.
 */
export function insertFacts(typed: string, facts: Facts, escape = (value: string) => value): string {
  const text = withoutConfirmMarks(withoutMarks(typed));
  if (!text.includes('{')) return text;
  return text.replace(REFERENCE, (whole, name: string | undefined) => {
    if (name === undefined) return whole.slice(1);
    const value = facts.get(name);
    return value === undefined ? whole : escape(value);
  });
}

/** Fills facts into a line of a content file; reports unknown facts and sentences to confirm at their places. */
export function fillLine(text: string, facts: Facts, locate: Locator, report: Report): string {
  if (!/[{}]/.test(text)) return withoutMarks(text);
  // In folded text, only the start has a known place.
  const isPlaced = locate(1, 2).column === locate(1, 1).column + 1;
  for (const reference of oddReferences(text, facts)) {
    const isExact = isPlaced && !reference.typed.includes('\n');
    reportOddReference(reference, facts, locate(1, reference.index + 1), report, isExact);
  }
  for (const index of marksIn(text)) reportMark(text, index, locate(1, index + 1), report);
  return insertFacts(text, facts);
}
