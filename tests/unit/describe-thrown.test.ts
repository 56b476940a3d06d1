import { expect, test } from 'vitest';
import { describeThrown } from '../../renderer/islands/scripts/notices/describe-thrown.ts';

test.each([
  ['an error', new Error('The index is gone'), 'The index is gone'],
  ['an error of a kind', new TypeError('x is not a function'), 'x is not a function'],
  ['an error without a message', new RangeError(), 'RangeError'],
  ['an exception of the browser', new DOMException('refused', 'NotAllowedError'), 'refused'],
  ['an answer', new Response(null, { status: 404, statusText: 'Not Found' }), '404 Not Found'],
  ['an answer without a status text', new Response(null, { status: 503 }), '503'],
  ['a text', 'out of paper', 'out of paper'],
  ['a number', 42, '42'],
  ['an object', {}, '[object Object]'],
  ['an object that can say what it is', new URL('https://example.com/a'), 'https://example.com/a'],
  ['null', null, 'null'],
  ['nothing', undefined, 'undefined'],
])('what is thrown is described: %s', (_what, value, expected) => {
  expect(describeThrown(value)).toBe(expected);
});
