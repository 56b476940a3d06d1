import { slugOfWords } from '../../content/slug.ts';
import type { FieldsText } from '../../site/fields/load-fields.ts';
import { knownFields, namesAbove, type KnownFields } from '../fields/known-fields.ts';
import { type Mistake } from './mistake.ts';
import { indentOf, isBlankOrComment, isInText, isPlaced, linesBelow, quoteText, readLine } from './yaml-line.ts';

/** A hyphen without its blank, or another sign in its place, and the entry behind it. */
const BULLET = /^\s*(?:(-)(?=[^\s-])|([–—−‐‑•▪◦])[ \t\u00a0]*|([*+·])[ \t\u00a0]+)(.*)$/u;
/** A name behind a hash sign, as social networks write a topic. */
const HASH_NAME = /(?:^|[\s,["'])#[\p{L}\p{N}]/u;

/**
 * Reports lines of lists that YAML may take for something else without an error: entries that begin otherwise than with
 * a hyphen and a blank, and names behind hash signs. Returns whether there are any.
 */
export function reportListLines({ text, file, fields, linesAbove }: FieldsText<unknown>): boolean {
  const lines = text.split('\n').map((line) => line.replace(/\r$/, ''));
  const found = [...lines.keys()].flatMap((index) => {
    if (!isPlaced(lines, index) || isInText(lines, index)) return [];
    return wrongEntry(lines, index, knownFields(fields)) ?? hashNames(lines, index, knownFields(fields)) ?? [];
  });
  for (const { rule, line, column, values, fix } of found)
    file.message(rule, { line: line + linesAbove + 1, column }, values, fix);
  return found.length > 0;
}

function wrongEntry(lines: readonly string[], index: number, known: KnownFields): Mistake | undefined {
  const typed = lines[index] ?? '';
  const [, hyphen, dash, star, rest = ''] = BULLET.exec(typed.trimEnd()) ?? [];
  const sign = hyphen ?? dash ?? star;
  const column = indentOf(typed);
  if (sign === undefined || rest.startsWith('- ') || !isEntryExpected(lines, index, known)) return undefined;
  const below = linesBelow(lines, index, column + 1);
  // What belongs to the entry moves with it if it begins one blank behind the hyphen.
  const moved = below.some((line) => indentOf(lines[line]) === column + 1) ? below : [];
  const entry = `- ${rest.startsWith('{{') ? quoteText(rest) : rest}`;
  const others = lines.slice(index + 1, (moved.at(-1) ?? index) + 1);
  const fix = {
    actual: [typed.trim(), ...others].join('\n').trimEnd(),
    expected: [entry, ...others.map((line) => (line === '' ? line : ` ${line}`))].join('\n').trimEnd(),
  };
  const further = moved.length > 0 && { further: String(moved.length) };
  const values = { sign, entry: typed.trim(), line: ' '.repeat(column) + entry, ...further };
  return { rule: 'yaml-entry', line: index, column: column + 1, values, fix };
}

/** Tells whether an entry of a list must stand in a line: beside another, or below the name of a list. */
function isEntryExpected(lines: readonly string[], index: number, known: KnownFields): boolean {
  const column = indentOf(lines[index]);
  const above = lines.findLastIndex((line, at) => at < index && !isBlankOrComment(line) && indentOf(line) <= column);
  const { dashes, key, value } = readLine(lines[above] ?? '');
  if (above < 0) return known.isList([]);
  if (dashes !== '' && indentOf(lines[above]) === column) return true;
  return key !== undefined && value === '' && known.isList([...namesAbove(lines, above), key]);
}

function hashNames(lines: readonly string[], index: number, known: KnownFields): Mistake | undefined {
  const { key, dashes, before, value: typed } = readLine(lines[index] ?? '');
  const value = typed.replace(/(?<=\])\s*#.*$/, '');
  if (!HASH_NAME.test(value) || (key === undefined && dashes === '')) return undefined;
  const path = [...namesAbove(lines, index), ...(key === undefined ? [] : [key])];
  const words = value.replace(/[[\]"']/g, '').split(/[#,;]/);
  const names = words.map((word) => slugOfWords(word.replace(/(?<=\p{Ll})(?=\p{Lu})/gu, '-'))).filter(Boolean);
  if (!known.isNameList(path) || names.length === 0 || (key === undefined && names.length > 1)) return undefined;
  const expected = key === undefined ? names.join('') : `[${names.join(', ')}]`;
  const values = { sign: '#', lost: value, write: (before + expected).trim(), isNames: 'yes' };
  return { rule: 'yaml-cut', line: index, column: before.length + 1, values, fix: { actual: value, expected } };
}
