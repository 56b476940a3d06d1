import { stripVTControlCharacters } from 'node:util';
import { describe, expect, test } from 'vitest';
import type { Finding } from '../../pipeline/findings/finding.ts';
import { toEnding, toText } from '../../pipeline/lint/formats/text.ts';
import { paint } from '../../pipeline/shared/terminal.ts';
import { told } from './told.ts';

const LINES: Readonly<Record<string, readonly string[]>> = {
  'content/a.md': ['one [two](/tow) three', '', 'published: soon'],
  'content/b.md': ['tags: [x]'],
};

describe('findings for a person', () => {
  test('stand errors first, each with its line, a mark and what to do', () => {
    const text = show([
      finding({
        file: 'content/a.md',
        line: 3,
        column: 12,
        severity: 'warning',
        message: '`soon`',
        help: 'Write a day.',
      }),
      finding({ file: 'content/b.md', line: 1, column: 8, severity: 'note', message: 'a note', help: 'Take it out.' }),
      finding({ file: 'content/b.md', line: 1, column: 1, message: 'field `tags`', help: 'Take it out.' }),
    ]);
    expect(text).toBe(
      [
        'content/b.md:1:1 error Cannot read this line: field `tags`  yaml-syntax',
        '  1 | tags: [x]',
        '    | ^^^^',
        '      → Take it out.',
        '        docs/messages.md#yaml-syntax',
        '',
        'content/a.md:3:12 warning Cannot read this line: `soon`  yaml-syntax',
        '  3 | published: soon',
        '    |            ^^^^',
        '      → Write a day.',
        '',
        'content/b.md:1:8 note Cannot read this line: a note  yaml-syntax',
        '  1 | tags: [x]',
        '    |        ^',
      ].join('\n'),
    );
  });

  test('mark a link up to the target that is named, and what a fix replaces as a whole', () => {
    const link = { message: 'Cannot find the page `/tow`', line: 1, column: 5 };
    const fix = { actual: '[two](/tow)', expected: '[two](/two)' };
    expect(show([finding(link)])).toContain(`\n    |     ${'^'.repeat('[two](/tow'.length)}\n`);
    expect(show([finding({ ...link, fix })])).toContain(`\n    |     ${'^'.repeat(fix.actual.length)}\n`);
  });

  test('say the same help once a file, and another one as well', () => {
    const text = show([
      finding({ line: 1 }),
      finding({ line: 3 }),
      finding({ line: 3, help: 'Or do this.' }),
      finding({ file: 'content/b.md' }),
    ]);
    expect(text.match(/→ .*/g)).toEqual(['→ Do this.', '→ Or do this.', '→ Do this.']);
  });

  test('are one where only what they quote and their numbers differ, with the places of the others', () => {
    const records = [
      finding({ line: 1, message: 'Cannot find `a` of 3' }),
      finding({ line: 2, message: 'Cannot find `b` of 12' }),
      finding({ line: 3, message: 'Cannot find `c` of 3', help: 'Do that.' }),
      finding({ line: 4, message: 'Cannot see `d` of 3' }),
      finding({ line: 5, message: 'Cannot find `e` of 3', rule: 'front-matter-field' }),
      finding({ line: 6, message: 'Cannot find `f` of 3', severity: 'warning' }),
      finding({ file: 'content/b.md', message: 'Cannot find `g` of 3' }),
    ];
    const heads = show(records).match(/^content.*$/gm);
    expect(heads?.map((head) => head.split(' ')[0])).toEqual([
      'content/a.md:1:1',
      'content/a.md:3:1',
      'content/a.md:4:1',
      'content/a.md:5:1',
      'content/b.md:1:1',
      'content/a.md:6:1',
    ]);
    expect(show(records).match(/and .*/g)).toEqual(['and 1 more like it: 2:1 `b`']);
  });

  test('name five of many places that are alike, and are shown one by one where that is asked for', () => {
    const records = Array.from({ length: 9 }, (_, index) => finding({ line: index + 1, message: 'A comment' }));
    expect(show(records)).toContain('\n      and 8 more like it: 2:1, 3:1, 4:1, 5:1, 6:1, …');
    const all = paint(toText(records, { ...around(80), showsAll: true }), false);
    expect([all.match(/A comment/g)?.length, all.includes('more like it')]).toEqual([9, false]);
  });

  test('say once where a rule is explained', () => {
    const text = show([finding({ line: 1 }), finding({ line: 3, help: 'Or do this.' })]);
    expect(text).toContain('\n      → Do this.\n        docs/messages.md#yaml-syntax\n');
    expect(text.match(/docs\/messages/g)).toHaveLength(1);
  });

  test.each([
    ['a file that is not there', { file: 'content/none.md' }],
    ['a line that is not there', { line: 40 }],
    ['an empty line', { line: 2 }],
  ])('stand without a frame for %s', (_what, place) => {
    expect(show([finding(place)]).split('\n')).toHaveLength(3);
  });

  test('have the colors of their weight, and no others where there are none', () => {
    const text = paint(toText([finding({})], around(80)), true);
    expect([text.includes('\u001B[31m'), stripVTControlCharacters(text)]).toEqual([true, show([finding({})])]);
  });
});

describe('the end of a check', () => {
  const placeholder = finding({ rule: 'placeholder-left', severity: 'warning' });

  const unconfirmed = finding({ rule: 'unconfirmed-sentence', severity: 'warning' });
  const LISTS = '(`npm run check -- --placeholders` lists them)';
  const SHOWS = '(`npm run check -- --all` shows each)';
  const others = [finding({ severity: 'note', file: 'content/b.md' }), finding({ severity: 'warning' })];
  const listed = [placeholder, { ...placeholder, line: 2 }];

  test.each([
    ['nothing', [], 'No findings.'],
    ['one error', [finding({})], '1 error in 1 file'],
    ['several', [finding({}), ...others], '1 error, 1 warning, 1 note in 2 files'],
    ['placeholders', [placeholder, placeholder, finding({})], `2 placeholders are left ${LISTS}\n\n1 error in 1 file`],
    [
      'a sentence to confirm',
      [placeholder, unconfirmed],
      `1 placeholder and 1 unconfirmed sentence are left ${LISTS}\n\nNo findings.`,
    ],
    ['placeholders only', [placeholder], `1 placeholder is left ${LISTS}\n\nNo findings.`],
    ['findings that are alike', [1, 2].map((line) => finding({ line })), `1 error at 2 places in 1 file ${SHOWS}`],
    ['placeholders before a launch', [{ ...placeholder, severity: 'error' as const }], '1 error in 1 file'],
  ])('counts %s', (_what, records, text) => {
    expect(paint(toEnding(records, false), false)).toBe(text);
  });

  test('counts placeholders that are listed', () => {
    expect(paint(toEnding(listed, true), false)).toBe(`1 warning at 2 places in 1 file ${SHOWS}`);
  });
});

interface Values extends Partial<Finding> {
  readonly message?: string;
  readonly help?: string;
}

function finding({ message = 'A sentence', help = 'Do this.', ...other }: Values): Finding {
  return told(message, help, other);
}

function around(width: number) {
  return { linesOf: (file: string) => LINES[file], width };
}

function show(records: readonly Finding[]): string {
  return paint(toText(records, around(80)), false);
}
