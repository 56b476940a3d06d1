import { shows } from '../routing.ts';

/** Matches the FAQ. */
export const route = shows('faq');
