import type { PagesSite } from '../../pipeline/pages-site.ts';
import { siteOf } from '../unit/load-folder.ts';

/** Returns the site of a content folder in the form for pages, without cards, fonts and structured data. */
export async function bareSiteOf(content: string): Promise<PagesSite> {
  return { ...(await siteOf(content)), cards: new Map(), fonts: [], structuredData: new Map() };
}
