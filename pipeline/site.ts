import type { Content } from './kinds/kinds.ts';
import type { Assets } from './model/assets.ts';
import type { Site } from './model/site.ts';

/** What pages are made from: the site model, and what was made from it. */
export type PagesSite = Site<Content> & Assets;
