import type { PagesSite } from '../../pipeline/pages-site.ts';
import { siteOf } from '../unit/load-folder.ts';

/** The site of a content folder as pages take it, without cards, fonts and structured data. */
export async function bareSiteOf(content: string): Promise<PagesSite> {
  return { ...(await siteOf(content)), cards: new Map(), fonts: [], structuredData: new Map() };
}
