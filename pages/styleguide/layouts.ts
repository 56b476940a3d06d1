import type { LAYOUTS, OPENINGS, TONES } from '../../pipeline/content/schema/section.ts';

/** The lists of `pipeline/content/schema/section.ts`; the type makes the compiler report what is missing here. */
export const layouts: typeof LAYOUTS = {
  prose: ['beside', 'essay', 'banner'],
  cards: ['columns', 'matrix', 'definitions', 'waterline', 'paths', 'doors', 'ways'],
  steps: ['ladder', 'stairs'],
  figures: ['row', 'ledger'],
  points: ['list', 'columns', 'numbered', 'strata', 'marks'],
  services: ['entries', 'table'],
  quotes: ['row', 'lead'],
};

/** The same for heroes. */
export const openings: typeof OPENINGS = ['statement', 'beside', 'level', 'brief', 'margin'];

/** The same for tones. */
export const tones: typeof TONES = ['paper', 'sunk', 'ink'];
