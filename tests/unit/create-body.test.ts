import { expect, test, vi } from 'vitest';
import { createBody } from '../../pipeline/site/parse/kept-documents.ts';

const facts = { hash: 'h', bytes: 3 };
const prose = { html: '<p>abc</p>', text: 'abc', markdown: 'abc' };

test('a long text is read by nobody who only asks what is known of it', () => {
  const read = vi.fn(() => prose);
  expect(JSON.stringify({ body: createBody(facts, read) })).toBe(JSON.stringify({ body: facts }));
  expect(read).not.toHaveBeenCalled();
});

test('a copy of a long text holds it', () => {
  expect(structuredClone({ body: createBody(facts, () => prose) })).toEqual({ body: { ...facts, prose } });
});
