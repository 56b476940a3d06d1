import { FACTS_FILE, SITE_FILE, TESTIMONIALS_FILE } from '../addresses.ts';
import type { Document, Kind } from '../kinds/kind.ts';
import type { Download } from '../model/download.ts';
import type { Edition, Hidden } from '../model/edition.ts';
import type { Body } from '../model/body.ts';
import type { Labels } from '../model/labels.ts';
import type { Ledger } from '../model/ledger.ts';
import type { Site, SiteFrame, Route } from '../model/site.ts';
import type { Testimonial } from '../model/section.ts';
import type { ContentFolder, SourceFile } from '../read/content-folder.ts';
import type { ParsedTexts } from '../markdown/parse.ts';
import type { Report } from '../report.ts';
import type { Keeping } from '../store/keeping.ts';
import { addressesOfFiles } from './addresses-of-files.ts';
import { toLabels } from './labels.ts';
import { parseChrome } from './chrome.ts';
import { downloadsOf, toDownloads } from './downloads.ts';
import type { DocumentJob, DocumentNotes, ParseDocuments } from './document.ts';
import { factSources, type FactSource } from './fact-sources.ts';
import { hasFrontMatter } from './front-matter.ts';
import { guardFile } from './guard-file.ts';
import { createImageResolver, type ImageProbe, type ImageVariant } from './images.ts';
import { keepDocuments, parseAnew } from './kept-documents.ts';
import type { Question } from './lookups.ts';
import { parseLedger } from './ledger.ts';
import { readAllFields } from './read-all-fields.ts';
import { redirectsOf } from './redirects.ts';
import { createLinkResolver, type InternalLink, type OutsideLink } from './links.ts';
import { atNewerAnchor } from './lint/newer-anchor.ts';
import { hasFacts, mayAsk, reportMissingFacts, standInFacts } from './lint/missing-facts.ts';
import { optional } from './sections.ts';
import {
  factsOfSite,
  parseFacts,
  parseLabels,
  parseSettings,
  typographyOf,
  valueOf,
  type SiteSettings,
} from './settings.ts';
import { destinationsOf, originOf, outsideOf } from './site-links.ts';
import { parseTestimonials } from './testimonials.ts';
import { factValues } from './lint/fact-values.ts';
import { reportTypedFacts } from './lint/report-typed-facts.ts';

/** A file of the site, parsed: what its kind makes of it, and the anchors that links to it may name. */
export interface Draft {
  readonly document: Document;
  readonly entry: unknown;
  /** Absent where a fault may hide some. */
  readonly anchors?: ReadonlySet<string>;
  /** Of these, the ones that the writer chose. */
  readonly given?: ReadonlySet<string>;
  readonly body?: Body;
  /** Image files that it needs. */
  readonly variants: readonly ImageVariant[];
  /** Signs beyond ASCII in all that it says. */
  readonly characters: string;
  /** What it asked of the maps around it. */
  readonly asked: readonly Question[];
}

/** Everything that a content folder says, each file for itself: nothing has been compared yet. */
export interface ParsedContent {
  readonly folder: ContentFolder;
  readonly settings: SiteSettings | undefined;
  /** Absent where `site.yaml` is not right. */
  readonly frame: SiteFrame | undefined;
  readonly testimonials: readonly Testimonial[];
  /** Files of the site whose front matter is right. */
  readonly documents: readonly Document[];
  /** Files that are not published yet, and why. */
  readonly hidden: ReadonlyMap<Document, Hidden>;
  /** Files of which it is not, but that can be read as if it were, with what links to them may name. */
  readonly faulty: readonly Pick<Draft, 'document' | 'anchors'>[];
  /** More of these, which are not published yet. */
  readonly heldBack: readonly Document[];
  /** Files of which it cannot be read. */
  readonly unreadable: readonly SourceFile[];
  /** All these, with their addresses: a link there is not a second fault. */
  readonly broken: ReadonlyMap<SourceFile, string>;
  readonly drafts: readonly Draft[];
  readonly facts: ReadonlyMap<string, FactSource>;
  readonly routes: ReadonlyMap<string, Route>;
  readonly redirects: Site<object>['redirects'];
  readonly gone: Site<object>['gone'];
  /** Absent where the site has none yet. */
  readonly ledger: Ledger | undefined;
  /** Anchors on pages that it lists, each with the address of its page: `/faq#prices`. */
  readonly listedAnchors: Ledger;
  /** Addresses that it lists with a day to come. */
  readonly due: ReadonlyMap<string, string>;
  readonly edition: Edition;
  readonly links: readonly InternalLink[];
  readonly outside: readonly OutsideLink[];
  /** Every image file that some document needs, once. */
  readonly variants: readonly ImageVariant[];
  /** Every file that some link offers, once. */
  readonly downloads: readonly Download[];
  readonly texts: TextCounts;
}

