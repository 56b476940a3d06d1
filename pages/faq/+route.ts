import { routeTo } from '../routing.ts';

/** Whether the FAQ is at the address that is asked for. */
export const route = routeTo('faq');
