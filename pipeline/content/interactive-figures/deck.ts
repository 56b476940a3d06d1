import type { Slide } from '../model/interactive-figure.ts';

export const DECK_ORDERS = ['sent', 'ordered'] as const;

export type DeckOrder = (typeof DECK_ORDERS)[number];

type Placed = Pick<Slide, 'place'>;

/**
 * Sorts slides, each with the number that it was sent with, from 1; slides without a place come last, in sent order.
 */
export function arrange<One extends Placed>(slides: readonly One[], order: DeckOrder): (One & { number: number })[] {
  const numbered = slides.map((slide, index) => ({ ...slide, number: index + 1 }));
  if (order === 'sent') return numbered;
  return numbered.toSorted((a, b) => (a.place ?? Infinity) - (b.place ?? Infinity) || a.number - b.number);
}
