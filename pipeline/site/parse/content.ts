import type { TypedCache } from '../../cache/typed-cache.ts';
import {
  FACTS_FILE,
  SITE_FILE,
  TESTIMONIALS_ADDRESS,
  TESTIMONIALS_FILE,
  URL_REGISTRY_FILE,
} from '../../content/addresses.ts';
import type { Edition, Hidden } from '../../content/model/edition.ts';
import type { Download } from '../../content/model/probes.ts';
import type { Testimonial } from '../../content/model/section.ts';
import type { Route, Site, SiteFrame } from '../../content/model/site.ts';
import { testimonialsSchema } from '../../content/schema/page.ts';
import type { Facts } from '../../facts/facts.ts';
import type { Finding } from '../../findings/finding.ts';
import { findingsOf } from '../../findings/report.ts';
import { fencedOf } from '../../yaml/fenced.ts';
import { isEmptyYaml } from '../../yaml/yaml.ts';
import type { ContentType, Document } from '../content-type.ts';
import { hiddenFiles, readAllFields, type ReadFields, shownFiles, type ShownFiles } from '../fields/front-matter.ts';
import { loadFile } from '../fields/load-fields.ts';
import { type ContentFolder, guardFile, openFile, type OpenFile } from '../read/content-folder.ts';
import {
  destinationsOf,
  outsideOf,
  parseChrome,
  parseLabels,
  parseSettings,
  type SiteSettings,
  toLabels,
  typographyOf,
  valueOf,
} from './settings.ts';
import type { DocumentContext, DocumentJob, DocumentNotes, ParseDocuments } from './document.ts';
import { toDownloads } from './downloads.ts';
import { createFieldReader, openContext, type ParseContext } from './field-reader.ts';
import type { FileLinter } from './file-linter.ts';
import type { ImageProbe, ImageVariant } from './images.ts';
import { keepDocuments, type ParsedFile, toParsedFiles } from './kept-documents.ts';
import type { InternalLink, OutsideLink } from './links.ts';
import { addressesOfFiles, type Listed, parseUrlRegistry, redirectsOf } from './old-addresses.ts';
import { type FactSource, meantFacts, parseFacts, reportMissing, reportMissingFacts } from './parse-facts.ts';

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
export interface ParsedContent extends ShownFiles, Listed, Pick<Site<object>, 'redirects' | 'gone'> {
  readonly folder: ContentFolder;
  readonly edition: Edition;
  readonly settings: SiteSettings | undefined;
  /** Absent if `site.yaml` has errors. */
  readonly frame: SiteFrame | undefined;
  readonly testimonials: readonly Testimonial[];
  /** Files that are not published yet, and why. */
  readonly hidden: ReadonlyMap<Document, Hidden>;
  readonly parsedFiles: readonly ParsedFile[];
  readonly facts: ReadonlyMap<string, FactSource>;
  readonly routes: ReadonlyMap<string, Route>;
  readonly links: readonly InternalLink[];
  readonly outside: readonly OutsideLink[];
  /** Every image file that a document needs, once. */
  readonly variants: readonly ImageVariant[];
  /** Every file that a link offers as a download, once. */
  readonly downloads: readonly Download[];
  /** How many documents were parsed anew. */
  readonly parsedAnew: number;
  readonly findings: readonly Finding[];
}

/**
 * Parses every file of a content folder. `check/` finds errors between files.
 */
export async function parseContent(source: ContentSource): Promise<ParsedContent> {
  const { folder, kinds, edition, parseDocuments, typedCache, lint } = source;
  const [siteFile, factsFile, testimonialsFile, registryFile] = openFiles(folder);
  if (isEmptyYaml(siteFile.readText())) reportMissing(siteFile, folder);
  const settings =
    siteFile.messages.length > 0 ? undefined : guardFile(siteFile, () => parseSettings(siteFile, source, edition.url));
  const meant = meantFacts(folder);
  const { facts, sources } = guardFile(factsFile, () => parseFacts(factsFile, settings, meant, source)) ?? {
    facts: new Map<string, string>(),
    sources: new Map<string, FactSource>(),
  };
  const read = readAllFields(folder, kinds, edition, typedCache, lint);
  const { hidden } = read;
  const files = shownFiles(read, edition);
  const { documents } = files;

  const around = surroundingsOf(source, settings, facts, read);
  const parsed = await keepDocuments(jobsOf(files), around, parseDocuments, typedCache);
  if (meant) {
    const asked = parsed.flatMap(({ dependencies = [] }) => dependencies);
    reportMissingFacts(factsFile, folder, asked, meant);
  }
  const parsedFiles = toParsedFiles(documents, parsed, hidden, around.labels, edition);
  const routes = routesOf(parsedFiles, kinds);
  const listed = parseUrlRegistry(folder, edition.day, registryFile);

  const site = parseSiteFiles(source, siteFile, testimonialsFile, settings, around);
  const all = [...parsed, site];
  const opened = [siteFile, factsFile, testimonialsFile, registryFile, ...read.broken.keys()];
  const messages = [...opened, ...read.documents.map(({ file }) => file)].flatMap((file) => file.messages);
  return {
    folder,
    edition,
    settings,
    frame: site.frame,
    testimonials: site.testimonials,
    ...files,
    hidden,
    parsedFiles,
    facts: sources,
    routes,
    ...listed,
    ...redirectsOf(documents, kinds, routes, listed.urlRegistry, hidden.keys()),
    links: all.flatMap(({ links }) => links),
    outside: all.flatMap(({ outside }) => outside),
    downloads: [...new Map(all.flatMap(({ downloads }) => downloads.map((one) => [one.path, one]))).values()],
    variants: variantsOf(all),
    parsedAnew: parsed.filter(({ isNew }) => isNew).length,
    findings: findingsOf([...folder.findings, ...messages, ...parsed.flatMap(({ findings }) => findings)], {
      hidden: hiddenFiles(hidden),
    }),
  };
}

