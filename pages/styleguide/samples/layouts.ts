import type { LAYOUTS, TONES } from '../../../pipeline/schema/layouts.ts';

/** The same lists as `pipeline/schema/layouts.ts` has: the compiler finds what is missing here. */
export const layouts: typeof LAYOUTS = {
  prose: ['beside', 'essay', 'banner'],
  cards: ['columns', 'matrix', 'paths', 'doors'],
  steps: ['ladder', 'stairs'],
  figures: ['row', 'ledger'],
  points: ['list', 'columns', 'strata'],
  services: ['entries', 'table'],
  quotes: ['row', 'lead'],
};

/** The same for tones. */
export const tones: typeof TONES = ['paper', 'sunk', 'ink'];
