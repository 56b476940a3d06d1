import { shows } from '../routing.ts';

/** Where the page about the person behind the site is. */
export const route = shows('about');
