import type { Content } from './types/content-types.ts';
import type { Assets } from './content/model/assets.ts';
import type { Site } from './content/model/site.ts';

/** What pages are made from: the site model and its assets. */
export type PagesSite = Site<Content> & Assets;
