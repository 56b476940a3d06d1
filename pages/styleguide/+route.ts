import { shows } from '../routing.ts';

/** Where the style guide is. */
export const route = shows('styleguide');
