import { DECK_READING_LABELS } from '../../../pipeline/content/interactive-figures/read-deck-aloud.ts';
import type { LabelName, Labels } from '../../../pipeline/content/model/labels.ts';
import { CONTROL_LABELS } from '../interactive-figures/FigureControls.tsx';

/** The words that a deck shows and says. */
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

/** These words by their names. */
export type DeckLabels = Pick<Labels, (typeof DECK_LABELS)[number]>;
