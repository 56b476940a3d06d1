/** Backgrounds of a section. */
export const TONES = ['paper', 'sunk', 'ink'] as const;

/** Layouts of a page's opening. */
export const OPENINGS = ['statement', 'beside', 'level', 'brief', 'margin'] as const;

/** Signs of a figure, drawn in the style of the site. */
export const SIGNS = ['funds', 'labs', 'growth', 'audits', 'years'] as const;

/** Colors of a sign, by role. */
export const SIGN_COLORS = ['accent', 'text', 'text-quiet'] as const;

/** Layouts of each kind of section; the first is the default. */
export const LAYOUTS = {
  prose: ['beside', 'essay', 'banner'],
  cards: ['columns', 'matrix', 'definitions', 'waterline', 'paths', 'doors'],
  steps: ['ladder', 'stairs', 'waterline'],
  figures: ['row', 'ledger'],
  points: ['list', 'columns', 'numbered', 'strata'],
  services: ['entries', 'table'],
  quotes: ['row', 'lead'],
} as const;
