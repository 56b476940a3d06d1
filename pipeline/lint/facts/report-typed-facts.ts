import { SERVICES } from '../../content/addresses.ts';
import type { Facts } from '../../facts/facts.ts';
import { type Quantity, readQuantities, stemOf } from '../../facts/quantities.ts';
import type { CountingFact, FactValues, FileLinter } from '../../site/parse/file-linter.ts';
import { factsOfSite } from '../../site/parse/settings.ts';
import { fencedOf } from '../../yaml/fenced.ts';
import { quoteText } from '../yaml/yaml-line.ts';

/** Text that is not prose or that is typed literally: code, addresses, facts, tags, braces of headings. */
const NO_WORDS =
  /^[ \t]*(```|~~~)[\s\S]*?^[ \t]*\1|`[^`\n]+`|\]\([^()\n]*\)|\bhttps?:\/\/\S+|\{\{[^{}\n]*\}\}|<[^<>\n]*>|\{[#.:][^{}\n]*\}/gm;
/** A figure of a page that is only a number; another field says what it counts. */
const FIGURE = /\bfigure:[ \t]*["']?(\d+)(?=["']?[ \t]*(?:[,}\n]|$))/g;
/** YAML comments. */
const NOTES = /^[ \t]*#.*|[ \t]#[ \t].*/gm;

/**
 * Reports values of facts that were typed by hand, which would not change with the fact. To exclude equal numbers of
 * something else, a label of the fact must be in the same sentence, heading or entry, or the file must use the fact
 * elsewhere, or the value must be distinctive. A backslash before the number means that it is intended. Checks the
 * source, so that texts, fields, headings and tables are treated alike.
 */
export const reportTypedFacts: FileLinter['typedFacts'] = (file, values) => {
  const { path } = file;
  const text = file.readText();
  const yamlEnd = path.endsWith('.md') ? (fencedOf(text)?.head.length ?? 0) : text.length;
  const words = blank(blank(text.slice(0, yamlEnd), NOTES) + text.slice(yamlEnd), NO_WORDS);
  const seen = new Set<number>();
  for (const quantity of [...readQuantities(words), ...readFigures(words.slice(0, yamlEnd))]) {
    if (quantity.mark !== undefined || seen.has(quantity.index)) continue;
    for (const { key, end } of quantity.keys) {
      const known = values.get(key) ?? [];
      const fact = known.length === 0 ? undefined : factMeant(known, quantity, { path, text, yamlEnd });
      if (!fact) continue;
      seen.add(quantity.index);
      tell(fact, quantity.index, end);
      break;
    }
  }

  function tell({ name, before, behind }: CountingFact, numberStart: number, numberEnd: number): void {
    const hasBefore = isSame(text.slice(numberStart - before.length, numberStart), before);
    const hasBehind = isSame(text.slice(numberEnd, numberEnd + behind.length), behind);
    const start = hasBefore ? numberStart - before.length : numberStart;
    const end = hasBehind ? numberEnd + behind.length : numberEnd;
    const typed = text.slice(start, end);
    const lineStart = text.lastIndexOf('\n', start - 1) + 1;
    const [line = ''] = text.slice(lineStart).split('\n', 1);
    const above = line.slice(0, start - lineStart);
    // Without quotes, YAML reads braces at the start of a value as a mapping.
    const isWhole = start < yamlEnd && /^\s*(?:- )?(?:[\w-]+: +|- +)$/.test(above);
    const rest = line.slice(end - lineStart);
    const isDoubled = start < yamlEnd && /(?:: |- )"(?:[^"\\]|\\.)*$/.test(above);
    file.message(
      'typed-fact',
      { line: text.slice(0, start).split('\n').length, column: start - lineStart + 1 },
      {
        typed,
        name,
        meant: typed.replace(/(?=(?:[€$£¥][ \u00a0]?)?\d)|^(?=\D+$)/, isDoubled ? '\\\\' : '\\'),
        ...(isWhole && { write: `${above.trim()} ${quoteText(`{{ ${name} }}${rest.trimEnd()}`)}` }),
      },
    );
  }
};

/** Returns figures that are only a number, each with every word around it as a possible unit. */
function readFigures(yaml: string): Quantity[] {
  return [...yaml.matchAll(FIGURE)].map(({ 0: all, 1: number = '', index: begin }) => {
    const end = begin + all.length;
    const index = end - number.length;
    const stems = linesAround(yaml, index, true).flatMap((lines) => [...stemsIn(lines)]);
    return { index, end, keys: stems.map((stem) => ({ key: `${number}-${number} ${stem}`, end })), isTelling: false };
  });
}

/** Returns the fact that a value belongs to, the one with the nearest label first. */
function factMeant(
  known: readonly CountingFact[],
  { index, isTelling }: Quantity,
  { path, text, yamlEnd }: { readonly path: string; readonly text: string; readonly yamlEnd: number },
): CountingFact | undefined {
  for (const around of linesAround(text, index, index < yamlEnd)) {
    const stems = stemsIn(around);
    const labelled = known.find(({ labels }) => labels.length > 0 && labels.every((label) => stems.has(label)));
    if (labelled) return labelled;
  }
  const isNamed = ({ name }: CountingFact): boolean => new RegExp(`\\{\\{\\s*${name}\\s*\\}\\}`).test(text);
  const named = known.find(isNamed);
  if (named) return named;
  // A file about a service refers to that service: its path, its title and the facts that it uses say which.
  const about = path.includes(`${SERVICES}/`)
    ? stemsIn(`${path} ${/^title:.*/m.exec(text)?.[0]} ${text.match(/\{\{[^{}\n]*\}\}/g)?.join(' ')}`)
    : undefined;
  const ofService = about && known.find(({ labels }) => labels.length > 0 && labels.every((label) => about.has(label)));
  return ofService ?? (isTelling ? known[0] : undefined);
}

function stemsIn(text: string): Set<string> {
  return new Set((text.match(/\p{L}+/gu) ?? []).map(stemOf));
}

function isSame(one: string, other: string): boolean {
  return one.toLowerCase().replaceAll('\u00a0', ' ') === other.toLowerCase();
}

/** Replaces what a pattern finds with blanks, at the same length. */
function blank(text: string, pattern: RegExp): string {
  return text.replaceAll(pattern, (found) => found.replaceAll(/[^\n]/g, ' '));
}

/** The start of a block: a list entry, a heading, a table row or a quote. */
const BEGINS = /^[ \t]*(?:[-*+]|\d+[.)]|#{1,6}|\||>)(?:[ \t]|$)/;
const FIELD = /^([ \t]*)(?:- +)?[\w-]+:(?:[ \t]|$)/;
/** A later sentence says nothing about this one. */
const SENTENCE_END = /(?<=[.!?…])\s/;
const HEADING = /^#{1,6}[ \t]/;

/** Number of characters within which a word of a paragraph still says what a number is about. */
const NEAR = 90;

/**
 * Returns the text around an index, nearest first: its block, row or field; then the neighboring fields or the heading
 * above.
 */
function linesAround(text: string, index: number, isYaml: boolean): string[] {
  const lines = text.split('\n');
  const at = text.slice(0, index).split('\n').length - 1;
  const isBegin = (line: string): boolean => BEGINS.test(line) || (isYaml && FIELD.test(line));
  let [first, last] = [at, at];
  while (first > 0 && !isBegin(lines[first] ?? '') && isWords(lines[first - 1])) first--;
  while (isWords(lines[last + 1]) && !isBegin(lines[last + 1] ?? '')) last++;
  const begin = lines.slice(0, first).join('\n').length;
  const end = lines.slice(0, last + 1).join('\n').length;
  const [behind = ''] = text.slice(index, Math.min(end, index + NEAR)).split(SENTENCE_END, 1);
  const block = text.slice(Math.max(begin, index - NEAR), index) + behind;
  const heading = isYaml ? besides(lines, first) : lines.slice(0, at).findLast((line) => HEADING.test(line));
  return heading === undefined ? [block] : [block, heading];
}

function isWords(line: string | undefined): boolean {
  return line !== undefined && line.trim() !== '' && line !== '---';
}

/** Returns the first lines of the fields beside the one that contains a line. */
function besides(lines: readonly string[], at: number): string | undefined {
  const [owner, depth] = ownerOf(lines, at);
  if (owner === undefined || depth === undefined) return undefined;
  const isFirst = (line: string): boolean => depthOf(line) === depth && line.trimStart().startsWith('- ');
  const isOutside = (line: string): boolean => line === '---' || (line.trim() !== '' && depthOf(line) < depth);
  let [first, end] = [owner, owner + 1];
  while (first > 0 && !isFirst(lines[first] ?? '') && !isOutside(lines[first - 1] ?? '')) first--;
  while (end < lines.length && !isFirst(lines[end] ?? '') && !isOutside(lines[end] ?? '')) end++;
  const entry = lines.slice(first, end);
  return entry.filter((line) => depthOf(line) === depth && FIELD.test(line)).join('\n');
}

/** Returns the line of the field that contains a line, and the indentation of its name. */
function ownerOf(lines: readonly string[], at: number): [index?: number, depth?: number] {
  const own = lines[at] ?? '';
  if (FIELD.test(own)) return [at, depthOf(own)];
  const depth = depthOf(own);
  for (let index = at - 1; index >= 0; index--) {
    const line = lines[index] ?? '';
    if (FIELD.test(line) && depthOf(line) <= depth) return [index, depthOf(line)];
  }
  return [];
}

/** Returns the column of a field name, after the hyphen of an entry. */
function depthOf(line: string): number {
  return /^[ \t]*(?:- +)*/.exec(line)?.[0].length ?? 0;
}

/** Words in names that say what kind of value it is, not what it is about. */
const KINDS_OF_VALUE = new Set(
  'duration time price cost fee rate term count number total length in of per for by'.split(' ').map(stemOf),
);

/**
 * Returns the facts that count something. If several names share their first word, it is their subject (`sprint-price`,
 * `sprint-duration`) and the label of each; any other fact is labelled by all words of its name together.
 */
export function factValues(facts: Facts): FactValues {
  const names = [...facts.keys()].filter((name) => !OF_SITE.has(name));
  const subjects = names.map((name) => stemOf(name.split('-')[0] ?? ''));
  const values = new Map<string, CountingFact[]>();
  for (const [index, name] of names.entries()) {
    const value = facts.get(name) ?? '';
    const words = name.split('-').map(stemOf);
    const [subject = ''] = words;
    const own = words.filter((word) => !KINDS_OF_VALUE.has(word));
    const isGroup = subjects.indexOf(subject) !== index || subjects.lastIndexOf(subject) !== index;
    for (const { key, ...fact } of countedIn(value, words))
      values.set(key, [
        ...(values.get(key) ?? []),
        { name, labels: isGroup && !fact.isBare ? [subject] : own, ...fact },
      ]);
  }
  return values;
}

const OF_SITE = new Set(factsOfSite(undefined).map(({ name }) => name));

function countedIn(value: string, words: readonly string[]) {
  if (/^\d+$/.test(value))
    return words.map((word) => ({ key: `${value}-${value} ${word}`, before: '', behind: '', isBare: true }));
  const [first] = readQuantities(value);
  if (!first) return [];
  const behindNumber = value.slice(first.end);
  // In `2-4 hours per week` the hours are counted, in `4 live sessions` the sessions.
  const counted = first.keys.filter(
    ({ end }) => !/\b(?:per|a|an|pro|par|al|alla|por)\b/iu.test(value.slice(first.end, end)),
  );
  const { key, end } = counted.at(-1) ?? { key: '', end: 0 };
  const ofMoney = /^(\S+ )[a-z]{3}$/.exec(key)?.[1];
  const rest = { before: value.slice(0, first.index), behind: value.slice(end), isBare: false };
  const isMoney = behindNumber === value.slice(end) && ofMoney !== undefined;
  return [key, ...(isMoney ? [`${ofMoney}money`] : [])].filter(Boolean).map((one) => ({ key: one, ...rest }));
}
