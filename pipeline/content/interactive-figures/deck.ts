import type { Slide } from '../model/interactive-figure.ts';
import { fillNames } from '../fill-label.ts';
import type { Labels } from '../model/labels.ts';

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

/** Labels used to read a deck. */
export const DECK_READING_LABELS = ['deckMoves'] as const;

/** Says which slide the deck opens with, as sent and in order. */
export function readDeckAloud(
  slides: readonly Omit<Slide, 'pictures'>[],
  labels: Pick<Labels, (typeof DECK_READING_LABELS)[number]>,
): string[] {
  const [first] = arrange(slides, 'ordered');
  const [before] = slides;
  return [fillNames(labels.deckMoves, { slide: first?.ordered.title ?? '', sent: before?.sent.title ?? '' })];
}
