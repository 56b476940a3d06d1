import type * as z from 'zod';
import { parseDocument } from 'yaml';
import type { Mend } from '../../report.ts';
import { FACTS_FILE } from '../../addresses.ts';
import { LAYOUTS } from '../../schema/layouts.ts';
import type { Path, Typed, YamlSource } from '../yaml.ts';
import { REFUSED, toPlainValue } from '../plain-yaml.ts';
import { quoteText, writeText } from '../diagnose-yaml/quote-text.ts';
import { toKebab } from './meant-names.ts';
import { aloneIn, meantValues } from './meant-values.ts';
import { entriesOfLines, splitWords, type Words } from './split-words.ts';

type Issue = z.core.$ZodIssue;

/** What to do about a value that is refused. */
export interface Advice {
  readonly help?: string;
  /** Why the value is refused, where the schema cannot say it. */
  readonly reason?: string;
  readonly mend?: Mend;
}

/** A note in the place of a value. */
const NOTE = /^\s*#/;
/** How sure it is that a value near to one of several was meant to be that: letters that differ. */
const SURE = /^(?:invalid_type|invalid_format|custom)$/;

/**
 * What a writer should type in place of a refused value: the line, where that is known and the schema takes it.
 * There is a mend where only one value can have been meant. `words`: what lists may hold, such as topics.
 */
export function adviceFor(
  schema: z.ZodType,
  issue: Issue,
  path: Path,
  value: unknown,
  source: YamlSource,
  words: Words,
): Advice {
  const typed = source.typedAt(path);
  const list = adviceForList(issue, path, value, typed, words) ?? adviceForFacts(path, value, source);
  if (list) return list;
  if (typed && value === null && NOTE.test(typed.after)) return adviceForNote(typed, path, words);
  if (value === null || value === '') return { help: helpForEmpty(path) };
  const meant = typed ? meantValues(issue, value, typed.text, words) : [];
  const taken = [...new Set(meant)].filter((text) => text !== typed?.text && isTaken(schema, source.value, path, text));
  const days = issue.code === 'custom' && issue.params?.['rule'] === 'bad-date';
  const [first] = taken;
  if (typed && taken.length > 1 && days) {
    const readings = taken.map((day) => `\`${lineWith(typed, day)}\``);
    return { help: `Write ${readings.join(', or ')}, whichever is meant.` };
  }
  if (typed && first !== undefined)
    return {
      help: `Write \`${lineWith(typed, first)}\`.`,
      ...(isSure(issue, value, first) && { mend: { actual: typed.text, expected: first } }),
    };
  const alone = typed || issue.code !== 'invalid_type' || issue.expected !== 'string' ? undefined : aloneIn(value);
  if (alone !== undefined && isTaken(schema, source.value, path, alone)) return { help: helpForAlone(path, alone) };
  const help = helpOf(issue, path, value);
  return help === undefined ? {} : { help };
}

/** What to do about a list that was typed as a text: with blanks between its entries, behind a `#`, or with other signs than hyphens. */
function adviceForList(
  issue: Issue,
  path: Path,
  value: unknown,
  typed: Typed | undefined,
  words: Words,
): Advice | undefined {
  const isList = issue.code === 'invalid_type' && issue.expected === 'array';
  const isEntry = issue.code === 'invalid_format' && typeof path.at(-1) === 'number';
  if (typeof value !== 'string') return undefined;
  const lines = isList && !typed ? entriesOfLines(value) : undefined;
  if (lines)
    return {
      help: `Put a hyphen and a blank before each entry, on a line of its own: ${lines.map((entry) => `\`- ${entry}\``).join(', ')}.`,
    };
  const entries = (isList || isEntry) && typed ? splitWords(value, words) : undefined;
  if (!typed || !entries || entries.length < 2) return undefined;
  const isBlock = isEntry && /^\s*-\s+$/.test(typed.before);
  if (isBlock) {
    const [first = '', ...others] = entries.map((entry) => `- ${entry}`);
    return {
      help: `Write \`${first}\`, and below it, on a line of its own, ${others.map((entry) => `\`${entry}\``).join(', ')}.`,
      mend: { actual: typed.text, expected: entries.join(`\n${typed.before}`) },
    };
  }
  const expected = isList ? `[${entries.join(', ')}]` : entries.join(', ');
  return { help: `Write \`${lineWith(typed, expected)}\`.`, mend: { actual: typed.text, expected } };
}

