import { expect, test } from 'vitest';
import type { FigureRequest } from '../../../pipeline/compile/markdown/interactive-figures/figure-request.ts';
import { readPictures } from '../../../pipeline/compile/markdown/interactive-figures/read-deck.ts';

function picturesOf(options: FigureRequest['options'], count: number): readonly string[] {
  const place = { file: 'a.md', line: 1, column: 1 };
  return readPictures({ kind: 'deck', options, place }, count, () => {});
}

test('a slide has the picture that is named at its place, and lines of text where none is', () => {
  expect(picturesOf({ pictures: 'bars, , sum' }, 3)).toEqual(['bars', 'text', 'sum']);
});

test('slides of a deck that names no pictures have lines of text', () => {
  expect(picturesOf({}, 2)).toEqual(['text', 'text']);
});
