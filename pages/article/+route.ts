import { shows } from '../routing.ts';

/** Matches an article. */
export const route = shows('article');
