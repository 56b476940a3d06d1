import { FACT } from '../content/fact-form.ts';
import type { Locator, Place, Report } from '../lint/report.ts';
import { withoutMarks } from './measures.ts';
import { nearestValue } from '../shared/nearest.ts';

/** Every fact by name: the text that `{{ name }}` stands for. */
export type Facts = ReadonlyMap<string, string>;

const REFERENCE = new RegExp(String.raw`\\\{\{|${FACT}`, 'g');

/** The name that an unresolved `{{ name }}` in plain text carries, with its index. */
export function factReferences(text: string): { name: string; index: number }[] {
  return [...text.matchAll(REFERENCE)].flatMap((match) =>
    match[1] === undefined ? [] : [{ name: match[1], index: match.index }],
  );
}

/**
 * Puts the facts into a plain text; `\{{` gives `{{`, and `\4 weeks` gives `4 weeks`. An unknown name stays as it is.
 * `escape` makes a value fit where it goes, such as HTML.
 */
export function insertFacts(typed: string, facts: Facts, escape = (value: string) => value): string {
  const text = withoutMarks(typed);
  if (!text.includes('{{')) return text;
  return text.replace(REFERENCE, (whole, name: string | undefined) => {
    if (name === undefined) return '{{';
    const value = facts.get(name);
    return value === undefined ? whole : escape(value);
  });
}

/** Puts the facts into a line of a content file, and reports those that do not exist at their places. */
export function fillLine(text: string, facts: Facts, locate: Locator, report: Report): string {
  if (!text.includes('{')) return withoutMarks(text);
  // In a folded text only the beginning has a known place.
  const isExact = locate(1, 2).column === locate(1, 1).column + 1;
  for (const reference of oddReferences(text, facts))
    reportOddReference(reference, facts, locate(1, reference.index + 1), report, isExact);
  return insertFacts(text, facts);
}

/** What stands between braces like the name of a fact, but may have blanks, capitals or other signs. */
const BETWEEN_BRACES = /\\\{+|(?<!\{)(\{{1,4})[ \t]*(\p{L}(?:[ _–—-]?[\p{L}\d]){0,60})[ \t]*(\}{1,4})(?!\})/gu;

/**
 * In a plain text, the names between double braces that no fact has, and those of facts between any other braces, each with its
 * index, and as it was typed with its braces.
 */
export function oddReferences(text: string, facts: Facts): { name: string; index: number; typed: string }[] {
  return [...text.matchAll(BETWEEN_BRACES)].flatMap(({ 0: typed, 1: open, 2: name, 3: close, index }) => {
    if (name === undefined) return [];
    const isDouble = open === '{{' && close !== '}';
    return isDouble === facts.has(name) ? [] : [{ name, index, typed }];
  });
}

/**
 * Reports a name that no fact has, or other braces than two on each side. The fact whose name is the same but for blanks and capitals is
 * what was meant. Any other name may be of a fact that is still to be written down, such as the price of another year. `isExact`:
 * whether `typed` stands at the place just so, and can be fixed there.
 */
export function reportOddReference(
  { name, typed }: { readonly name: string; readonly typed: string },
  facts: Facts,
  place: Place,
  { report }: Report,
  isExact: boolean,
): void {
  const meant = [name, toFactName(name)].find((one) => facts.has(one));
  const fix = isExact && meant !== undefined ? { actual: typed, expected: `{{ ${meant} }}` } : undefined;
  const values = () => {
    if (meant === name) return { name: typed, nearest: `{{ ${name} }}` };
    return { name, ...(meant === undefined ? nearestValue(name, facts.keys()) : { nearest: meant }) };
  };
  report('unknown-fact', place, values, fix);
}

function toFactName(name: string): string {
  return name
    .toLowerCase()
    .replace(/[ _–—-]+/g, '-')
    .trim();
}
