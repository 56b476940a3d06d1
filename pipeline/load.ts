import { addressOfPage, assignAddresses, slugOfFile, type AddressBook } from './check/addresses.ts';
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
import type { ArticleDraft } from './parse/article.ts';
import { parseChrome } from './parse/chrome.ts';
import { hasFrontMatter, parseFrontMatter, type Authored } from './parse/front-matter.ts';
import type { DocumentJob, ParsedDocument, ParseDocuments } from './parse/document.ts';
import { guardFile } from './parse/guard-file.ts';
import { createImageShelf, type ImageProbe, type ImageVariant } from './parse/images.ts';
import { createLinkResolver } from './parse/links.ts';
import type { PageDraft } from './parse/page.ts';
import { parseFacts, parseLabels, parseSettings, valueOf, type SiteSettings } from './parse/settings.ts';
import { parseTestimonials } from './parse/testimonials.ts';
import type { ContentFolder, SourceFile } from './read/content-folder.ts';
import type { Report } from './report.ts';
import { articleSchema, type AuthoredArticle } from './schema/article.ts';
import { pageSchema, serviceSchema, type AuthoredPage, type AuthoredService } from './schema/page.ts';
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
 * Content files → checked site model: parse, check, derive. Everything it needs is in its arguments; what is done
 * with single documents is left to `parseDocuments`. Returns undefined if `site.yaml` is not right; everything else is
 * checked all the same.
 */
export async function loadSite(
  folder: ContentFolder,
  probes: ReadonlyMap<string, ImageProbe>,
  report: Report,
  parseDocuments: ParseDocuments,
): Promise<LoadedSite | undefined> {
  const settings = guardFile('site.yaml', report, () => parseSettings(folder.texts.get('site.yaml'), report));
  const facts =
    guardFile('facts.yaml', report, () => parseFacts(folder.texts.get('facts.yaml'), settings, report)) ?? new Map();
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

  const context = {
    facts,
    labels: parseLabels(settings, facts, report),
    siteUrl: settings ? valueOf(settings.fields.url) : '',
    targets: { addressOfFile: book.addressOfFile, destinations: destinationsOf(settings) },
    probes,
  };
  const broken = brokenFiles(folder, Object.values(authored).flat());
  const parsed = await parseDocuments(jobsOf({ ...authored, articles: published }, book, broken), context);
  for (const { reported } of parsed) for (const { rule, place, values } of reported) report.report(rule, place, values);
  const drafts = parsed.flatMap(({ page }) => page ?? []);
  const articles = sortArticles(parsed.flatMap(({ article }) => article ?? []));
  const services = parsed.flatMap(({ service }) => service ?? []).toSorted((a, b) => a.order - b.order);

  const shelf = createImageShelf(probes, report);
  const links = createLinkResolver(context.targets, report);
  const workshop = { ...context, report, links, shelf };
  const testimonials = guardFile('testimonials.yaml', report, () =>
    parseTestimonials(folder.texts.get('testimonials.yaml'), workshop),
  );
  const around = settings && guardFile('site.yaml', report, () => parseChrome(settings, workshop));

  const tags = countTags(articles);
  const routes = deriveRoutes(drafts, articles, tags);
  const addresses = new Set([...routes.keys(), ...OTHER_ADDRESSES, ...broken.values()]);
  const internal = [...parsed.flatMap((document) => document.links), ...links.internal()];
  checkLinks(internal, addresses, anchorsByAddress(drafts, articles), report);
  if (!around) return undefined;

  const pages = finishPages(drafts, {
    services,
    testimonials: testimonials ?? [],
    articles,
    advertising: around.chrome.advertising,
  });
  const { labels } = context;
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
  return { site, variants: variantsOf([...parsed, { variants: shelf.variants() }]) };
}

/** Every image file that some document needs, once. */
function variantsOf(documents: readonly Pick<ParsedDocument, 'variants'>[]): ImageVariant[] {
  const byFile = new Map(documents.flatMap(({ variants }) => variants.map((variant) => [variant.file, variant])));
  return [...byFile.values()].toSorted((a, b) => (a.file < b.file ? -1 : 1));
}

interface AuthoredFiles {
  readonly pages: readonly Authored<AuthoredPage>[];
  readonly services: readonly Authored<AuthoredService>[];
  readonly articles: readonly Authored<AuthoredArticle>[];
}

function jobsOf(
  { pages, services, articles }: AuthoredFiles,
  { slugOfFile: slugs }: AddressBook,
  broken: ReadonlyMap<SourceFile, string>,
): DocumentJob[] {
  return [
    ...pages.map(({ file }): DocumentJob => ({ kind: 'page', file, address: addressOfPage(file.path) })),
    ...services.map(({ file }): DocumentJob => ({ kind: 'service', file, address: SERVICES_PAGE })),
    ...articles.map(({ file }): DocumentJob => {
      const slug = slugs.get(file.path) ?? '';
      return { kind: 'article', file, slug, address: `/insights/${slug}` };
    }),
    ...[...broken]
      .filter(([file]) => hasFrontMatter(file))
      .map(([file, address]): DocumentJob => ({ kind: 'text', file, address })),
  ];
}

function parseAll<T>(folder: ContentFolder, prefix: string, schema: z.ZodType<T>, report: Report): Authored<T>[] {
  return [...folder.texts.values()]
    .filter(({ path }) => path.startsWith(prefix))
    .flatMap((file) => guardFile(file.path, report, () => parseFrontMatter(file, schema, report)) ?? []);
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
