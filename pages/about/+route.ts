import { shows } from '../routing.ts';

/** Matches the page about the person behind the site. */
export const route = shows('about');