/** How the Markdown of a site was parsed. */
export interface TextCounts extends Readonly<ParsedTexts> {
  /** Whether the fast parser could be loaded; without it, remark parses everything. */
  readonly hasFastParser: boolean;
}

/**
 * Parses every file of a content folder. What is done with single documents is left to `parseDocuments`. Reports what
 * is wrong with single files; what concerns several is for `check/`.
 */
export async function parseContent(
  folder: ContentFolder,
  kinds: readonly Kind[],
  probes: ReadonlyMap<string, ImageProbe>,
  report: Report,
  parseDocuments: ParseDocuments,
  edition: Edition,
  keeping?: Keeping,
): Promise<ParsedContent> {
  const settings = guardFile(SITE_FILE, report, () => parseSettings(folder.texts.get(SITE_FILE), report));
  const meantFacts = hasFacts(folder) ? undefined : standInFacts(folder);
  const facts =
    guardFile(FACTS_FILE, report, () => parseFacts(folder.texts.get(FACTS_FILE), settings, report, meantFacts)) ??
    new Map();
  const {
    documents: all,
    faulty: read,
    hidden,
    broken: allBroken,
  } = readAllFields(folder, kinds, report, edition, keeping);
  for (const [{ file }, why] of hidden) report.holdBack(file.path, why);
  const documents = edition.isPreview ? all : all.filter((document) => !hidden.has(document));
  const unpublished = new Set([...hidden.keys()].map(({ file }) => file.path));
  const broken = edition.isPreview ? allBroken : new Map([...allBroken].filter(([{ path }]) => !unpublished.has(path)));
  const readable = new Set(read.map(({ file }) => file.path));
  const unreadable = [...broken.keys()].filter(({ path }) => !readable.has(path));
  const isHeldBack = ({ kind, fields, file }: Document): boolean =>
    !edition.isPreview && (unpublished.has(file.path) || Boolean(kind.hides?.(fields, edition.day)));
  const faulty = read.filter((document) => !isHeldBack(document));
  const own = [...all, ...read].filter(({ kind }) => kind.addresses.isOwn);
  const surroundings = {
    facts,
    factValues: factValues(facts),
    labels: toLabels(parseLabels(settings, facts, report), settings?.fields.language ?? 'en'),
    siteUrl: settings ? valueOf(settings.fields.url) : '',
    typography: typographyOf(settings),
    cardsFor: settings?.fields.social_cards ?? 'all',
    targets: {
      addressOfFile: addressesOfFiles(own, edition.isPreview ? own : own.filter((one) => !hidden.has(one)), hidden),
      destinations: destinationsOf(settings),
      downloads: toDownloads(
        folder.downloads ?? new Map(),
        settings?.fields.language ?? 'en',
        settings?.fields.file_addresses ?? 'name',
      ),
      ...optional('origin', originOf(settings)),
    },
    probes,
  };
  const parse = keeping ? keepDocuments(parseDocuments, keeping) : parseAnew(parseDocuments);
  const parsed = await parse(jobsOf(documents, faulty, unreadable, broken), surroundings);
  for (const { findings } of parsed)
    report.take(await Promise.all(findings.map((finding) => atNewerAnchor(finding, folder))));
  if (meantFacts) {
    for (const { name } of factsOfSite(undefined)) meantFacts.delete(name);
    const asked = documents.flatMap(({ file }, index) => parsed[index]?.asked ?? mayAsk(file));
    reportMissingFacts(folder, asked, meantFacts, report);
  }
  const drafts = documents.flatMap((document, index): Draft[] => {
    const { draft, body, variants = [], characters = '', asked = [] } = parsed[index] ?? {};
    if (!draft) return [];
    const why = hidden.get(document);
    const entry = why
      ? (document.kind.mark?.(draft.entry, wordsFor(why, surroundings.labels)) ?? draft.entry)
      : draft.entry;
    return [{ document, ...draft, entry, ...(body && { body }), variants, characters, asked }];
  });

  for (const file of [SITE_FILE, TESTIMONIALS_FILE])
    reportTypedFacts(file, folder.texts.get(file)?.readText() ?? '', surroundings.factValues, report);
  const images = createImageResolver(probes, report);
  const links = createLinkResolver(surroundings.targets, report);
  const context = { ...surroundings, report, links, images };
  const testimonials = guardFile(TESTIMONIALS_FILE, report, () =>
    parseTestimonials(folder.texts.get(TESTIMONIALS_FILE), context),
  );
  const around = settings && guardFile(SITE_FILE, report, () => parseChrome(settings, context));
  const routes = routesOf(drafts, kinds);
  const { ledger, listedAnchors, due } = parseLedger(folder, edition.day, report);
  return {
    folder,
    edition,
    ledger,
    listedAnchors,
    due,
    settings,
    frame: around && !settings?.yaml.faults ? { ...around, labels: surroundings.labels } : undefined,
    testimonials: (testimonials ?? []).filter(({ kind }) => kind === 'quote' || edition.isLaunch !== true),
    documents,
    hidden,
    faulty: faulty.map((document, index) => ({
      document,
      ...optional('anchors', parsed[documents.length + index]?.draft?.anchors),
    })),
    heldBack: read.filter(isHeldBack),
    unreadable,
    broken,
    drafts,
    facts: factSources(folder.texts.get(FACTS_FILE), settings, facts),
    routes,
    ...redirectsOf(documents, kinds, routes, ledger, hidden.keys()),
    links: [...parsed.flatMap((document) => document.links), ...links.internal()],
    outside: [...parsed.flatMap((document) => document.outside), ...links.outside(), ...outsideOf(settings)],
    downloads: downloadsOf([...parsed, { downloads: links.downloads() }]),
    variants: variantsOf([...parsed, { variants: images.variants() }]),
    texts: countTexts(parsed),
  };
}

