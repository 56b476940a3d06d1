import { routeTo } from '../routing.ts';

export const route = routeTo('article');
