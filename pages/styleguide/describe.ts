import { HOME_PAGE } from '../../pipeline/content/addresses.ts';
import type { Article, TagCount } from '../../pipeline/content/model/article.ts';
import type { Chrome } from '../../pipeline/content/model/chrome.ts';
import type { InteractiveFigure } from '../../pipeline/content/model/interactive-figure.ts';
import type { Hero, Page } from '../../pipeline/content/model/page.ts';
import type { Section } from '../../pipeline/content/model/section.ts';
import type { PagesSite } from '../../pipeline/pages-site.ts';
import type { PageData } from '../../renderer/page-data.ts';
import { metaOf } from '../page-meta.ts';
import { STYLE_GUIDE, type PageRequest } from '../routing.ts';
import { layouts, tones } from './layouts.ts';

/** The kind of figure that the content has nowhere. */
const TITLES: InteractiveFigure = {
  kind: 'titles',
  id: '',
  caption: '',
  questions: [{ text: 'Who needs one?', words: 'these patients, no option-' }],
  labels: { text: 'Labels', words: 'our, team, results' },
};

/** What the style guide shows: parts of the site's own content, as far as it has them; whole texts are seen on their pages. */
export interface Data extends PageData {
  readonly hero: Hero | undefined;
  readonly sections: readonly Section[];
  readonly articles: readonly Article[];
  readonly tags: readonly TagCount[];
  readonly figures: readonly InteractiveFigure[];
}

/** Describes the style guide with samples from the content, and metadata for a page without any. */
export function describe({ address, site }: PageRequest): Data {
  const { pages, insights } = site.content;
  return {
    hero: pages.get(HOME_PAGE)?.hero,
    sections: sectionsOf([...pages.values()]),
    articles: insights.articles,
    tags: insights.tags,
    figures: figuresOf(site),
    meta: describeMeta(address, site),
  };
}

/** Returns a section of each kind in each layout on each tone, made of one that the site has. */
function sectionsOf(pages: readonly Page[]): readonly Section[] {
  const own = pages.flatMap(({ sections }) => sections);
  const wanted = Object.entries(layouts).flatMap(([kind, names]) => names.map((layout) => ({ kind, layout })));
  const inLayouts = wanted.flatMap(({ kind, layout }) => {
    const alike = own.filter((section) => section.kind === kind);
    const section = alike.find((one) => 'layout' in one && one.layout === layout) ?? alike[0];
    // Each kind shows the same items in all of its layouts.
    return section ? tones.map((tone) => asSpecimen(section, { layout, tone, id: `${kind}-${layout}-${tone}` })) : [];
  });
  const others = own.filter(
    ({ kind }, index) => !(kind in layouts) && own.findIndex((one) => one.kind === kind) === index,
  );
  return [...inLayouts, ...others].map(withOwnAnchors);
}

/** Adds to the title of a section how it is shown: the names of landmarks are unique on a page. */
function asSpecimen(section: Section, shown: { readonly layout: string; readonly tone: string; readonly id: string }) {
  const title = section.title && `${section.title} (${shown.layout}, ${shown.tone})`;
  return { ...section, ...shown, title } as Section;
}

/** Services have anchors, which must be unique on a page. */
function withOwnAnchors(section: Section): Section {
  if (section.kind !== 'services') return { ...section, alsoAt: [] };
  return { ...section, alsoAt: [], items: section.items.map((one) => ({ ...one, slug: `${section.id}-${one.slug}` })) };
}

/** Returns an interactive figure of each kind. */
function figuresOf({ bodies }: PagesSite): readonly InteractiveFigure[] {
  const placed = [...bodies.values()].flatMap(({ prose }) => prose.interactiveFigures ?? []);
  const byKind = new Map(
    [TITLES, ...placed.map(({ interactiveFigure }) => interactiveFigure)].map((one) => [one.kind, one]),
  );
  return [...byKind.values()].map((figure) => ({ ...figure, id: `sample-${figure.kind}` }));
}

function describeMeta(address: string, site: PagesSite): Data['meta'] {
  const title = 'Style guide';
  const own = {
    address: STYLE_GUIDE,
    canonical: STYLE_GUIDE,
    title,
    description: 'Every color, size, component and island of the site.',
    hidden: true,
    breadcrumbs: [
      { label: site.labels.home, href: '/' },
      { label: title, href: STYLE_GUIDE },
    ],
    notifications: messagesAsked(address, site.chrome),
  };
  return metaOf(own, site);
}

/** The variant of messages: `?messages=accessible` overrides the one that `site.yaml` asks for. */
function messagesAsked(address: string, { notifications }: Chrome): Chrome['notifications'] {
  const asked = new URLSearchParams(address.slice(STYLE_GUIDE.length)).get('messages');
  return asked === 'standard' || asked === 'accessible' ? asked : notifications;
}
