import { routeTo } from '../routing.ts';

/** Whether the archive's page is at the address that is asked for. */
export const route = routeTo('content-export');
