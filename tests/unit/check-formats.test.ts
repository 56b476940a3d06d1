import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { messageOf, type Finding } from '../../pipeline/findings/finding.ts';
import { endOfPlace } from '../../pipeline/lint/formats/end-of-place.ts';
import { toGithubLines, toJsonLines } from '../../pipeline/lint/formats/for-programs.ts';
import { findingsInHidden } from '../../pipeline/lint/formats/hidden.ts';
import type { Severity } from '../../pipeline/findings/rule.ts';
import { fileAt } from '../../pipeline/findings/message.ts';
import { findingsOf } from '../../pipeline/findings/report.ts';
import { told } from './told.ts';

const PLAIN: Finding = {
  file: path.join('content', 'a b.md'),
  line: 3,
  column: 7,
  severity: 'error',
  rule: 'missing-page',
  parameters: { target: '/tow', nearest: '/two' },
};
const MESSAGE = 'Cannot find the page `/tow`; did you mean `/two`';
const ADVICE = 'Put `/two` in its place, or another address of this site.';
const FIX = { actual: '[a\nb](/tow)', expected: '[a\nb](/two)' };
const FIXABLE: Finding = { ...PLAIN, severity: 'warning', fix: FIX };
const SUGGESTED: Finding = { ...PLAIN, severity: 'warning', suggestion: FIX };
const NOTE: Finding = { ...PLAIN, severity: 'note', rule: 'external-image', parameters: { target: '/tow' } };

const NO_LINES = () => undefined;
const TAB = { line: 'tags: [a]' };

describe('a finding', () => {
  test('carries its fix, and nothing where there is none', () => {
    const file = fileAt('a.md');
    const fix = { actual: 'tow', expected: 'two' };
    file.message('yaml-tab', { line: 1, column: 1 }, TAB, fix);
    file.message('yaml-tab', { line: 2, column: 1 }, TAB);
    expect(findingsOf(file.messages).map((finding) => finding.fix)).toEqual([fix, undefined]);
  });

  test('is reported once at one place', () => {
    const file = fileAt('a.md');
    for (const line of [1, 1, 2]) file.message('yaml-tab', { line, column: 1 }, TAB);
    expect(findingsOf(file.messages).map(({ line }) => line)).toEqual([1, 2]);
  });

  test('as JSON has its place, with its end where that is known, its rule, its words and its fix', () => {
    const { parameters: _, ...place } = PLAIN;
    const words = { message: MESSAGE, help: ADVICE, url: 'docs/messages.md#missing-page' };
    expect(JSON.parse(toJsonLines([PLAIN, FIXABLE, SUGGESTED], NO_LINES).join('\n'))).toEqual([
      { ...place, ...words },
      { ...place, endLine: 4, endColumn: 9, ...words, severity: 'warning', mend: FIX },
      { ...place, endLine: 4, endColumn: 9, ...words, severity: 'warning', suggestion: FIX },
    ]);
  });
});

test.each([
  ['[x](/tow) and', { endLine: 3, endColumn: 15 }],
  ['/tow/x', { endLine: 3, endColumn: 11 }],
  ['another /tow', undefined],
])('what a finding names ends where it stands in `%s`', (rest, end) => {
  expect(endOfPlace(PLAIN, () => ['', '', `      ${rest}`])).toEqual(end);
});

describe('workflow commands of GitHub', () => {
  test('are one line each, with place, rule, sentence, help and where the rule is explained', () => {
    expect(toGithubLines([PLAIN, FIXABLE, NOTE], NO_LINES)).toEqual([
      `::error file=content/a b.md,line=3,col=7,title=missing-page::${MESSAGE}%0A${ADVICE}%0Adocs/messages.md#missing-page`,
      `::warning file=content/a b.md,line=3,col=7,endLine=4,endColumn=9,title=missing-page::${MESSAGE}%0A${ADVICE}%0Adocs/messages.md#missing-page`,
      expect.stringMatching(
        /^::notice file=content\/a b\.md,line=3,col=7,title=external-image::[^\n]*#external-image$/,
      ),
    ]);
  });

  test('escape what would end a property or a command', () => {
    const file = path.join('content', '1,5%: x.md');
    const finding = told('100%\r\n::error::no, not: this', 'Do this.', { file, line: 3, column: 7 });
    expect(toGithubLines([finding], NO_LINES)).toEqual([
      '::error file=content/1%2C5%25%3A x.md,line=3,col=7,title=yaml-syntax::Cannot read this line: 100%25%0D%0A::error::no, not: this%0ADo this.%0Adocs/messages.md#yaml-syntax',
    ]);
  });
});

describe('what is found in a file that is not published yet', () => {
  const at = (file: string, message: string, severity: Severity = 'note'): Finding =>
    told(message, 'Do this.', { file, severity });
  const hidden = new Map([
    ['draft.md', { reason: 'draft' }],
    ['later.md', { reason: 'waiting', day: '2026-12-01' }],
  ] as const);

  test('is a warning that says when it will be an error', () => {
    const found = findingsInHidden(
      {
        drafts: [at('draft.md', 'A', 'warning'), at('draft.md', 'C')],
        days: [
          {
            day: '2026-12-01',
            findings: [at('later.md', 'B', 'error'), at('other.md', 'D', 'error'), at('other.md', 'E')],
          },
          { day: '2026-12-24', findings: [at('later.md', 'B', 'error'), at('later.md', 'F', 'error')] },
        ],
      },
      [],
      hidden,
    );
    expect(found.map((one) => [messageOf(one).replace('Cannot read this line: ', ''), one.severity])).toEqual([
      ['B (waits for 2026-12-01: an error from that day on)', 'warning'],
      ['D (an error from 2026-12-01 on)', 'warning'],
      ['F (an error from 2026-12-24 on)', 'warning'],
      ['A', 'warning'],
      ['C', 'note'],
    ]);
  });

  test('is not told twice, nor what stands in files that drafts have nothing to do with', () => {
    const known = [at('draft.md', 'A', 'error'), at('other.md', 'C', 'error')];
    const drafts = [at('draft.md', 'A', 'error'), at('other.md', 'B', 'error')];
    const days = [{ day: '2026-12-01', findings: [at('other.md', 'C', 'error')] }];
    expect(findingsInHidden({ drafts, days }, known, hidden)).toEqual([]);
  });
});
