import { shows } from '../routing.ts';

/** Where the archive's page is. */
export const route = shows('content-export');
