import { expect, test } from 'vitest';
import { usualOpening } from '../../pipeline/types/page/parse-page.ts';
import type { Section } from '../../pipeline/content/model/section.ts';

const base = { tone: 'paper', actions: [] } as const;
const paths: Section = { ...base, id: 'a', kind: 'cards', layout: 'paths', items: [] };
const services: Section = { ...base, id: 'a', kind: 'services', layout: 'entries', items: [], areCompared: false };
const doors: Section = { ...base, id: 'a', kind: 'cards', layout: 'doors', items: [] };
const urlRegistry: Section = { ...base, id: 'a', kind: 'figures', layout: 'ledger', items: [] };
const prose: Section = { ...base, id: 'a', kind: 'prose', layout: 'beside' };
const picture = { alt: '', src: '', width: 1, height: 1, sources: [] };

test.each([
  ['ways to choose between', [paths], 'level'],
  ['services', [services], 'level'],
  ['doors', [doors], 'brief'],
  ['a ledger', [urlRegistry], 'brief'],
  ['a text section', [prose], 'statement'],
  ['nothing', [], 'statement'],
] as const)('a page that begins with %s opens so', (_, sections, opening) => {
  expect(usualOpening({ name: 'x', hero: {}, sections, hasBody: false })).toBe(opening);
});

test('a page of questions opens briefly', () => {
  expect(usualOpening({ name: 'faq', hero: {}, sections: [prose], hasBody: true })).toBe('brief');
});

test('a text opens with its headline in the margin', () => {
  expect(usualOpening({ name: 'x', hero: {}, sections: [prose], hasBody: true })).toBe('margin');
});

test('a picture has the headline beside it, whatever follows', () => {
  expect(usualOpening({ name: 'faq', hero: { picture }, sections: [doors], hasBody: true })).toBe('beside');
});
