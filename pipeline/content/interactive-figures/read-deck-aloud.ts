import { fillNames } from '../fill-label.ts';
import type { Slide } from '../model/interactive-figure.ts';
import type { Labels } from '../model/labels.ts';
import { arrange } from './deck.ts';

/** Labels used to read a deck. */
export const DECK_READING_LABELS = ['deckMoves'] as const;

/** Says which slide the deck opens with, as sent and in order. */
export function readDeckAloud(
  slides: readonly Omit<Slide, 'picture'>[],
  labels: Pick<Labels, (typeof DECK_READING_LABELS)[number]>,
): string[] {
  const [first] = arrange(slides, 'ordered');
  const [before] = slides;
  return [fillNames(labels.deckMoves, { slide: first?.ordered.title ?? '', sent: before?.sent.title ?? '' })];
}
