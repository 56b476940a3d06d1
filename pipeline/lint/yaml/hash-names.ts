import { slugOfWords } from '../../content/slug.ts';
import type { FieldsText } from '../../compile/fields/read-fields.ts';
import { knownFields, namesAbove } from '../fields/known-fields.ts';
import type { Report } from '../report.ts';
import type { Meant } from './suggestion.ts';
import { beforeValue, isPlaced, readLine } from './yaml-line.ts';

/** A name behind a hash sign, as social networks write a topic. */
const HASH_NAME = /(?:^|[\s,["'])#[\p{L}\p{N}]/u;
/** A note behind a list. */
const NOTE = /(?<=\])\s*#.*$/;
const NAME = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/**
 * Reports names behind hash signs in lists of names, where YAML reads notes; returns the text as it was meant,
 * undefined if there are none.
 */
export function reportHashNames(
  { text, file, fields, linesAbove }: FieldsText<unknown>,
  { report }: Report,
): Meant | undefined {
  if (!HASH_NAME.test(text)) return undefined;
  const lines = text.split('\n');
  const guessed = new Set<number>();
  const meant = lines.map((typed, index) => {
    const line = readLine(typed);
    const value = line.value.replace(NOTE, '');
    if (!HASH_NAME.test(value) || (line.key === undefined && line.dashes === '') || !isPlaced(lines, index))
      return typed;
    const path = [...namesAbove(lines, index), ...(line.key === undefined ? [] : [line.key])];
    const names = knownFields(fields).isNameList(path) ? namesIn(value) : [];
    const isRight = names.length > 0 && names.every((name) => NAME.test(name));
    if (!isRight || (line.key === undefined && names.length > 1)) return typed;
    const before = line.key === undefined ? beforeValue(line) : `${beforeValue(line).trimEnd()} `;
    const expected = line.key === undefined ? names.join('') : `[${names.join(', ')}]`;
    const place = { file, line: index + linesAbove + 1, column: beforeValue(line).length + 1 };
    const write = (before + expected).trim();
    report('yaml-cut', place, { sign: '#', lost: value, write, isNames: 'yes' }, { actual: value, expected });
    guessed.add(place.line);
    return before + expected;
  });
  return guessed.size > 0 ? { text: meant.join('\n'), guessed } : undefined;
}

function namesIn(value: string): string[] {
  const words = value.replace(/[[\]"']/g, '').split(/[#,;]/);
  const apart = words.map((word) => word.trim().replace(/(?<=\p{Ll})(?=\p{Lu})/gu, '-'));
  return apart.filter((word) => word !== '').map(slugOfWords);
}
