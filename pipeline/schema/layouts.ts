/** Grounds that a section can stand on. */
export const TONES = ['paper', 'sunk', 'ink'] as const;

/** The ways in which each kind of section can be set; the first is the usual one. */
export const LAYOUTS = {
  prose: ['beside', 'essay', 'banner'],
  cards: ['columns', 'matrix', 'paths', 'doors'],
  steps: ['ladder', 'stairs'],
  figures: ['row', 'ledger'],
  points: ['list', 'columns', 'strata'],
  services: ['entries', 'table'],
  quotes: ['row', 'lead'],
} as const;
