/** Grounds that a section can stand on. */
export const TONES = ['paper', 'sunk', 'ink'] as const;

/** The ways in which a page can open. */
export const OPENINGS = ['statement', 'beside', 'level', 'brief', 'margin'] as const;

/** Signs that a figure can have, drawn in the line of the house. */
export const SIGNS = ['funds', 'labs', 'growth', 'audits', 'years'] as const;

/** Colors that a sign can have, by their roles. */
export const SIGN_COLORS = ['accent', 'text', 'text-quiet'] as const;

/** The ways in which each kind of section can be set; the first is the usual one. */
export const LAYOUTS = {
  prose: ['beside', 'essay', 'banner'],
  cards: ['columns', 'matrix', 'definitions', 'waterline', 'paths', 'doors'],
  steps: ['ladder', 'stairs', 'waterline'],
  figures: ['row', 'ledger'],
  points: ['list', 'columns', 'numbered', 'strata'],
  services: ['entries', 'table'],
  quotes: ['row', 'lead'],
} as const;
