import { shows } from '../routing.ts';

/** Matches the archive's page. */
export const route = shows('content-export');
