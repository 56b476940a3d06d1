import { describe, expect, test } from 'vitest';
import { fixOfTarget } from '../../pipeline/lint/site/report-broken-links.ts';
import { onlyNear } from '../../pipeline/shared/nearest.ts';

describe('a link', () => {
  test.each([
    ['[x](/tow)', '[x](/tow', '[x](/two'],
    ['[x](/tow "title")', '[x](/tow', '[x](/two'],
    ['[x]( </tow> )', '[x]( </tow', '[x]( </two'],
    ['[/tow](/tow)', '[/tow](/tow', '[/tow](/two'],
    ['[![a](b.png)](/tow)', '[![a](b.png)](/tow', '[![a](b.png)](/two'],
    ['[*a* [b]](/tow)', '[*a* [b]](/tow', '[*a* [b]](/two'],
    ['<a class="b" href="/tow">', '<a class="b" href="/tow', '<a class="b" href="/two'],
    ['</tow>', '</tow', '</two'],
    ['/tow', '/tow', '/two'],
    ['/tow }', '/tow', '/two'],
    ['"/tow", utm: x', '"/tow', '"/two'],
    ['/tower', undefined, undefined],
    ['[x](/tower)', undefined, undefined],
    ['[x][tow] [y](/tow)', undefined, undefined],
    ['[x]({{ fact }}/tow)', undefined, undefined],
    ['[x]', undefined, undefined],
  ])('as %s', (typed, actual, expected) => {
    const place = { file: 'a.md', line: 2, column: 4 };
    expect(fixOfTarget(`\nis ${typed}\n`, place, '/tow', '/two')).toEqual(actual && { actual, expected });
  });

  test('in a file that is not known has no mend', () => {
    expect(fixOfTarget(undefined, { file: 'a.md', line: 1, column: 1 }, '/tow', '/two')).toBeUndefined();
  });
});

test.each([
  ['/faqq', '/faq'],
  ['/fa', '/faq'],
  ['/fax', '/faq'],
  ['/abuot', '/about'],
  ['/x', undefined],
  ['/one', undefined],
  ['/tonee', '/tone'],
  ['/onc', undefined],
])('what is a slip away from %s is %s', (name, neighbor) => {
  expect(onlyNear(name, ['/faq', '/about', '/one', '/ones', '/once', '/tone'])).toBe(neighbor);
});
