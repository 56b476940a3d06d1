import type { Slide } from '../model/exhibit.ts';

/** The two orders of a deck. */
export const DECK_ORDERS = ['sent', 'ordered'] as const;

/** One of them. */
export type DeckOrder = (typeof DECK_ORDERS)[number];

/** A slide with the number that it was sent with, from 1. */
export interface NumberedSlide extends Slide {
  readonly number: number;
}

/** Slides in one of the orders; those without a place come last, as they were sent. */
export function arrange(slides: readonly Slide[], order: DeckOrder): NumberedSlide[] {
  const numbered = slides.map((slide, index) => ({ ...slide, number: index + 1 }));
  if (order === 'sent') return numbered;
  return numbered.toSorted((a, b) => (a.place ?? Infinity) - (b.place ?? Infinity) || a.number - b.number);
}
