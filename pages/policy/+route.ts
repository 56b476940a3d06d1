import { routeTo } from '../routing.ts';

/** Whether a policy is at the address that is asked for. */
export const route = routeTo('policy');