function wordsFor(hidden: Hidden, { draft, appearsOn }: Labels): string {
  return hidden.reason === 'draft' ? draft : `${appearsOn} ${hidden.day}`;
}

function countTexts(parsed: readonly DocumentNotes[]): TextCounts {
  const sum = (of: keyof ParsedTexts): number => parsed.reduce((total, { texts }) => total + (texts?.[of] ?? 0), 0);
  return {
    all: sum('all'),
    exact: sum('exact'),
    hasFastParser: parsed.every((document) => document.hasFastParser !== false),
  };
}

/** The documents in their order, then those with faults, then the text of files of which no more can be read. */
function jobsOf(
  documents: readonly Document[],
  faulty: readonly Document[],
  unreadable: readonly SourceFile[],
  broken: ReadonlyMap<SourceFile, string>,
): DocumentJob[] {
  return [
    ...[...documents, ...faulty].map(({ kind, file, fields, notes, address }) => ({
      folder: kind.folder,
      file,
      fields,
      notes,
      address,
    })),
    ...unreadable.filter(hasFrontMatter).map((file) => ({ file, address: broken.get(file) ?? '' })),
  ];
}

/** Every address of the site with what stands there; lists of other kinds take the place of pages. */
function routesOf(drafts: readonly Draft[], kinds: readonly Kind[]): Map<string, Route> {
  const routes = new Map<string, Route>();
  for (const kind of kinds) {
    const entries = drafts.filter(({ document }) => document.kind === kind).map(({ entry }) => entry);
    for (const [address, route] of kind.routes(entries, new Set(routes.keys()))) routes.set(address, route);
  }
  return routes;
}

function variantsOf(documents: readonly Pick<DocumentNotes, 'variants'>[]): ImageVariant[] {
  const byFile = new Map(documents.flatMap(({ variants }) => variants.map((variant) => [variant.file, variant])));
  return [...byFile.values()].toSorted((a, b) => (a.file < b.file ? -1 : 1));
}
