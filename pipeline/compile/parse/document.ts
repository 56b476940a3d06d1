import type { ContentType, Parsed } from '../../content/types/content-type.ts';
import { createCompiler } from '../markdown/compile.ts';
import { hasFastParser, type ParsedTexts } from '../markdown/syntax/parse.ts';
import type { BodyFacts } from '../../content/model/body.ts';
import type { Download } from '../../content/model/download.ts';
import type { Prose } from '../../content/model/text.ts';
import { charactersOf } from '../typography/characters.ts';
import { hashOfTexts } from '../../shared/hash.ts';
import { optional } from '../../shared/optional.ts';
import type { Finding } from '../../lint/finding.ts';
import { createReport, type Place } from '../../lint/report.ts';
import type { SourceFile } from '../read/content-folder.ts';
import type { CardsFor } from '../../content/model/assets.ts';
import type { Labels } from '../../content/model/labels.ts';
import { checkBody, type ParseContext } from './field-reader.ts';
import type { Facts } from '../facts.ts';
import { authoredOf } from '../fields/front-matter.ts';
import { guardFile } from '../fields/guard-file.ts';
import { createImageResolver, type ImageProbe, type ImageVariant } from './images.ts';
import type { FactValues, FileLinter } from './file-linter.ts';
import { createLookups, type Lookups, type Dependency } from './lookups.ts';
import { createLinkResolver, type InternalLink, type LinkTargets, type OutsideLink } from './links.ts';
import type { YamlNotes } from '../yaml/yaml-source.ts';

/**
 * A Markdown file to parse. Without a folder, its front matter could not be read, and its text is parsed for findings
 * only.
 */
export interface DocumentJob {
  readonly folder?: string;
  readonly file: SourceFile;
  readonly fields?: unknown;
  /** Where the fields stand and what is wrong with them; a file with faults is parsed for findings only. */
  readonly notes?: YamlNotes;
  readonly address: string;
}

/** What a document needs to know of the site around it, as plain data. */
export interface DocumentContext {
  readonly facts: Facts;
  readonly factValues: FactValues;
  readonly labels: Labels;
  readonly siteUrl: string;
  readonly cardsFor: CardsFor;
  /** The language of the typesetting; undefined if texts stay as typed. */
  readonly typography: string | undefined;
  readonly targets: LinkTargets;
  readonly probes: ReadonlyMap<string, ImageProbe>;
}

/** A parsed document and everything that was noticed on the way, as plain data. */
export interface ParsedDocument extends DocumentNotes {
  /** Its long text, if it has one, and the facts about it. */
  readonly body?: { readonly facts: BodyFacts; readonly prose: Prose };
}

/** A parsed document without its long text. */
export interface DocumentNotes {
  /** What its content type makes of it, except the long text; absent if nothing could be made of it. */
  readonly parsed?: Omit<Parsed<unknown>, 'body'>;
  /** The non-ASCII characters in everything that it says. */
  readonly characters?: string;
  readonly findings: readonly Finding[];
  readonly links: readonly InternalLink[];
  /** Links to other sites in what is published; empty if the file has errors. */
  readonly outside: readonly OutsideLink[];
  readonly variants: readonly ImageVariant[];
  readonly downloads: readonly Download[];
  /** How its Markdown was parsed; absent if parsing did not finish. */
  readonly texts?: Readonly<ParsedTexts>;
  readonly hasFastParser?: boolean;
  /** What it looked up in the maps around it; absent if it read a whole map. */
  readonly dependencies?: readonly Dependency[];
}

/** Parses documents in any order; passes each to `take`, with its index in `jobs`, as soon as it is parsed. */
export type ParseDocuments = (
  jobs: readonly DocumentJob[],
  context: DocumentContext,
  take: (document: ParsedDocument, index: number) => void,
) => Promise<void>;

/** Creates a parser of documents for one build. No state passes from one document to another. */
export function createDocumentParser(
  kinds: readonly ContentType[],
  context: DocumentContext,
  lint?: FileLinter,
): (job: DocumentJob) => ParsedDocument {
  const texts = { all: 0, exact: 0 };
  const lookups = createLookups();
  const watched = watchMaps(context, lookups);
  const compile = createCompiler(watched.facts, context.typography, texts);
  return (job) => {
    Object.assign(texts, { all: 0, exact: 0 });
    lookups.clear();
    const report = createReport();
    const links = createLinkResolver(watched.targets, report, lint);
    const images = createImageResolver(watched.probes, report, lint);
    const parsed = guardFile(job.file.path, report, () =>
      parse(job, kinds, { ...watched, compile, report, links, images, lint }),
    );
    const { body, ...others } = parsed ?? {};
    const { folder, notes: { faults } = {} } = job;
    const isTold = ({ line }: Place): boolean => !faults?.guessed.includes(line);
    return {
      ...(parsed && { parsed: others as Parsed<unknown> }),
      ...(body && { body: { facts: factsOfBody(body), prose: body } }),
      characters: charactersOf([others, body]),
      findings: report.findings().filter(isTold),
      links: links.internal().filter(({ place }) => isTold(place)),
      outside: folder === undefined || faults ? [] : links.outside(),
      variants: images.variants(),
      downloads: links.downloads(),
      texts: { ...texts },
      hasFastParser,
      ...optional('dependencies', lookups.dependencies()),
    };
  };
}

function factsOfBody({ html, text, markdown, interactiveFigures }: Prose): BodyFacts {
  const hash = hashOfTexts(html, text, markdown, ...(interactiveFigures ? [JSON.stringify(interactiveFigures)] : []));
  return { hash, bytes: Buffer.byteLength(text) };
}

/** Returns the maps that a document may look things up in, by the names that its dependencies use for them. */
export function mapsAround(context: DocumentContext): Readonly<Record<string, ReadonlyMap<string, unknown>>> {
  const { facts, factValues: values, targets, probes: pictures } = context;
  const { addressOfFile: files, destinations = new Map(), downloads = new Map() } = targets;
  return { facts, values, files, destinations, downloads, pictures };
}

/** Returns the same context with maps that record their lookups. */
function watchMaps(context: DocumentContext, { watch }: Lookups): DocumentContext {
  const { addressOfFile, destinations, downloads } = context.targets;
  return {
    ...context,
    facts: watch('facts', context.facts),
    factValues: watch('values', context.factValues),
    targets: {
      ...context.targets,
      addressOfFile: watch('files', addressOfFile),
      ...(downloads && { downloads: watch('downloads', downloads) }),
      destinations: destinations && watch('destinations', destinations),
    },
    probes: watch('pictures', context.probes),
  };
}

function parse(
  { folder, file, fields, notes, address }: DocumentJob,
  kinds: readonly ContentType[],
  context: ParseContext & Pick<DocumentContext, 'factValues'> & { readonly lint: FileLinter | undefined },
): Parsed<unknown> | undefined {
  if (folder === undefined || !notes) {
    checkBody(file.readText(), { file: file.path, address }, context);
    return undefined;
  }
  const kind = kinds.find((one) => one.folder === folder);
  if (!kind) throw new Error(`No kind of content has the folder ${folder}`);
  const text = file.readText();
  const authored = authoredOf({ ...file, readText: () => text }, { fields, notes });
  context.lint?.unedited(authored, kind, context.report);
  context.lint?.typedFacts(file.path, text, context.factValues, context.report);
  return kind.parse(authored, address, context);
}
