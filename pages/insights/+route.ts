import { routeTo } from '../routing.ts';

/** Whether a list of articles is at the address that is asked for. */
export const route = routeTo('insights');
