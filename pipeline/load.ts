import { addressOfPage, assignAddresses, slugOfFile } from './check/addresses.ts';
import { checkFeatured } from './check/featured.ts';
import { checkLinks } from './check/links.ts';
import { deriveArchive } from './derive/archive.ts';
import { countTags, sortArticles, summarize } from './derive/lists.ts';
import { finishPages } from './derive/pages.ts';
import { deriveRoutes, NOT_FOUND } from './derive/routes.ts';
import type { Site } from './model.ts';
import { parseArticle } from './parse/article.ts';
import type { Workshop } from './parse/author.ts';
import { parseChrome } from './parse/chrome.ts';
import { parseFrontMatter, type Authored } from './parse/front-matter.ts';
import { createImageShelf, type ImageProbe, type ImageVariant } from './parse/images.ts';
import { createLinkResolver } from './parse/links.ts';
import { createCompiler } from './parse/markdown/compile.ts';
import { parsePage } from './parse/page.ts';
import { parseService } from './parse/service.ts';
import { parseFacts, parseSettings, valueOf } from './parse/settings.ts';
import { parseTestimonials } from './parse/testimonials.ts';
import type { ContentFolder } from './read/content-folder.ts';
import type { Report } from './report.ts';
import { articleSchema } from './schema/article.ts';
import { pageSchema, serviceSchema } from './schema/page.ts';
import type { z } from 'zod';

/** The site, and the image files that it needs. */
export interface LoadedSite {
  readonly site: Site;
  readonly variants: readonly ImageVariant[];
}

/** Files that the site has besides its pages. */
const OTHER_ADDRESSES = ['/content-export.txt'];

/**
 * Content files → checked site model: parse, check, derive. Pure: everything it needs is in its
 * arguments. Returns undefined if the settings are not right, since nothing can be said without them.
 */
export function loadSite(
  folder: ContentFolder,
  probes: ReadonlyMap<string, ImageProbe>,
  report: Report,
): LoadedSite | undefined {
  const settings = parseSettings(folder.texts.get('site.yaml'), report);
  const facts = parseFacts(folder.texts.get('facts.yaml'), settings, report);
  const authoredPages = parseAll(folder, 'pages/', pageSchema, report);
  const authoredServices = parseAll(folder, 'services/', serviceSchema, report);
  const authoredArticles = parseAll(folder, 'insights/', articleSchema, report).filter(({ fields }) => !fields.draft);
  requireFiles(folder, authoredArticles.length > 0, report);
  const book = assignAddresses(authoredPages, authoredArticles, report);
  checkFeatured(authoredArticles, report);
  if (!settings) return undefined;

  const destinations = new Map(
    Object.entries(settings.fields.destinations).map(([name, value]) => [name, valueOf(value)]),
  );
  const shelf = createImageShelf(probes, report);
  const links = createLinkResolver({ addressOfFile: book.addressOfFile, destinations }, report);
  const workshop: Workshop = {
    report,
    facts,
    labels: settings.fields.labels,
    siteUrl: valueOf(settings.fields.url),
    compile: createCompiler(facts),
    links,
    shelf,
  };
  const drafts = authoredPages.map((page) => parsePage(page, addressOfPage(page.file.path), workshop));
  const articles = sortArticles(
    authoredArticles.map((article) => parseArticle(article, book.slugOfFile.get(article.file.path) ?? '', workshop)),
  );
  const services = authoredServices
    .map((service) => parseService(service, '/how-i-help', workshop))
    .toSorted((a, b) => a.order - b.order);
  const testimonials = parseTestimonials(folder.texts.get('testimonials.yaml'), workshop);
  const { chrome, identity, card } = parseChrome(settings, workshop);
  const pages = finishPages(drafts, { services, testimonials, articles });
  const tags = countTags(articles);
  const routes = deriveRoutes(drafts, articles, tags);

  const anchorsAt = new Map<string, ReadonlySet<string>>();
  for (const { canonical, aliases, anchors } of drafts)
    for (const address of [canonical, ...aliases]) anchorsAt.set(address, anchors);
  for (const { address, anchors } of articles) anchorsAt.set(address, anchors);
  const broken = brokenAddresses(folder, book.addressOfFile);
  checkLinks(links.internal(), new Set([...routes.keys(), ...OTHER_ADDRESSES, ...broken]), anchorsAt, report);

  const { labels } = workshop;
  const archive = deriveArchive({ identity, chrome, labels, pages, articles });
  const site = {
    identity,
    chrome,
    labels,
    pages,
    services,
    articles,
    summaries: articles.map(summarize),
    articleAt: new Map(articles.map(({ slug }, index) => [slug, index])),
    tags,
    archive,
    routes,
    ...(card !== undefined && { card }),
  };
  return { site, variants: shelf.variants() };
}

function parseAll<T>(folder: ContentFolder, prefix: string, schema: z.ZodType<T>, report: Report): Authored<T>[] {
  return [...folder.texts.values()]
    .filter(({ path }) => path.startsWith(prefix))
    .flatMap((file) => parseFrontMatter(file, schema, report) ?? []);
}

function requireFiles({ texts }: ContentFolder, hasArticles: boolean, { report }: Report): void {
  for (const name of ['home', NOT_FOUND, ...(hasArticles ? ['insights'] : [])]) {
    const file = `pages/${name}.md`;
    if (!texts.has(file)) report('missing-file', { file, line: 1, column: 1 }, { name: file });
  }
}

/** Addresses of pages and articles whose own file is not right: a link there is not a second fault. */
function brokenAddresses({ texts }: ContentFolder, addressOfFile: ReadonlyMap<string, string>): string[] {
  const broken = [...texts.keys()].filter((path) => !addressOfFile.has(path));
  return [
    ...broken.filter((path) => path.startsWith('pages/')).map(addressOfPage),
    ...broken.filter((path) => path.startsWith('insights/')).map((path) => `/insights/${slugOfFile(path)}`),
  ];
}
