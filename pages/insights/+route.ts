import { shows } from '../routing.ts';

/** Where a page of a list of articles is. */
export const route = shows('insights');
