import { routeTo } from '../routing.ts';

/** Whether the page about the person behind the site is at the address that is asked for. */
export const route = routeTo('about');
