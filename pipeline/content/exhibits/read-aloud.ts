import type { Deck, Ladder, Matrix } from '../model/exhibit.ts';
import type { Labels } from '../model/labels.ts';
import { readDeckAloud } from './read-deck-aloud.ts';
import { readLadderAloud } from './read-ladder-aloud.ts';
import { readMatrixAloud } from './read-matrix-aloud.ts';

/** What an exhibit says as it is published, one sentence each: for readers of texts, for machines, and beside the figure itself. */
export function readExhibit(exhibit: Ladder | Matrix | Deck, labels: Labels): string[] {
  switch (exhibit.kind) {
    case 'ladder':
      return readLadderAloud(exhibit, labels);
    case 'matrix':
      return readMatrixAloud(exhibit, exhibit.belief, labels);
    case 'deck':
      return readDeckAloud(exhibit.slides, labels);
  }
}
