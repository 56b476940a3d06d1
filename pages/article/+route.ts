import { shows } from '../routing.ts';

/** Where an article is. */
export const route = shows('article');
