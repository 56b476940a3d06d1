import { routeTo } from '../routing.ts';

/** Whether the home page is at the address that is asked for. */
export const route = routeTo('home');
