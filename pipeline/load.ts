import { addressOfPage, assignAddresses, slugOfFile } from './check/addresses.ts';
import { checkConsent } from './check/consent.ts';
import { checkFeatured } from './check/featured.ts';
import { checkLinks } from './check/links.ts';
import { checkServices } from './check/services.ts';
import { deriveArchive } from './derive/archive.ts';
import { countTags, sortArticles, summarize } from './derive/lists.ts';
import { finishPages } from './derive/pages.ts';
import { createRelatedFinder, MOST_RELATED } from './derive/related.ts';
import { deriveRoutes, NOT_FOUND } from './derive/routes.ts';
import type { Site } from './model.ts';
import { parseArticle, type ArticleDraft } from './parse/article.ts';
import { checkBody, type Workshop } from './parse/author.ts';
import { parseChrome } from './parse/chrome.ts';
import { hasFrontMatter, parseFrontMatter, type Authored } from './parse/front-matter.ts';
import { createImageShelf, type ImageProbe, type ImageVariant } from './parse/images.ts';
import { createLinkResolver } from './parse/links.ts';
import { createCompiler } from './parse/markdown/compile.ts';
import { parsePage, type PageDraft } from './parse/page.ts';
import { parseService } from './parse/service.ts';
import { parseFacts, parseSettings, valueOf, type SiteSettings } from './parse/settings.ts';
import { parseTestimonials } from './parse/testimonials.ts';
import type { ContentFolder, SourceFile } from './read/content-folder.ts';
import type { Report } from './report.ts';
import { articleSchema } from './schema/article.ts';
import { labelsSchema } from './schema/labels.ts';
import { pageSchema, serviceSchema } from './schema/page.ts';
import type { z } from 'zod';

/** The site, and the image files that it needs. */
export interface LoadedSite {
  readonly site: Site;
  readonly variants: readonly ImageVariant[];
}

/** Files that the site has besides its pages. */
const OTHER_ADDRESSES = ['/content-export.txt'];

/** The page that shows the texts of services. */
const SERVICES_PAGE = '/how-i-help';

/**
 * Content files → checked site model: parse, check, derive. Pure: everything it needs is in its
 * arguments. Returns undefined if `site.yaml` is not right; everything else is checked all the same.
 */
export function loadSite(
  folder: ContentFolder,
  probes: ReadonlyMap<string, ImageProbe>,
  report: Report,
): LoadedSite | undefined {
  const settings = parseSettings(folder.texts.get('site.yaml'), report);
  const facts = parseFacts(folder.texts.get('facts.yaml'), settings, report);
  const authored = {
    pages: parseAll(folder, 'pages/', pageSchema, report),
    services: parseAll(folder, 'services/', serviceSchema, report),
    articles: parseAll(folder, 'insights/', articleSchema, report),
  };
  const published = authored.articles.filter(({ fields }) => !fields.draft);
  requireFiles(folder, published.length > 0, report);
  const book = assignAddresses(authored.pages, published, report);
  checkFeatured(published, report);
  checkServices(authored.pages, authored.services, report);
  checkConsent(authored.pages, settings, report);

  const shelf = createImageShelf(probes, report);
  const links = createLinkResolver(
    { addressOfFile: book.addressOfFile, destinations: destinationsOf(settings) },
    report,
  );
  const workshop: Workshop = {
    report,
    facts,
    labels: settings?.fields.labels ?? labelsSchema.parse({}),
    siteUrl: settings ? valueOf(settings.fields.url) : '',
    compile: createCompiler(facts),
    links,
    shelf,
  };
  const drafts = authored.pages.map((page) => parsePage(page, addressOfPage(page.file.path), workshop));
  const articles = sortArticles(
    published.map((article) => parseArticle(article, book.slugOfFile.get(article.file.path) ?? '', workshop)),
  );
  const services = authored.services
    .map((service) => parseService(service, SERVICES_PAGE, workshop))
    .toSorted((a, b) => a.order - b.order);
  const testimonials = parseTestimonials(folder.texts.get('testimonials.yaml'), workshop);
  const around = settings && parseChrome(settings, workshop);
  const broken = brokenFiles(folder, Object.values(authored).flat());
  for (const [file, address] of broken)
    if (hasFrontMatter(file)) checkBody(file.text, { file: file.path, address }, workshop);

  const tags = countTags(articles);
  const routes = deriveRoutes(drafts, articles, tags);
  const addresses = new Set([...routes.keys(), ...OTHER_ADDRESSES, ...broken.values()]);
  checkLinks(links.internal(), addresses, anchorsByAddress(drafts, articles), report);
  if (!around) return undefined;

  const pages = finishPages(drafts, {
    services,
    testimonials,
    articles,
    advertising: around.chrome.advertising,
  });
  const { labels } = workshop;
  const summaries = articles.map(summarize);
  const site = {
    ...around,
    labels,
    pages,
    services,
    articles,
    summaries,
    findRelated: createRelatedFinder(summaries, MOST_RELATED),
    articleAt: new Map(articles.map(({ slug }, index) => [slug, index])),
    tags,
    archive: deriveArchive({ ...around, labels, pages, articles }),
    routes,
  };
  return { site, variants: shelf.variants() };
}

function parseAll<T>(folder: ContentFolder, prefix: string, schema: z.ZodType<T>, report: Report): Authored<T>[] {
  return [...folder.texts.values()]
    .filter(({ path }) => path.startsWith(prefix))
    .flatMap((file) => parseFrontMatter(file, schema, report) ?? []);
}

function destinationsOf(settings: SiteSettings | undefined): ReadonlyMap<string, string> | undefined {
  if (!settings) return undefined;
  return new Map(Object.entries(settings.fields.destinations).map(([name, value]) => [name, valueOf(value)]));
}

function anchorsByAddress(
  pages: readonly PageDraft[],
  articles: readonly ArticleDraft[],
): ReadonlyMap<string, ReadonlySet<string>> {
  return new Map([
    ...pages.flatMap(({ canonical, aliases, anchors }) =>
      [canonical, ...aliases].map((address) => [address, anchors] as const),
    ),
    ...articles.map(({ address, anchors }) => [address, anchors] as const),
  ]);
}

function requireFiles({ texts }: ContentFolder, hasArticles: boolean, { report }: Report): void {
  for (const name of ['home', NOT_FOUND, ...(hasArticles ? ['insights'] : [])]) {
    const file = `pages/${name}.md`;
    if (!texts.has(file)) report('missing-file', { file, line: 1, column: 1 }, { name: file });
  }
}

/** Markdown files whose front matter is not right, with their addresses: a link there is not a second fault. */
function brokenFiles(
  { texts }: ContentFolder,
  right: readonly { readonly file: SourceFile }[],
): Map<SourceFile, string> {
  const known = new Set(right.map(({ file }) => file));
  const broken = [...texts.values()].filter((file) => file.path.endsWith('.md') && !known.has(file));
  return new Map(broken.map((file) => [file, addressOfFile(file.path)]));
}

function addressOfFile(path: string): string {
  if (path.startsWith('insights/')) return `/insights/${slugOfFile(path)}`;
  return path.startsWith('pages/') ? addressOfPage(path) : SERVICES_PAGE;
}
