import type { ContentType, Parsed } from '../content-type.ts';
import { createCompiler } from '../../markdown/processor.ts';
import type { BodyFacts, Prose } from '../../content/model/text.ts';
import type { Download } from '../../content/model/probes.ts';
import { charactersOf } from '../../typography/characters.ts';
import { hashOfTexts } from '../../shared/hash.ts';
import type { Finding } from '../../findings/finding.ts';
import { findingsOf } from '../../findings/report.ts';
import { openFile, type SourceFile, guardFile } from '../read/content-folder.ts';
import { checkBody, openContext, type ParseContext, type ParseSurroundings } from './field-reader.ts';
import { authoredOf } from '../fields/front-matter.ts';
import type { ImageVariant } from './images.ts';
import type { FactValues, FileLinter } from './file-linter.ts';
import type { InternalLink, OutsideLink } from './links.ts';
import type { YamlNotes } from '../../yaml/yaml-places.ts';

/** Later than any day for which a file may wait. */
const LAST_DAY = '9999-12-31';

/**
 * A Markdown file to parse. Without a folder, its front matter has errors, and its text is parsed for findings only.
 */
export interface DocumentJob {
  readonly folder?: string;
  readonly file: SourceFile;
  readonly fields?: unknown;
  /** Where the fields stand. */
  readonly notes?: YamlNotes;
  readonly address: string;
}

/** What a document needs to know of the site around it, as plain data. */
export interface DocumentContext extends ParseSurroundings {
  readonly factValues: FactValues;
  /** The language of the typesetting; undefined if texts stay as typed. */
  readonly typography: string | undefined;
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
  /** What it looked up in the maps around it; absent if it was given up, as after too much time. */
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
  around: DocumentContext,
  lint?: FileLinter,
): (job: DocumentJob) => ParsedDocument {
  const lookups = createLookups();
  const watched = {
    ...around,
    ...Object.fromEntries(mapsIn(around).map(([name, map]) => [name, lookups.watch(name, map)])),
  };
  const compile = createCompiler(watched.facts, around.typography);
  return (job) => {
    lookups.clear();
    const text = job.file.readText();
    const file = openFile({ ...job.file, readText: () => text });
    const context = { ...openContext(file, job.address, watched, lint), compile };
    const parsed = guardFile(file, () => parse(job, kinds, context, lint));
    const { body, ...others } = parsed ?? {};
    return {
      ...(parsed && { parsed: others as Parsed<unknown> }),
      ...(body && { body: { facts: factsOfBody(body), prose: body } }),
      characters: charactersOf([others, body]),
      findings: findingsOf(file.messages),
      links: context.links.internal(),
      outside: job.folder === undefined ? [] : context.links.outside(),
      variants: context.images.variants(),
      downloads: context.links.downloads(),
      dependencies: lookups.dependencies(),
    };
  };
}

function factsOfBody({ html, text, markdown, interactiveFigures }: Prose): BodyFacts {
  const hash = hashOfTexts(html, text, markdown, ...(interactiveFigures ? [JSON.stringify(interactiveFigures)] : []));
  return { hash, bytes: Buffer.byteLength(text) };
}

/** Returns the maps that a document may look things up in, by their names in the context. */
export function mapsIn(context: DocumentContext): [name: string, map: ReadonlyMap<string, unknown>][] {
  return Object.entries(context).filter(([, value]) => value instanceof Map);
}

function parse(
  { folder, fields, notes }: DocumentJob,
  kinds: readonly ContentType[],
  context: ParseContext & Pick<DocumentContext, 'factValues'>,
  lint: FileLinter | undefined,
): Parsed<unknown> | undefined {
  if (folder === undefined || !notes) {
    checkBody(context);
    return undefined;
  }
  const kind = kinds.find((one) => one.folder === folder);
  if (!kind) throw new Error(`No kind of content has the folder ${folder}`);
  const authored = authoredOf(context.file, { fields, notes });
  const isDraft = kind.whyHidden?.(fields, LAST_DAY)?.reason === 'draft';
  if (kind.starter && !isDraft) lint?.unedited(context.file, kind.starter.starterTexts, kind.schema);
  lint?.typedFacts(context.file, context.factValues);
  return kind.parse(authored, context);
}

/** The name of a map and a key in it, or {@link WHOLE}. */
export type Dependency = readonly [map: string, key: string];

/** Stands for all keys of a map, as for a name that is nearest to another. */
export const WHOLE = '\0';

/** Records which keys of the maps around a document it depends on, so that its result is reused while their values stay the same. */
function createLookups() {
  const questions = new Map<string, Dependency>();
  return {
    clear: (): void => questions.clear(),
    /** Returns each lookup once, in the order of first use. */
    dependencies: (): readonly Dependency[] => [...questions.values()],
    /** Returns the same map, wrapped so that it records its lookups. */
    watch<T>(name: string, map: ReadonlyMap<string, T>): ReadonlyMap<string, T> {
      const note = (key: string): void => void questions.set(JSON.stringify([name, key]), [name, key]);
      const whole = (): ReadonlyMap<string, T> => {
        note(WHOLE);
        return map;
      };
      return {
        get: (key) => (note(key), map.get(key)),
        has: (key) => (note(key), map.has(key)),
        forEach: (use) => whole().forEach(use),
        entries: () => whole().entries(),
        keys: () => whole().keys(),
        values: () => whole().values(),
        [Symbol.iterator]: () => whole()[Symbol.iterator](),
        get size() {
          return whole().size;
        },
      };
    },
  };
}
