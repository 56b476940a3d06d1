import { CONFIRM, FACT, toFactName } from '../content/fact-form.ts';
import type { Place, Report } from '../lint/report.ts';
import { nearest } from '../shared/nearest.ts';
import { optional } from '../shared/optional.ts';

/** Every fact by name. */
type Facts = ReadonlyMap<string, string>;

/** Up to five braces on each side of what looks like the name of a fact, with blanks and line breaks anywhere. */
const IN_BRACES = new RegExp(
  String.raw`(?<escape>\\?)(?<!\{)(?:[$#%](?=\{(?!\{)))?\{(?:\s{0,40}\{){0,4}\s{0,40}` +
    String.raw`(?<name>\p{L}(?:(?:[_–—-]\s{0,40}|\s{0,40})[\p{L}\d]){0,60})\s{0,40}\}(?:\s{0,40}\}){0,4}`,
  'gu',
);
/** A name with double braces on one side, and none on the other, even in the next line. */
const HALF =
  /(?<![\\{])\{\{[ \t]*([a-z][a-z0-9-]*)(?![a-z0-9-])(?![^{}\n]*\}|\s*\})|(?<![a-z0-9-]|\{\s{0,40})([a-z][a-z0-9-]*)[ \t]*\}\}(?!\})/g;
const ONE_FACT = new RegExp(FACT);
/** Two braces on each side; behind the name, there may be more. */
const DOUBLE = /^\{\{(?!\s*\{)[^{}]*\}\}/;
const DOUBLE_WITH_BLANKS = /^\{\s*\{(?!\s*\{)[^{}]*\}\s*\}/;

/** A name in braces that is no fact, or that is one with further or too few braces around it; `typed` is all of this. */
export interface OddReference {
  readonly name: string;
  readonly index: number;
  readonly typed: string;
}

/**
 * Returns, for a plain text, unknown names between double braces and known names between any other braces, or with braces
 * on one side only, unless a backslash stands before the first brace.
 */
export function oddReferences(text: string, facts: Facts): OddReference[] {
  const whole = [...text.matchAll(IN_BRACES)].map(toReference).filter((reference) => isOdd(reference, text, facts));
  return [...whole, ...halvesIn(text, facts)];
}

/**
 * Tells whether the missing braces of a reference stand elsewhere in the source of its text, such as behind the star in
 * `*{{ name*}}`: further ones would leave them behind.
 */
export function hasFarBraces({ typed }: Pick<OddReference, 'typed'>, before: string, after: string): boolean {
  if (!typed.endsWith('}')) return /^[^{}]*\}/.test(after);
  return !typed.startsWith('{') && /\{[^{}]*$/.test(before);
}

/** Returns facts with double braces on one side only. */
function halvesIn(text: string, facts: Facts): OddReference[] {
  return [...text.matchAll(HALF)].flatMap(({ 0: typed, 1: opened, 2: closed, index }) => {
    const name = opened ?? closed ?? '';
    const isWhole = closed !== undefined && /\{[^{}\n]*$/.test(text.slice(text.lastIndexOf('\n', index) + 1, index));
    return facts.has(name) && !isWhole ? [{ name, index, typed }] : [];
  });
}

/** Behind a brace with a backslash, only a fact in braces of its own is a reference. */
function toReference({ 0: all, index, groups = {} }: RegExpExecArray): OddReference {
  const { escape = '', name = '' } = groups;
  if (escape === '') return { name, index, typed: all };
  const fact = ONE_FACT.exec(all.slice(1));
  const isInside = fact !== null && fact.index > 0;
  return isInside ? { name, index: index + 1 + fact.index, typed: fact[0] } : { name: '', index, typed: '' };
}

function isOdd({ name, typed }: OddReference, text: string, facts: Facts): boolean {
  if (typed === '') return false;
  const meant = factMeant(name, facts);
  if (meant === undefined)
    return DOUBLE.test(typed) || (DOUBLE_WITH_BLANKS.test(typed) && nearest(name, facts.keys()) !== undefined);
  const fact = ONE_FACT.exec(typed);
  if (!fact || meant !== name) return true;
  const [before, after] = [fact.index > 0, fact.index + fact[0].length < typed.length];
  // A brace on one side may have its partner elsewhere in the text.
  const isPaired = text.split('{').length === text.split('}').length;
  return (before && after) || ((before || after) && !isPaired);
}

/**
 * Reports an unknown name, or braces other than two on each side. A fact whose name differs only in blanks and capitals
 * is what was meant. Any other name may be of a fact that is not written down yet, such as the price of another year.
 * `isExact`: whether `typed` stands at the place literally and can be fixed there.
 */
export function reportOddReference(
  { name, typed }: Pick<OddReference, 'name' | 'typed'>,
  facts: Facts,
  place: Place,
  { report }: Report,
  isExact: boolean,
): void {
  const meant = factMeant(name, facts);
  // A `$` may be the sign of money.
  const isSure = isExact && meant !== undefined && typed.startsWith('{');
  const values = () => {
    const near = meant ?? nearest(name, facts.keys());
    if (meant === name || meant === CONFIRM || !DOUBLE.test(typed))
      return { name: onOneLine(typed), nearest: `{{ ${near} }}` };
    return { name: onOneLine(name), ...optional('nearest', near) };
  };
  report('unknown-fact', place, values, isSure ? { actual: typed, expected: `{{ ${meant} }}` } : undefined);
}

function factMeant(name: string, facts: Facts): string | undefined {
  return [name, toFactName(name)].find((one) => facts.has(one));
}

/** Joins lines, without the signs of a quote. */
function onOneLine(typed: string): string {
  return typed.replaceAll(/\s*\n[\s>]*|\s+/g, ' ');
}
