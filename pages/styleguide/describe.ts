import type { ArticleSummary, TagCount } from '../../pipeline/content/model/article.ts';
import type { Chrome } from '../../pipeline/content/model/chrome.ts';
import type { PageData } from '../../renderer/page-data.ts';
import { metaOf } from '../page-meta.ts';
import { STYLE_GUIDE, type PageRequest } from '../routing.ts';

/** What the style guide shows besides its samples. */
export interface Data extends PageData {
  /** The site's own articles, as the list fetches the same in the browser. */
  readonly articles: readonly ArticleSummary[];
  readonly tags: readonly TagCount[];
  /** The address of a page that shows the site's own header and menu. */
  readonly example: string;
}

/**
 * Describes the style guide: the site's own articles for the hydrated list, and metadata for a page without content.
 */
export function describe({ address, site }: PageRequest): Data {
  const { chrome, labels, content } = site;
  const { summaries, tags } = content.insights;
  return {
    articles: summaries,
    tags,
    example: chrome.navigation[0]?.href ?? '/',
    meta: metaOf(
      {
        address: STYLE_GUIDE,
        canonical: STYLE_GUIDE,
        title: 'Style guide',
        description: 'Every token and every component of the site, in every state.',
        hidden: true,
        breadcrumbs: [
          { label: labels.home, href: '/' },
          { label: 'Style guide', href: STYLE_GUIDE },
        ],
        notifications: messagesAsked(address, chrome),
      },
      site,
    ),
  };
}

/** The variant of messages: `?messages=accessible` overrides the one that `site.yaml` asks for. */
function messagesAsked(address: string, { notifications }: Chrome): Chrome['notifications'] {
  const asked = new URLSearchParams(address.slice(STYLE_GUIDE.length)).get('messages');
  return asked === 'standard' || asked === 'accessible' ? asked : notifications;
}
