import { expect, test } from 'vitest';
import { saysAddress } from '../../pipeline/shared/address-text.ts';
import { compileText } from './compile-text.ts';

test.each([
  ['https://example.org', 'https://example.org/'],
  ['example.org', 'https://www.Example.org/'],
  ['www.example.org/a', 'http://example.org/a/'],
  ['Example.org/a b', 'https://example.org/a%20b'],
  ['//example.org', 'https://example.org'],
  ['ada@example.org', 'mailto:ada@example.org'],
  ['mailto:ada@example.org', 'mailto:ada@example.org?subject=Hello'],
  ['+39 02 1234-56', 'tel:+3902123456'],
])('%s says the address %s', (words, address) => {
  expect(saysAddress(words, address)).toBe(true);
});

test.each([
  ['example.org', 'https://example.org/a'],
  ['example.org/A', 'https://example.org/a'],
  ['our site', 'https://example.org'],
  ['bob@example.org', 'mailto:ada@example.org'],
  ['02 1234', 'tel:+39021234'],
  ['Call +39 02 1234', 'tel:+39021234'],
  ['', 'https://example.org'],
])('%j does not say the address %s', (words, address) => {
  expect(saysAddress(words, address)).toBe(false);
});

test.each([
  ['Ask www.example.org now.', true],
  ['Ask <https://example.org/> now.', true],
  ['Ask [**example.org**](https://example.org) now.', true],
  ['Ask [us](https://example.org) now.', false],
])('a link in a text is marked if its words are its address, for print: %s', (text, isMarked) => {
  expect(compileText(text).html.includes('data-says-address')).toBe(isMarked);
});