/** What to do about a value that is nothing but a note, behind its `#`: topics lose the sign, a text gets quotes. */
function adviceForNote({ before, after }: Typed, path: Path, words: Words): Advice {
  const note = after.trim();
  const topics = path.includes('tags')
    ? (splitWords(note, words) ?? [toKebab(note)].filter((one) => words.has(one)))
    : [];
  const written = typeof path.at(-1) === 'number' ? topics.join(', ') : `[${topics.join(', ')}]`;
  const quoted = /^#\S/.test(note)
    ? `If this is its value, write \`${before.trim()} ${quoteText(note)}\`. Otherwise, write`
    : 'Write';
  return {
    reason: 'all behind `#` is a note, so that it is empty',
    help:
      topics.length > 0
        ? `Write \`${before.trim()} ${written}\`.`
        : `${quoted} a value before the note, or take the line out if the field is not needed.`,
  };
}

/** What to do about facts that were typed below a name of their own. */
function adviceForFacts(path: Path, value: unknown, source: YamlSource): Advice | undefined {
  const facts = Object.entries(Object(value)).filter(([, inner]) => typeof inner === 'string');
  const isGroup = typeof value === 'object' && !Array.isArray(value) && path.length === 1 && facts.length > 0;
  if (!isGroup || source.placeOf(path).file !== FACTS_FILE || facts.some(([name]) => name.startsWith('{')))
    return undefined;
  const [first, ...others] = facts.map(
    ([name, inner]) => `\`${toKebab(`${path[0]}-${name}`)}: ${writeText(String(inner))}\``,
  );
  const rest = others.length > 0 ? `, and below it ${others.join(', ')}` : '';
  return {
    reason: 'a fact is one value',
    help: `Write ${first}${rest}, with no blanks before it, in place of all of it.`,
  };
}

/** Whether the schema takes a value in place of what stands at a path. */
function isTaken(schema: z.ZodType, root: unknown, path: Path, text: string): boolean {
  const document = parseDocument(text, { logLevel: 'silent' });
  if (document.errors.length > 0) return false;
  const value = toPlainValue(document);
  if (value === REFUSED) return false;
  const copy = withValue(root, path, value);
  const issues = schema.safeParse(copy).error?.issues ?? [];
  return !issues.some((other) => path.every((key, index) => other.path[index] === key));
}

/** A copy of a value in which another stands at a path. */
function withValue(value: unknown, [key, ...rest]: Path, inner: unknown): unknown {
  if (key === undefined) return inner;
  if (Array.isArray(value)) return value.map((entry, index) => (index === key ? withValue(entry, rest, inner) : entry));
  return { ...Object(value), [key]: withValue(Reflect.get(Object(value), key), rest, inner) };
}

function lineWith({ before, after }: Typed, text: string): string {
  return (before + text + after).trim();
}

/** One of several values is surely meant where only its case differs, or one letter. */
function isSure(issue: Issue, value: unknown, meant: string): boolean {
  if (SURE.test(issue.code)) return true;
  const typed = String(value).toLowerCase();
  return (
    typed === meant ||
    (Math.abs(typed.length - meant.length) <= 1 && (typed.startsWith(meant) || meant.startsWith(typed)))
  );
}

function helpForEmpty(path: Path): string {
  const name = path.findLast((key) => typeof key === 'string');
  return `Write a value behind ${typeof path.at(-1) === 'number' ? 'the hyphen' : `\`${name}:\``}, or take the line out if the field is not needed.`;
}

/** What to do about fields on lines of their own, one of which is the whole value. */
function helpForAlone(path: Path, text: string): string {
  const name = path.at(-1);
  const begin = typeof name === 'number' ? '-' : `${name}:`;
  return `Put the value alone behind \`${begin}\`, as in \`${begin} ${text}\`, and take the lines of its fields out.`;
}

function helpOf(issue: Issue, path: Path, value: unknown): string | undefined {
  const name = path.findLast((key) => typeof key === 'string') ?? '';
  const kinds = Object.entries(LAYOUTS).flatMap(([kind, layouts]) =>
    (layouts as readonly unknown[]).includes(value) ? [`\`${kind}\``] : [],
  );
  if (name === 'layout' && kinds.length > 0)
    return `\`${String(value)}\` is for sections of kind ${kinds.join(' or ')}; take one of those for this kind, or take the line out.`;
  if (issue.code !== 'invalid_type') return undefined;
  if (issue.expected === 'array')
    return `Write each entry of \`${name}\` on a line of its own below it, with \`- \` before it.`;
  if (issue.expected === 'object' && typeof path.at(-1) === 'number')
    return 'Write the fields of this entry as `name: value` behind its hyphen, one a line.';
  if (issue.expected === 'object')
    return `Write the fields of \`${name}\` on the lines below it, each as \`name: value\` with two blanks more before it.`;
  if (issue.expected === 'string' && Array.isArray(value)) return `Write one text behind \`${name}:\`, not a list.`;
  if (issue.expected === 'string') return 'Write the whole text in double quotes, on one line.';
  return undefined;
}
