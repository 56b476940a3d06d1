import { FACTS_FILE, SITE_FILE, TESTIMONIALS_FILE } from '../../content/addresses.ts';
import type { Document, ContentType } from '../../content/types/content-type.ts';
import type { Download } from '../../content/model/download.ts';
import type { Edition, Hidden } from '../../content/model/edition.ts';
import type { Site, SiteFrame, Route } from '../../content/model/site.ts';
import type { Testimonial } from '../../content/model/section.ts';
import type { ContentFolder } from '../read/content-folder.ts';
import type { ParsedTexts } from '../markdown/syntax/parse.ts';
import type { Facts } from '../facts.ts';
import type { Report } from '../../lint/report.ts';
import type { TypedCache } from '../../build/cache/typed-cache.ts';
import { addressesOfFiles, redirectsOf } from './old-addresses.ts';
import {
  toLabels,
  parseLabels,
  parseSettings,
  typographyOf,
  valueOf,
  type SiteSettings,
  linkTargetsOf,
  outsideOf,
} from './settings.ts';
import { parseChrome } from './chrome.ts';
import type { FileLinter } from './file-linter.ts';
import { toDownloads } from './downloads.ts';
import type { DocumentContext, DocumentJob, DocumentNotes, ParseDocuments } from './document.ts';
import { parseFacts, type FactSource } from './parse-facts.ts';
import { fencedOf } from '../yaml/fenced.ts';
import { guardFile } from '../fields/guard-file.ts';
import { createImageResolver, type ImageProbe, type ImageVariant } from './images.ts';
import { keepDocuments } from './kept-documents.ts';
import { parseUrlRegistry, type Listed } from './parse-url-registry.ts';
import { readAllFields, type ReadFields, shownFiles, type ShownFiles } from '../fields/read-all-fields.ts';
import { toParsedFiles, type ParsedFile } from './parsed-files.ts';
import { createLinkResolver, type InternalLink, type OutsideLink } from './links.ts';
import { mayAsk, meantFacts, reportMissingFacts } from './missing-facts.ts';
import { optional } from '../../shared/optional.ts';
import { parseTestimonials } from './testimonials.ts';

/** A content folder, and the options for parsing it. */
export interface ContentSource {
  readonly folder: ContentFolder;
  readonly kinds: readonly ContentType[];
  readonly probes: ReadonlyMap<string, ImageProbe>;
  readonly edition: Edition;
  readonly parseDocuments: ParseDocuments;
  readonly typedCache: TypedCache;
  /** Reports what looks wrong; without it, only errors are found. */
  readonly lint?: FileLinter | undefined;
}

/** Everything that a content folder says, each file parsed on its own; files have not been compared yet. */
export interface ParsedContent extends Omit<ShownFiles, 'faulty'>, Listed, Pick<Site<object>, 'redirects' | 'gone'> {
  readonly folder: ContentFolder;
  readonly edition: Edition;
  readonly settings: SiteSettings | undefined;
  /** Absent if `site.yaml` has errors. */
  readonly frame: SiteFrame | undefined;
  readonly testimonials: readonly Testimonial[];
  /** Files that are not published yet, and why. */
  readonly hidden: ReadonlyMap<Document, Hidden>;
  /** Files with errors in their front matter that can still be read, with the anchors that links to them may name. */
  readonly faulty: readonly Pick<ParsedFile, 'document' | 'anchors'>[];
  readonly parsedFiles: readonly ParsedFile[];
  readonly facts: ReadonlyMap<string, FactSource>;
  readonly routes: ReadonlyMap<string, Route>;
  readonly links: readonly InternalLink[];
  readonly outside: readonly OutsideLink[];
  /** Every image file that a document needs, once. */
  readonly variants: readonly ImageVariant[];
  /** Every file that a link offers as a download, once. */
  readonly downloads: readonly Download[];
  readonly texts: TextCounts;
}

/** How the Markdown of a site was parsed. */
export interface TextCounts extends Readonly<ParsedTexts> {
  /** Whether the fast parser could be loaded; without it, remark parses everything. */
  readonly hasFastParser: boolean;
}

/**
 * Parses every file of a content folder and reports errors in single files. `compile/check/` finds errors between
 * files.
 */
