import type { FieldsText } from '../../compile/fields/read-fields.ts';
import { knownFields, namesAbove } from '../fields/known-fields.ts';
import type { Report } from '../report.ts';
import { quoteText } from './quote-text.ts';
import { isInText, linesBelow } from './indentation.ts';
import type { Meant } from './suggestion.ts';
import { indentOf, isBlankOrComment, isPlaced, nextContentLine, readLine } from './yaml-line.ts';

/** A hyphen without its blank, or another sign in its place, and the entry behind it. */
const BULLET = /^([-–—−‐‑•·▪◦*+])([ \t\u00a0]*)(?=[^\s-])(.*)$/u;
const FIELD = /^\s*-[a-z]\w*:(?=\s)/;
const NEEDS_BLANK = /[*+·]/;

/** Reports entries of lists that begin otherwise than with a hyphen and a blank; returns the text as it was meant. */
export function reportEntries(
  { text, file, fields, linesAbove }: FieldsText<unknown>,
  { report }: Report,
): Meant | undefined {
  const lines = text.split('\n');
  const guessed = new Set<number>();
  for (const [index, typed] of lines.entries()) {
    const indent = ' '.repeat(indentOf(typed));
    const [, sign = '', blanks = '', entry = ''] = BULLET.exec(typed.slice(indent.length).trimEnd()) ?? [];
    const isOther = sign !== '' && !(sign === '-' ? blanks : NEEDS_BLANK.test(sign) && !blanks);
    if (!isOther || isOneOfFields(lines, index) || !isEntryExpected(lines, index, fields)) continue;
    const below = linesBelow(lines, index, indent.length + 1);
    const isNarrow = below.some((line) => indentOf(lines[line]) === indent.length + 1);
    const moved = isNarrow ? below : [];
    const line = `${indent}- ${entry.startsWith('{{') ? quoteText(entry) : entry}`;
    const last = moved.at(-1) ?? index;
    const written = lines.slice(index, last + 1).map((old, at) => {
      if (at === 0) return line;
      return moved.includes(index + at) ? ` ${old}` : old;
    });
    const actual = lines
      .slice(index, last + 1)
      .join('\n')
      .replaceAll('\r', '')
      .trimEnd()
      .slice(indent.length);
    const expected = written.join('\n').replaceAll('\r', '').trimEnd().slice(indent.length);
    const place = { file, line: index + linesAbove + 1, column: indent.length + 1 };
    const further = moved.length > 0 && { further: String(moved.length) };
    report('yaml-entry', place, { sign, entry: typed.trim(), line, ...further }, { actual, expected });
    lines.splice(index, written.length, ...written);
    for (const at of [index, ...moved]) guessed.add(at + linesAbove + 1);
  }
  return guessed.size > 0 ? { text: lines.join('\n'), guessed } : undefined;
}

/** Tells whether a line beside it begins with the hyphen of the same entry and another field's name. */
function isOneOfFields(lines: readonly string[], index: number): boolean {
  const own = FIELD.exec(lines[index] ?? '')?.[0];
  const others = [index - 1, index + 1].map((at) => FIELD.exec(lines[at] ?? '')?.[0]);
  return own !== undefined && others.some((other) => other !== undefined && other !== own);
}

/** Tells whether an entry of a list must stand in a line: beside another, or below the name of a list. */
function isEntryExpected(lines: readonly string[], index: number, fields: FieldsText<unknown>['fields']): boolean {
  const column = indentOf(lines[index]);
  if (!isPlaced(lines, index) || isInText(lines, index, column)) return false;
  const above = lines.findLastIndex((line, at) => at < index && !isBlankOrComment(line) && indentOf(line) <= column);
  const before = readLine(lines[above] ?? '');
  if (above < 0) return knownFields(fields).isList([]);
  if (before.dashes !== '' && indentOf(lines[above]) === column) return true;
  const isFirst = nextContentLine(lines, index - 1, -1) === above && before.key !== undefined && before.value === '';
  return isFirst && knownFields(fields).isList([...namesAbove(lines, above), before.key ?? '']);
}
