import { CONFIRM, FACT, toFactName } from '../content/fact-form.ts';
import { problem, type Problem, type TextInFile } from '../findings/message.ts';
import { nearest } from '../shared/nearest.ts';
import { optional } from '../shared/optional.ts';
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

/** Fills facts into a line of a content file; unknown facts and sentences to confirm are messages at their places. */
export function fillLine(text: string, facts: Facts, { locate, message }: TextInFile): string {
  if (!/[{}]/.test(text)) return withoutMarks(text);
  // In folded text, only the start has a known place.
  const isPlaced = locate(1, 2).column === locate(1, 1).column + 1;
  for (const reference of oddReferences(text, facts)) {
    const isExact = isPlaced && !reference.typed.includes('\n');
    say(reference.index, problemOfReference(reference, facts, isExact));
  }
  for (const index of marksIn(text)) say(index, problemOfMark(text, index));
  return insertFacts(text, facts);

  function say(index: number, { rule, values, fix }: Problem): void {
    message(rule, locate(1, index + 1), values, fix);
  }
}

const MARK = String.raw`(?<![\\{])\{\{[ \t]*${CONFIRM}[ \t]*\}\}`;
const MARKS = new RegExp(MARK, 'g');
const MARKS_WITH_BLANKS = new RegExp(String.raw`\s*${MARK}`, 'g');
/** Where another text begins: a block, an item, a cell, a title, an attribute, or what stands behind a mark. */
const BOUNDARY = new RegExp(
  String.raw`${MARK}|^[ \t>-]*$|^[ \t]*(?:>|[-*+][ \t]|\d+[.)][ \t]|#{1,6}[ \t]|::\w+\[|\[\^[^\]\n]+\]:)|[|]|(?:=|\]\(\S*[ \t]+|\]:[ \t]*\S+[ \t]+)["'](?=[^"'\n]*$)`,
  'mu',
);
/** Signs of Markdown and HTML in a sentence, without the words that are read. */
const SIGNS = /<[^<>]*>|\[\^[^\]]*\]|\]\([^()\n]*\)|!?\[|[*`]/g;
/** Longest text in which a sentence is looked for. */
const MAX_BEFORE = 1000;

/** Returns the indexes of the marks that say that the sentence before them is to be confirmed. */
export function marksIn(text: string): number[] {
  return text.includes('{{') ? Array.from(text.matchAll(MARKS), ({ index }) => index) : [];
}

function withoutConfirmMarks(text: string): string {
  return text.includes('{{') ? text.replace(MARKS_WITH_BLANKS, '') : text;
}

/** Returns what is to be said of the mark at `index` of a source text: the sentence before it, or that there is none. */
export function problemOfMark(source: string, index: number): Problem {
  const sentence = sentenceBefore(source, index);
  return sentence === ''
    ? problem('unknown-fact', { name: CONFIRM, alone: 'yes' })
    : problem('unconfirmed-sentence', { sentence });
}

function sentenceBefore(source: string, index: number): string {
  const before =
    source
      .slice(Math.max(0, index - MAX_BEFORE), index)
      .split(BOUNDARY)
      .at(-1) ?? '';
  const text = before.replaceAll(SIGNS, '').replaceAll(/\s+/g, ' ').trim();
  const sentences = [...new Intl.Segmenter('en', { granularity: 'sentence' }).segment(text)];
  const last = sentences.at(-1)?.segment ?? '';
  return /[\p{L}\p{N}]/u.test(last) ? last : '';
}

/** Up to five braces on each side of what looks like the name of a fact, with blanks and line breaks anywhere. */
const IN_BRACES = new RegExp(
  String.raw`(?<escape>\\?)(?<!\{)(?:[$#%](?=\{(?!\{)))?\{(?:\s{0,40}\{){0,4}\s{0,40}` +
    String.raw`(?<name>\p{L}(?:(?:[_–—-]\s{0,40}|\s{0,40})[\p{L}\d]){0,60})\s{0,40}\}(?:\s{0,40}\}){0,4}`,
  'gu',
);
/** A name with double braces on one side, and none on the other, even in the next line. */
const OPENED = String.raw`(?<![\\{])\{\{[ \t]*(?<opened>[a-z][a-z0-9-]*)(?![a-z0-9-])(?![^{}\n]*\}|\s*\})`;
const CLOSED = String.raw`(?<![a-z0-9-]|\{\s{0,40})(?<closed>[a-z][a-z0-9-]*)[ \t]*\}\}(?!\})`;
const HALF = new RegExp(`${OPENED}|${CLOSED}`, 'g');
const ONE_FACT = new RegExp(FACT);
/** Two braces on each side; behind the name, there may be more. */
const DOUBLE = /^\{\{(?!\s*\{)[^{}]*\}\}/;
const DOUBLE_WITH_BLANKS = /^\{\s*\{(?!\s*\{)[^{}]*\}\s*\}/;

/** A name in braces that is no fact, or that is one with further or too few braces around it; `typed` is all of this. */
interface OddReference {
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

function halvesIn(text: string, facts: Facts): OddReference[] {
  return [...text.matchAll(HALF)].flatMap(({ 0: typed, index, groups = {} }) => {
    const { opened, closed } = groups;
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
 * Returns what is to be said of an unknown name, or of braces other than two on each side. A fact whose name differs only in blanks and capitals
 * is what was meant. Any other name may be of a fact that is not written down yet, such as the price of another year.
 * `isExact`: whether `typed` stands at the place literally and can be fixed there.
 */
export function problemOfReference(
  { name, typed }: Pick<OddReference, 'name' | 'typed'>,
  facts: Facts,
  isExact: boolean,
): Problem {
  const meant = factMeant(name, facts);
  // A `$` may be the sign of money.
  const isSure = isExact && meant !== undefined && typed.startsWith('{');
  const values = () => {
    const near = meant ?? nearest(name, facts.keys());
    if (meant === name || meant === CONFIRM || !DOUBLE.test(typed))
      return { name: onOneLine(typed), nearest: `{{ ${near} }}` };
    return { name: onOneLine(name), ...optional('nearest', near) };
  };
  return problem('unknown-fact', values, isSure ? { actual: typed, expected: `{{ ${meant} }}` } : undefined);
}

function factMeant(name: string, facts: Facts): string | undefined {
  return [name, toFactName(name)].find((one) => facts.has(one));
}

function onOneLine(typed: string): string {
  return typed.replaceAll(/\s*\n[\s>]*|\s+/g, ' ');
}
