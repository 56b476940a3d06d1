import { expect, test } from 'vitest';
import { isIncomplete } from '../../pipeline/markdown/outside-address.ts';
import { compileText } from './compile-text.ts';

test('a range with a tilde is published as it is typed', () => {
  expect(compileText('Doses of 3~5 mg, then 6~8 mg.').html).toBe('<p>Doses of 3~5 mg, then 6~8 mg.</p>');
});

test.each([
  'https://münchen.example/x',
  'https://[2001:db8::1]/',
  'https://me@example.org:80/?a=b',
  'https://web.archive.org/web/2020/https://example.org/',
  'mailto:a@example.org,b@example.org?subject=Hello',
])('%s is a whole address', (address) => {
  expect(isIncomplete(address)).toBe(false);
});

test('an address with umlauts stays whole, however many were read before', () => {
  const answers = new Set(Array.from({ length: 30_000 }, () => isIncomplete('https://münchen.example/x')));
  expect([...answers]).toEqual([false]);
});
