import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { loadFields } from '../../pipeline/site/fields/load-fields.ts';
import { linter } from '../../pipeline/lint/linter.ts';
import { fileAt } from '../../pipeline/findings/message.ts';
import { findingsOf } from '../../pipeline/findings/report.ts';
import { line, day } from '../../pipeline/content/schema/common.ts';
import type { AnyParameters } from '../../pipeline/findings/rule.ts';
import { readFindings } from './read-findings.ts';

const talk = z.strictObject({ held: day, again: z.array(day).optional() });
const schema = z.strictObject({
  first: talk.optional(),
  talks: z.array(talk).optional(),
  by_name: z.record(z.string(), talk).optional(),
  either: z.union([line, talk]).optional(),
});

describe('a value', () => {
  test('that is right is returned as the schema makes it', () => {
    expect(check('first: { held: 2025-10-06 }')).toEqual({ findings: [], data: { first: { held: '2025-10-06' } } });
  });

  test.each([
    ['first: { held: 2025-02-30 }', '1:16 bad-date first.held: February 2025 has 28 days'],
    ['talks: [{ held: 2025-13-01 }]', '1:17 bad-date talks.held: there is no month 13'],
    ['talks: [{ held: 20251006 }]', '1:17 bad-date talks.held: expected a day as YYYY-MM-DD'],
    [
      'first:\n  held: 2025-10-06\n  again: [2025-10-07, 2025-10-32]',
      '3:23 bad-date first.again, entry 2: October 2025 has 31 days',
    ],
    ['by_name: { a: { held: 2025-04-31 } }', '1:23 bad-date by_name.a.held: April 2025 has 30 days'],
    ['either: { held: soon }', '1:17 bad-date either.held: expected a day as YYYY-MM-DD'],
  ])('with a day that does not exist is refused at its place, however deep: %j', (text, finding) => {
    expect(check(text)).toEqual({ findings: [finding], data: undefined });
  });

  test.each([
    ['first: {}', '1:8 front-matter-missing first.held'],
    ['first: { held: 2025-10-06, agian: [] }', '1:28 front-matter-unknown first.agian; again'],
    ['either: { held: 2025-10-06, hedl: 1 }', '1:29 front-matter-unknown either.hedl; held'],
    ['either: { agian: [] }', '1:11 front-matter-unknown either.agian; again\n1:9 front-matter-missing either.held'],
    ['either: 4', '1:9 front-matter-field either: expected text, not 4'],
  ])('that is wrong in another way is said to be so: %j', (text, findings) => {
    expect(check(text)).toEqual({ findings: findings.split('\n'), data: undefined });
  });
});

test('a line that cannot be read is the only finding, and nothing is published', () => {
  const file = fileAt('a.yaml');
  const text = "either: 'x'y'\nother: 1";
  const loaded = loadFields({ file, text, linesAbove: 0, fields: schema }, linter);
  expect(loaded).toBeUndefined();
  expect(readFindings(findingsOf(file.messages)).map(({ line: row, rule }) => `${row} ${rule}`)).toEqual([
    '1 yaml-quotes',
  ]);
});

/** The findings of a text, in the words of a list rather than of a sentence. */
function check(text: string): { findings: string[]; data: unknown } {
  const file = fileAt('a.yaml');
  const loaded = loadFields({ file, text, linesAbove: 0, fields: schema }, linter);
  const findings = file.messages.map(({ rule, place: { line: row, column }, values }) => {
    const { field, reason, nearest }: AnyParameters = typeof values === 'function' ? values() : values;
    const rest = [reason && `: ${reason.replaceAll('`', '')}`, nearest && `; ${nearest}`].filter(Boolean).join('');
    return `${row}:${column} ${rule} ${field}${rest}`;
  });
  return { findings: findings.toSorted(), data: loaded?.fields };
}
