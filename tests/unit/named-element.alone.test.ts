import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { namedElement } from '../../renderer/islands/scripts/scrolling/named-element.ts';

const IDS = new Set(['faq', 'a b', 'a%zz', 'é', '100%']);

beforeEach(() => {
  vi.stubGlobal('document', { getElementById: (id: string) => (IDS.has(id) ? { id } : null) });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test.each([
  ['#faq', 'faq'],
  ['#a%20b', 'a b'],
  ['#%C3%A9', 'é'],
  ['#a%zz', 'a%zz'],
  ['#100%', '100%'],
])('the hash %s names %s', (hash, id) => {
  expect(namedElement(hash)).toEqual({ id });
});

test.each(['', '#', '#nothing', '#%zz', '#%'])('the hash %j names nothing', (hash) => {
  expect(namedElement(hash)).toBeNull();
});
