import { shows } from '../routing.ts';

/** Where a policy is. */
export const route = shows('policy');
