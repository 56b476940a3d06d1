import type { Deck, Ladder, Matrix, Titles } from '../model/interactive-figure.ts';
import type { Labels } from '../model/labels.ts';
import { readDeckAloud } from './read-deck-aloud.ts';
import { readLadderAloud } from './read-ladder-aloud.ts';
import { readMatrixAloud } from './read-matrix-aloud.ts';

/**
 * Returns sentences that describe an interactive figure as published, for text readers, for machines and beside the
 * figure. Empty for rules for titles, which have no titles yet.
 */
export function readInteractiveFigure(interactiveFigure: Ladder | Matrix | Deck | Titles, labels: Labels): string[] {
  switch (interactiveFigure.kind) {
    case 'ladder':
      return readLadderAloud(interactiveFigure, labels);
    case 'matrix':
      return readMatrixAloud(interactiveFigure, interactiveFigure.belief, labels);
    case 'deck':
      return readDeckAloud(interactiveFigure.slides, labels);
    case 'titles':
      return [];
  }
}
