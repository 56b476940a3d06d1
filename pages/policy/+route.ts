import { shows } from '../routing.ts';

/** Matches a policy. */
export const route = shows('policy');
