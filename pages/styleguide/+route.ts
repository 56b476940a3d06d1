import { shows } from '../routing.ts';

/** Matches the style guide. */
export const route = shows('styleguide');
