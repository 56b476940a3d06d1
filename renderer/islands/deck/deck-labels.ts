import { DECK_READING_LABELS } from '../../../pipeline/content/interactive-figures/deck.ts';
import type { LabelName, Labels } from '../../../pipeline/content/model/labels.ts';
import { CONTROL_LABELS } from '../interactive-figures/FigureControls.tsx';

/** The labels of a deck. */
export const DECK_LABELS = [
  'deckSent',
  'deckOrdered',
  'deckOrder',
  'deckScore',
  'deckPlace',
  'deckBehind',
  ...DECK_READING_LABELS,
  ...CONTROL_LABELS,
] as const satisfies readonly LabelName[];

/** These labels, by name. */
export type DeckLabels = Pick<Labels, (typeof DECK_LABELS)[number]>;
