import { describe, expect, test } from 'vitest';
import { arrange } from '../../../pipeline/content/interactive-figures/deck.ts';
import type { Slide } from '../../../pipeline/content/model/interactive-figure.ts';

function slide(title: string, place?: number): Slide {
  const form = { title, thought: '' };
  return { sent: form, ordered: form, part: '', picture: 'text', ...(place !== undefined && { place }) };
}

describe('a deck', () => {
  const slides = [slide('team', 3), slide('more data'), slide('need', 1), slide('ask', 2)];

  test('is shown as it was sent, numbered', () => {
    expect(arrange(slides, 'sent').map(({ number, sent }) => [number, sent.title])).toEqual([
      [1, 'team'],
      [2, 'more data'],
      [3, 'need'],
      [4, 'ask'],
    ]);
  });

  test('is put in order, what has no place behind all others', () => {
    expect(arrange(slides, 'ordered').map(({ sent }) => sent.title)).toEqual(['need', 'ask', 'team', 'more data']);
  });
});
