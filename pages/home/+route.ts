import { shows } from '../routing.ts';

/** Matches the home page. */
export const route = shows('home');
