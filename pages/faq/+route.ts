import { shows } from '../routing.ts';

/** Where the FAQ is. */
export const route = shows('faq');