export async function parseContent(source: ContentSource, report: Report): Promise<ParsedContent> {
  const { folder, kinds, edition, parseDocuments, typedCache, lint } = source;
  const settings = guardFile(SITE_FILE, report, () =>
    parseSettings(folder.texts.get(SITE_FILE), report, lint, edition.url),
  );
  const meant = meantFacts(folder);
  const { facts, sources } = guardFile(FACTS_FILE, report, () =>
    parseFacts(folder.texts.get(FACTS_FILE), settings, meant, report, lint),
  ) ?? { facts: new Map<string, string>(), sources: new Map<string, FactSource>() };
  const read = readAllFields(folder, kinds, report, edition, typedCache, lint);
  const { hidden } = read;
  for (const [{ file }, why] of hidden) report.holdBack(file.path, why);
  const { faulty, ...files } = shownFiles(read, edition);
  const { documents } = files;

  const around = surroundingsOf(source, settings, facts, read, report);
  const parsed = await keepDocuments(jobsOf({ ...files, faulty }), around, parseDocuments, typedCache);
  for (const { findings } of parsed) report.take(findings);
  if (meant) {
    const asked = documents.flatMap(({ file }, index) => parsed[index]?.dependencies ?? mayAsk(file));
    reportMissingFacts(folder, asked, meant, report);
  }
  const parsedFiles = toParsedFiles(documents, parsed, hidden, around.labels, edition);
  const routes = routesOf(parsedFiles, kinds);
  const listed = parseUrlRegistry(folder, edition.day, report);

  const site = parseSiteFiles(source, settings, around, report);
  const all = [...parsed, site];
  return {
    folder,
    edition,
    settings,
    frame: site.frame,
    testimonials: site.testimonials,
    ...files,
    hidden,
    faulty: faulty.map((document, index) => ({
      document,
      ...optional('anchors', parsed[documents.length + index]?.parsed?.anchors),
    })),
    parsedFiles,
    facts: sources,
    routes,
    ...listed,
    ...redirectsOf(documents, kinds, routes, listed.urlRegistry, hidden.keys()),
    links: all.flatMap(({ links }) => links),
    outside: all.flatMap(({ outside }) => outside),
    downloads: [...new Map(all.flatMap(({ downloads }) => downloads.map((one) => [one.path, one]))).values()],
    variants: variantsOf(all),
    texts: countTexts(parsed),
  };
}

/** Collects what documents and other files need to know about the site. */
function surroundingsOf(
  { folder, probes, edition, lint }: ContentSource,
  settings: SiteSettings | undefined,
  facts: Facts,
  { documents, faulty, hidden }: ReadFields,
  report: Report,
): DocumentContext {
  const { language = 'en', file_addresses: form = 'name', social_cards: cardsFor = 'all' } = settings?.fields ?? {};
  const own = [...documents, ...faulty].filter(({ kind }) => kind.addresses.isOwn);
  const shown = edition.isPreview ? own : own.filter((one) => !hidden.has(one));
  return {
    facts,
    factValues: lint?.factValues(facts) ?? new Map(),
    labels: toLabels(parseLabels(settings, facts, report), language),
    siteUrl: settings ? valueOf(settings.fields.url) : '',
    typography: typographyOf(settings),
    cardsFor,
    targets: {
      addressOfFile: addressesOfFiles(own, shown, hidden),
      downloads: toDownloads(folder.downloads ?? new Map(), language, form),
      ...linkTargetsOf(settings, facts, report),
    },
    probes,
  };
}

/** Reads the visitor-facing parts of `site.yaml` and `testimonials.yaml`. */
function parseSiteFiles(
  { folder, probes, edition, lint }: ContentSource,
  settings: SiteSettings | undefined,
  around: DocumentContext,
  report: Report,
) {
  for (const file of [SITE_FILE, TESTIMONIALS_FILE])
    lint?.typedFacts(file, folder.texts.get(file)?.readText() ?? '', around.factValues, report);
  const images = createImageResolver(probes, report, lint);
  const links = createLinkResolver(around.targets, report, lint);
  const context = { ...around, report, links, images, lint };
  const testimonials = guardFile(TESTIMONIALS_FILE, report, () =>
    parseTestimonials(folder.texts.get(TESTIMONIALS_FILE), context),
  );
  const chrome = settings && guardFile(SITE_FILE, report, () => parseChrome(settings, context, edition));
  return {
    frame: chrome && !settings?.yaml.faults ? { ...chrome, labels: around.labels } : undefined,
    testimonials: (testimonials ?? []).filter(({ kind }) => kind === 'quote' || edition.isPreview),
    links: links.internal(),
    outside: [...links.outside(), ...outsideOf(settings)],
    downloads: links.downloads(),
    variants: images.variants(),
  };
}

function countTexts(parsed: readonly DocumentNotes[]): TextCounts {
  const sum = (of: keyof ParsedTexts): number => parsed.reduce((total, { texts }) => total + (texts?.[of] ?? 0), 0);
  return {
    all: sum('all'),
    exact: sum('exact'),
    hasFastParser: parsed.every((document) => document.hasFastParser !== false),
  };
}

/** Returns the documents in order, then those with errors, then files of which only the text can be read. */
function jobsOf({ documents, faulty, unreadable, broken }: ShownFiles): DocumentJob[] {
  return [
    ...[...documents, ...faulty].map(({ kind: { folder }, file, fields, notes, address }) => {
      return { folder, file, fields, notes, address };
    }),
    ...unreadable
      .filter((file) => fencedOf(file.readText()))
      .map((file) => ({ file, address: broken.get(file) ?? '' })),
  ];
}

/** Maps every address of the site to what it shows; lists of other kinds replace pages. */
function routesOf(parsedFiles: readonly ParsedFile[], kinds: readonly ContentType[]): Map<string, Route> {
  const routes = new Map<string, Route>();
  for (const kind of kinds) {
    const entries = parsedFiles.filter(({ document }) => document.kind === kind).map(({ entry }) => entry);
    for (const [address, route] of kind.routes(entries)) routes.set(address, route);
  }
  return routes;
}

function variantsOf(documents: readonly Pick<DocumentNotes, 'variants'>[]): ImageVariant[] {
  const byFile = new Map(documents.flatMap(({ variants }) => variants.map((variant) => [variant.file, variant])));
  return [...byFile.values()].toSorted((a, b) => (a.file < b.file ? -1 : 1));
}
