import { shows } from '../routing.ts';

/** Where the home page is. */
export const route = shows('home');
