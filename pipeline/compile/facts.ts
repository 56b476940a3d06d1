import { FACT } from '../content/fact-form.ts';
import type { Locator, Place, Report } from '../lint/report.ts';
import { marksIn, reportMark, withoutConfirmMarks } from './confirm.ts';
import { withoutMarks } from './quantities.ts';
import { nearestValue } from '../shared/nearest.ts';

/** Every fact by name, with the text that replaces `{{ name }}`. */
export type Facts = ReadonlyMap<string, string>;

const REFERENCE = new RegExp(String.raw`\\\{\{|${FACT}`, 'g');

/** Returns the names of unresolved `{{ name }}` in plain text, with their indexes. */
export function factReferences(text: string): { name: string; index: number }[] {
  return [...text.matchAll(REFERENCE)].flatMap((match) =>
    match[1] === undefined ? [] : [{ name: match[1], index: match.index }],
  );
}

/**
 * Fills facts into plain text and takes out the marks of sentences to confirm; `\{{` gives `{{`, and `\4 weeks` gives
 * `4 weeks`. An unknown name stays as it is.
 * `escape` converts a value for its context, such as HTML.
 */
export function insertFacts(typed: string, facts: Facts, escape = (value: string) => value): string {
  const text = withoutConfirmMarks(withoutMarks(typed));
  if (!text.includes('{{')) return text;
  return text.replace(REFERENCE, (whole, name: string | undefined) => {
    if (name === undefined) return '{{';
    const value = facts.get(name);
    return value === undefined ? whole : escape(value);
  });
}

/** Fills facts into a line of a content file; reports unknown facts and sentences to confirm at their places. */
export function fillLine(text: string, facts: Facts, locate: Locator, report: Report): string {
  if (!/[{}]/.test(text)) return withoutMarks(text);
  // In folded text, only the start has a known place.
  const isExact = locate(1, 2).column === locate(1, 1).column + 1;
  for (const reference of oddReferences(text, facts))
    reportOddReference(reference, facts, locate(1, reference.index + 1), report, isExact);
  for (const index of marksIn(text)) reportMark(text, index, locate(1, index + 1), report);
  return insertFacts(text, facts);
}

/** Braces around what looks like the name of a fact but may have blanks, capitals or other signs. */
const BETWEEN_BRACES = /\\\{+|(?<!\{)(\{{1,4})[ \t]*(\p{L}(?:[ _–—-]?[\p{L}\d]){0,60})[ \t]*(\}{1,4})(?!\})/gu;

/** A name with double braces on one side. */
const HALF =
  /(?<![\\{])\{\{[ \t]*([a-z][a-z0-9-]*)(?![a-z0-9-])(?![^{}\n]*\})|(?<![a-z0-9-])([a-z][a-z0-9-]*)[ \t]*\}\}(?!\})/g;

/**
 * Returns, for a plain text, unknown names between double braces and known names between any other braces, or with
 * braces on one side only, each with its index and as typed with its braces.
 */
export function oddReferences(text: string, facts: Facts): { name: string; index: number; typed: string }[] {
  const halves = [...text.matchAll(HALF)].flatMap(({ 0: typed, 1: opened, 2: closed, index }) => {
    const name = opened ?? closed ?? '';
    const isWhole = closed !== undefined && /\{[^{}\n]*$/.test(text.slice(text.lastIndexOf('\n', index) + 1, index));
    return facts.has(name) && !isWhole ? [{ name, index, typed }] : [];
  });
  const whole = [...text.matchAll(BETWEEN_BRACES)].flatMap(({ 0: typed, 1: open, 2: name, 3: close, index }) => {
    if (name === undefined) return [];
    const isDouble = open === '{{' && close !== '}';
    return isDouble === facts.has(name) ? [] : [{ name, index, typed }];
  });
  return [...whole, ...halves];
}

/**
 * Reports an unknown name, or braces other than two on each side. A fact whose name differs only in blanks and capitals
 * is what was meant. Any other name may be of a fact that is not written down yet, such as the price of another year.
 * `isExact`: whether `typed` stands at the place literally and can be fixed there.
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
