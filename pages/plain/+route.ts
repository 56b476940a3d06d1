import { shows } from '../routing.ts';

/** Matches a page without a composition of its own. */
export const route = shows('plain');
