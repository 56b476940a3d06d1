import { routeTo } from '../routing.ts';

/** Whether a page of content without a folder of its own is at the address that is asked for. */
export const route = routeTo('plain');
