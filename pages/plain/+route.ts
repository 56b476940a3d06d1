import { shows } from '../routing.ts';

/** Where a page without a composition of its own is. */
export const route = shows('plain');