/** Opens the files that every site has; one that is missing is empty. */
function openFiles({
  texts,
}: ContentFolder): [site: OpenFile, facts: OpenFile, testimonials: OpenFile, registry: OpenFile] {
  const open = (path: string): OpenFile => openFile(texts.get(path) ?? { path, hash: '', readText: () => '' });
  return [open(SITE_FILE), open(FACTS_FILE), open(TESTIMONIALS_FILE), open(URL_REGISTRY_FILE)];
}

/** Collects what documents and other files need to know about the site. */
function surroundingsOf(
  { folder, probes, edition, lint }: ContentSource,
  settings: SiteSettings | undefined,
  facts: Facts,
  { documents, hidden }: ReadFields,
): DocumentContext {
  const { language = 'en' } = settings?.fields ?? {};
  const own = documents.filter(({ kind }) => kind.addresses.isOwn);
  const shown = edition.isPreview ? own : own.filter((one) => !hidden.has(one));
  return {
    facts,
    factValues: lint?.factValues(facts) ?? new Map(),
    labels: toLabels(parseLabels(settings, facts), language),
    siteUrl: settings ? valueOf(settings.fields.url) : '',
    typography: typographyOf(settings),
    addressOfFile: addressesOfFiles(own, shown, hidden),
    downloads: toDownloads(folder.downloads ?? new Map(), language),
    destinations: destinationsOf(settings, facts),
    probes,
  };
}

/** Reads the visitor-facing parts of `site.yaml` and `testimonials.yaml`. */
function parseSiteFiles(
  { folder, edition, lint, typedCache }: ContentSource,
  siteFile: OpenFile,
  testimonialsFile: OpenFile,
  settings: SiteSettings | undefined,
  around: DocumentContext,
) {
  for (const file of [siteFile, testimonialsFile]) lint?.typedFacts(file, around.factValues);
  const ofTestimonials = openContext(testimonialsFile, TESTIMONIALS_ADDRESS, around, lint);
  const testimonials = folder.texts.has(TESTIMONIALS_FILE)
    ? guardFile(testimonialsFile, () => parseTestimonials(ofTestimonials, typedCache))
    : undefined;
  const ofSite = openContext(siteFile, '/', around, lint);
  const chrome = settings && guardFile(siteFile, () => parseChrome(settings, ofSite, edition));
  return {
    frame: chrome ? { ...chrome, labels: around.labels } : undefined,
    testimonials: (testimonials ?? []).filter(({ kind }) => kind === 'quote' || edition.isPreview),
    links: [...ofTestimonials.links.internal(), ...ofSite.links.internal()],
    outside: [...ofTestimonials.links.outside(), ...ofSite.links.outside(), ...outsideOf(settings)],
    downloads: [...ofTestimonials.links.downloads(), ...ofSite.links.downloads()],
    variants: [...ofTestimonials.images.variants(), ...ofSite.images.variants()],
  };
}

/** Returns the documents in order, then files of which only the text can be read. */
function jobsOf({ documents, broken }: ShownFiles): DocumentJob[] {
  return [
    ...documents.map(({ kind: { folder }, file, fields, notes, address }) => {
      return { folder, file, fields, notes, address };
    }),
    ...[...broken].filter(([file]) => fencedOf(file.readText())).map(([file, address]) => ({ file, address })),
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

/** Reads `testimonials.yaml`: quotations first, then words for those to come. */
function parseTestimonials(context: ParseContext, typedCache: TypedCache): Testimonial[] {
  const read = loadFile(context.file, { fields: testimonialsSchema }, { lint: context.lint, typedCache });
  if (!read) return [];
  const reader = createFieldReader(read.yaml, context);
  const parsed = read.fields.map((entry, index): Testimonial => {
    const { value, words = '' } = reader.valueOrPlaceholder([index], entry, 'testimonial');
    return value
      ? { kind: 'quote', ...reader.lines([index], value, ['quote', 'name', 'role']) }
      : { kind: 'placeholder', words };
  });
  return [...parsed.filter(({ kind }) => kind === 'quote'), ...parsed.filter(({ kind }) => kind !== 'quote')];
}
