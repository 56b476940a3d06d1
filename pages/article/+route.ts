import { routeTo } from '../routing.ts';

/** Whether an article is at the address that is asked for. */
export const route = routeTo('article');
