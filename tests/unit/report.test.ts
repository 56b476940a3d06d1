import { describe, expect, test } from 'vitest';
import type { Place } from '../../pipeline/findings/finding.ts';
import { message } from '../../pipeline/findings/message.ts';
import { findingsOf } from '../../pipeline/findings/report.ts';

const at = (line: number, column: number, file = 'a.md'): Place => ({ file, line, column });

describe('a finding that explains a span', () => {
  const told = { tag: '<b x=>', broken: 'yes' } as const;
  const messages = [
    { ...message('html-unknown', at(2, 3), told), explains: [{ from: at(2, 3), to: at(3, 1) }] },
    ...[at(2, 2), at(2, 3), at(2, 9), at(3, 1), at(3, 2), at(2, 9, 'b.md')].map((place) =>
      message('invisible-sign', place, { sign: 'soft hyphen U+00AD', count: '1' }),
    ),
    message('html-unknown', at(2, 9), told),
  ];

  test('is the only one there, whatever was found before or after it, but for others of its own rule', () => {
    expect(findingsOf(messages).map(({ rule, file, line, column }) => `${file}:${line}:${column} ${rule}`)).toEqual([
      'a.md:2:2 invisible-sign',
      'a.md:2:3 html-unknown',
      'a.md:2:9 html-unknown',
      'a.md:3:2 invisible-sign',
      'b.md:2:9 invisible-sign',
    ]);
  });

  test('is an error if it explains one, and the first of two that explain each other', () => {
    const spans = [{ from: at(1, 1), to: at(1, 9) }];
    const found = findingsOf([
      { ...message('html-unknown', at(1, 1), told), explains: spans },
      { ...message('link-form', at(1, 2), { kind: 'link', what: '[a] (b)' }), explains: spans },
      message('unknown-fact', at(1, 5), { name: 'a' }),
      message('html-unknown', at(2, 1), told),
    ]);
    expect(found.map(({ line, rule, severity }) => `${line} ${severity} ${rule}`)).toEqual([
      '1 error html-unknown',
      '2 warning html-unknown',
    ]);
  });
});
