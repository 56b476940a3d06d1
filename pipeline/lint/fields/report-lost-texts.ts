import type * as z from 'zod';
import type { Place, Report } from '../report.ts';
import { textInCurly } from '../yaml/curly-quotes.ts';
import { quoteText } from '../yaml/quote-text.ts';
import { beforeValue, readLine } from '../yaml/yaml-line.ts';
import { knownFields } from './known-fields.ts';
import { lostTexts, type LostText } from './lost-text.ts';
import type { FieldsText } from '../../compile/fields/read-fields.ts';
import { reportCurly } from './report-curly.ts';
import type { ParsedYaml } from '../../compile/yaml/yaml.ts';
import { placesIn } from '../../compile/yaml/yaml-source.ts';

/** A number, a day or a boolean; a `#` after it begins a comment. */
const NO_TEXT = /^(?:[-+]?[\d.,]+|\d{4}-\d\d-\d\d|true|false)$/;

/**
 * Reports what a parsed text would lose silently; returns the lines of the affected values. Reports nothing in lines in
 * `guessed`.
 */
export function reportLostTexts(
  { document }: ParsedYaml,
  source: FieldsText<unknown>,
  report: Report,
  guessed: ReadonlySet<number> = new Set(),
): number[] {
  const { text, file, linesAbove, fields } = source;
  const found = lostTexts(document, text);
  if (found.length === 0) return [];
  const placeAt = placesIn(text, file, linesAbove);
  const all = found.filter((one) => !guessed.has(placeAt(one.offset).line) && !isMeant(one, text, fields));
  const [curly, lost] = [true, false].map((isCurly) => all.filter(({ kind }) => kind.startsWith('curly') === isCurly));
  for (const one of lost ?? []) reportLost(one, text, placeAt(one.offset), report);
  const ofLost = (lost ?? []).flatMap(({ start, offset }) => {
    const [one, other] = [placeAt(start).line, placeAt(offset).line];
    return Array.from({ length: Math.abs(other - one) + 1 }, (_, index) => Math.min(one, other) + index);
  });
  return [...ofLost, ...(curly?.length ? reportCurly(curly, source, report) : [])];
}

/**
 * Tells whether a comment after a value is meant as one: it follows two blanks, or the field is not text; or whether
 * quotation marks are, as a part of a text.
 */
function isMeant({ kind, offset, path }: LostText, text: string, fields: z.ZodType): boolean {
  const names = path.filter((part) => typeof part === 'string');
  if (kind === 'curly') return knownFields(fields).isFreeText(names);
  if (kind !== 'comment') return false;
  const { value } = readLine(lineAt(text, offset).slice(0, columnOf(text, offset)));
  if (NO_TEXT.test(value.trim()) || /(?:\t|[ ]{2})# $/.test(text.slice(offset - 2, offset + 2))) return true;
  return !knownFields(fields).isFreeText(names);
}

function reportLost({ kind, offset, text: lost }: LostText, text: string, place: Place, { report }: Report): void {
  if (kind === 'escape') return report('yaml-escape', place, { escape: lost });
  if (kind === 'entry') return report('yaml-cut', place, { sign: '-', lost, ...entryIn(text, offset) });
  const line = readLine(lineAt(text, offset));
  const before = beforeValue(line);
  const isWhole = before.length <= columnOf(text, offset) && line.value !== '' && !/^[[{"']/.test(line.value);
  const sign = lost.charAt(0);
  if (!isWhole) return report('yaml-cut', place, { sign, lost });
  const inCurly = textInCurly(line.value);
  const [actual, expected] = [line.value, quoteText(inCurly ?? line.value)];
  if (inCurly !== undefined) {
    const said = {
      reason: 'curly',
      text: actual,
      mark: actual.charAt(0),
      write: (before + expected).trimStart(),
    } as const;
    return report('yaml-quotes', { ...place, column: before.length + 1 }, said, { actual, expected });
  }
  const values = { sign, lost, write: (before + expected).trimStart() };
  // What follows `# ` may be a comment, which must not be quoted as text.
  const fix = lost.startsWith('# ') ? undefined : { actual, expected };
  return report('yaml-cut', { ...place, column: before.length + 1 }, values, fix);
}

/** Returns the line of an entry that is indented too far, if the text above it is an entry itself. */
function entryIn(text: string, offset: number): { readonly line?: string } {
  const lines = text.slice(0, offset).split('\n').slice(0, -1);
  const above = lines.map(readLine).findLast(({ dashes, key }) => dashes !== '' || key !== undefined);
  return above === undefined || above.dashes === '' ? {} : { line: above.indent + lineAt(text, offset).trim() };
}

function lineAt(text: string, offset: number): string {
  const [line = ''] = text.slice(text.lastIndexOf('\n', offset - 1) + 1).split(/\r?\n/, 1);
  return line.trimEnd();
}

function columnOf(text: string, offset: number): number {
  return offset - text.lastIndexOf('\n', offset - 1) - 1;
}
