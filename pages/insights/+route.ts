import { shows } from '../routing.ts';

/** Matches a page of a list of articles. */
export const route = shows('insights');
