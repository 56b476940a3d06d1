import type { Locator, Place, Report } from './report.ts';
import { withoutMarks } from './measures.ts';
import { nearestValue } from './nearest.ts';

/** Every fact by name: the text that `{{ name }}` stands for. */
export type Facts = ReadonlyMap<string, string>;

/** A fact's name: lower-case words with hyphens between. */
const FACT_NAME = '[a-z][a-z0-9]*(?:-[a-z0-9]+)*';

const REFERENCE = new RegExp(`\\\\\\{\\{|(?<!\\{)\\{\\{[ \\t]*(${FACT_NAME})[ \\t]*\\}\\}`, 'g');

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
  if (!text.includes('{') && !text.includes('}}')) return withoutMarks(text);
  // Of a folded text only the beginning has a place.
  const isExact = locate(1, 2).column === locate(1, 1).column + 1;
  for (const { typed, ...reference } of unknownReferences(text, facts))
    reportUnknownFact(reference, facts, locate(1, reference.index + 1), report, isExact ? typed : undefined);
  for (const { name, typed, index } of singleReferences(text, facts))
    reportSingle(name, typed, locate(1, index + 1), report, isExact);
  return insertFacts(text, facts);
}

/** A fact between single braces, perhaps behind `$` or `#`, or between pairs with blanks in them. */
const SINGLE = /(?<![{\\])[$#]?\{(?:\{?[ \t]+\{)?[ \t]*([a-z](?:-?[a-z0-9])*)[ \t]*\}(?:[ \t]+\}\}?)?(?!\})/g;

/** Facts between single braces, each with its index, and as it was typed. */
export function singleReferences(text: string, facts: Facts): { name: string; index: number; typed: string }[] {
  return [...text.matchAll(SINGLE)].flatMap(({ 0: typed, 1: name = '', index }) =>
    facts.has(name) ? [{ name, index, typed }] : [],
  );
}

function reportSingle(name: string, typed: string, place: Place, { report }: Report, isExact: boolean): void {
  const mend = { actual: typed, expected: `{{ ${name} }}` };
  report(
    'unknown-fact',
    place,
    { name: typed, nearest: mend.expected },
    isExact && isSureFact(typed) ? mend : undefined,
  );
}

/** What stands before the brace may be meant as it is, such as the `$` of an amount of money. */
export function isSureFact(typed: string): boolean {
  return typed.startsWith('{');
}

/** What is wrong with the braces of a fact that exists: one is missing or too many, both at an end are missing, or a line ends inside. */
type BraceFault = 'brace' | 'many' | 'begin' | 'end' | 'break';

/** A name between braces that no fact has, or a fact whose braces are wrong, with its index, and as it was typed with its braces. */
export interface UnknownReference {
  readonly name: string;
  readonly index: number;
  readonly typed: string;
  readonly fault?: BraceFault;
}

/** What stands between double braces like the name of a fact, but has blanks, capitals or other signs, or not two braces on each side. */
const ODD_REFERENCE = /\\\{\{|(?<!\{)(\{{1,4})[ \t]*(\p{L}(?:[ _–—-]?[\p{L}\d]){0,60})[ \t]*(\}{1,4})(?!\})/gu;

/** Two braces, and what may stand before the name of a fact where a line ends there; `>` begins a line of a quote. */
const OPEN = String.raw`\\\{\{|(?<!\{)\{\{[\s>]*(${FACT_NAME})(?![\w-])`;
const BROKEN = new RegExp(String.raw`${OPEN}[\s>]*\}\}(?!\})`, 'g');
const BEGINLESS = new RegExp(String.raw`(?<![\w-]|\{[^{}\n]{0,80})(${FACT_NAME})[ \t]*\}\}`, 'g');
const ENDLESS = new RegExp(String.raw`${OPEN}(?![^{}]{0,80}\})`, 'g');

/** The names in a plain text that are those of no fact, and facts whose braces are wrong; what only looks a little like a fact is ordinary text. */
export function unknownReferences(text: string, facts: Facts): UnknownReference[] {
  const odd = [...text.matchAll(ODD_REFERENCE)].flatMap(
    ({ 0: typed, 1: open, 2: name, 3: close, index }): UnknownReference[] => {
      if (name === undefined || (open === '{' && close === '}')) return [];
      if (open === '{{' && close !== '}') return facts.has(name) ? [] : [{ name, index, typed }];
      const fault = typed.startsWith('{{{') ? 'many' : 'brace';
      return facts.has(name) ? [{ name, index, typed, fault }] : [];
    },
  );
  const find = (form: RegExp, fault: BraceFault): UnknownReference[] =>
    [...text.matchAll(form)].flatMap(({ 0: typed, 1: name, index }) =>
      name !== undefined && facts.has(name) ? [{ name, index, typed, fault }] : [],
    );
  const broken = find(BROKEN, 'break').filter(({ typed }) => typed.includes('\n'));
  return [...odd, ...broken, ...find(BEGINLESS, 'begin'), ...find(ENDLESS, 'end')];
}

/**
 * Reports a name that no fact has, or what is wrong with its braces. `typed` is what stands at the place, with its braces, where that is
 * known: the fact whose name is the same but for blanks and capitals is what was meant. Any other name may be of a fact that is still to be
 * written down, such as the price of another year.
 */
export function reportUnknownFact(
  { name, fault }: Pick<UnknownReference, 'name' | 'fault'>,
  facts: Facts,
  place: Place,
  { report }: Report,
  typed?: string,
): void {
  const same = toFactName(name);
  const meant = facts.has(same) ? same : undefined;
  const mend = typed !== undefined && meant !== undefined ? { actual: typed, expected: `{{ ${meant} }}` } : undefined;
  report(
    'unknown-fact',
    place,
    () => ({
      name,
      ...(fault && { fault }),
      ...(meant === undefined ? nearestValue(name, facts.keys()) : { nearest: meant }),
    }),
    mend,
  );
}

function toFactName(name: string): string {
  return name
    .toLowerCase()
    .replace(/[ _–—-]+/g, '-')
    .trim();
}
