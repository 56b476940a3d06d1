import type { Body, BodyFacts, Prose } from '../../content/model/text.ts';
import type { TypedCache } from '../../cache/typed-cache.ts';
import { optional } from '../../shared/optional.ts';
import { LostValueError } from '../../shared/retry-on-change.ts';
import {
  mapsIn,
  WHOLE,
  type DocumentContext,
  type DocumentJob,
  type DocumentNotes,
  type ParsedDocument,
  type ParseDocuments,
  type Dependency,
} from './document.ts';
import type { Document, Parsed } from '../content-type.ts';
import type { Edition, Hidden } from '../../content/model/edition.ts';
import type { Labels } from '../../content/model/labels.ts';

/** A parsed document whose long text is read on demand. */
export interface ReadDocument extends DocumentNotes {
  readonly body?: Body;
  /** Whether it was parsed by this build, rather than taken from the cache. */
  readonly isNew: boolean;
}

interface KeptDocument {
  readonly notes: Omit<DocumentNotes, 'dependencies'>;
  /** Facts about the long text, which is cached under its own key. */
  readonly body: BodyFacts | undefined;
}

/** A document from the cache, and the key of its long text. */
interface FoundDocument {
  readonly document: ReadDocument;
  readonly bodyKey?: string;
}

/**
 * Returns documents in the order of `jobs`; parses only those that are not in the cache. The cache key is the text,
 * what all documents share, and the answers to a document's lookups in the maps around it. Long texts are cached too,
 * but not kept in memory.
 */
export async function keepDocuments(
  jobs: readonly DocumentJob[],
  context: DocumentContext,
  parse: ParseDocuments,
  typedCache: TypedCache,
): Promise<ReadDocument[]> {
  const maps = new Map(mapsIn(context));
  const around = typedCache.keyOf(Object.entries(context).filter(([name]) => !maps.has(name)));
  const share = createSharer();
  // While all maps stay as they are, no answer can be another one.
  const all = typedCache.keyOf([around, [...maps].map(([name, map]) => [name, [...map]])]);
  const documents = jobs.map((job) => {
    const { folder = '', file, address } = job;
    const name = ['document', all, folder, file.path, address, file.hash].join('\n');
    const found = typedCache.recall(name, () => find(job));
    // Since it was recalled, its long text may have been lost.
    return (found?.bodyKey === undefined || typedCache.has(found.bodyKey) ? found : find(job))?.document;
  });
  const missing = [...jobs.entries()].filter(([index]) => documents[index] === undefined);
  const missingJobs = missing.map(([, job]) => job);
  if (missing.length > 0)
    await parse(missingJobs, context, (document, at) => {
      const [index = at] = missing[at] ?? [];
      const job = jobs[index];
      if (job) documents[index] = keep(keyOfJob(job), document);
    });
  return documents.flatMap((document) => document ?? []);

  function keyOfJob({ folder, file, address }: DocumentJob): string {
    return typedCache.keyOf(['document', around, folder ?? null, file.path, address, file.hash]);
  }

  function find(job: DocumentJob): FoundDocument | undefined {
    const key = keyOfJob(job);
    const dependencies = (typedCache.get(key) as readonly Dependency[] | undefined)?.map(share);
    if (!dependencies) return undefined;
    const kept = typedCache.get(keyOfAnswers(key, dependencies)) as KeptDocument | undefined;
    if (!kept) return undefined;
    const document = { ...kept.notes, dependencies, isNew: false };
    if (!kept.body) return { document };
    const bodyKey = keyOfBody(kept.body, typedCache);
    if (!typedCache.has(bodyKey)) return undefined;
    return { document: { ...document, body: keptBody(kept.body, typedCache) }, bodyKey };
  }

  function keep(key: string, { body, ...own }: ParsedDocument): ReadDocument {
    const { dependencies: lookups, ...notes } = own;
    const dependencies = lookups?.map(share);
    if (body) typedCache.set(keyOfBody(body.facts, typedCache), body.prose);
    if (dependencies) {
      typedCache.set(key, dependencies);
      typedCache.set(keyOfAnswers(key, dependencies), { notes, body: body?.facts } satisfies KeptDocument);
    }
    const kept = { ...notes, ...optional('dependencies', dependencies) };
    return { ...kept, ...(body && { body: keptBody(body.facts, typedCache) }), isNew: true };
  }

  function keyOfAnswers(key: string, dependencies: readonly Dependency[]): string {
    const answers = dependencies.map(([name, of]) => {
      const map = maps.get(name);
      return of === WHOLE ? [...(map ?? [])] : (map?.get(of) ?? null);
    });
    return typedCache.keyOf([key, dependencies, answers]);
  }
}

/** Returns a function that returns the same object for the same lookup: documents ask many of the same. */
function createSharer(): (dependency: Dependency) => Dependency {
  const known = new Map<string, Dependency>();
  return (dependency) => {
    const name = dependency.join('\n');
    const first = known.get(name) ?? dependency;
    known.set(name, first);
    return first;
  };
}

// Outside of the function above: a body would hold all that stands there.
function keptBody(facts: BodyFacts, typedCache: TypedCache): Body {
  return createBody(facts, () => {
    const prose = typedCache.get(keyOfBody(facts, typedCache)) as Prose | undefined;
    if (!prose) throw new LostValueError();
    return prose;
  });
}

function keyOfBody({ hash }: BodyFacts, typedCache: TypedCache): string {
  return typedCache.keyOf(['body', hash]);
}

/** Returns a long text that `read` loads. */
export function createBody(facts: BodyFacts, read: () => Prose): Body {
  const body: Body = {
    ...facts,
    get prose() {
      return read();
    },
  };
  return Object.defineProperty(body, 'toJSON', { value: () => facts });
}

/** What was noted while a file was parsed. */
type Notes = Required<Pick<DocumentNotes, 'variants' | 'characters' | 'dependencies'>>;

/** A parsed file of the site: what its content type makes of it, and the anchors that links to it may name. */
export interface ParsedFile extends Omit<Parsed<unknown>, 'body'>, Notes {
  readonly document: Document;
  readonly body?: Body;
}

/**
 * Joins each document with what was parsed of it; `read` has the same order. Omits documents of which nothing could be
 * made. Entries that are not published yet are marked as such where they are shown; the words of placeholders appear in
 * the preview only.
 */
export function toParsedFiles(
  documents: readonly Document[],
  read: readonly ReadDocument[],
  hidden: ReadonlyMap<Document, Hidden>,
  labels: Labels,
  { isPreview }: Pick<Edition, 'isPreview'>,
): ParsedFile[] {
  return documents.flatMap((document, index): ParsedFile[] => {
    const { parsed, body, variants = [], characters = '', dependencies = [] } = read[index] ?? {};
    if (!parsed) return [];
    const why = hidden.get(document);
    const words = why?.reason === 'waiting' ? `${labels.appearsOn} ${why.day}` : labels.draft;
    const shown = isPreview ? parsed.entry : (document.kind.withoutPlaceholders?.(parsed.entry) ?? parsed.entry);
    const entry = (why && document.kind.mark?.(shown, words)) ?? shown;
    return [{ document, ...parsed, entry, ...(body && { body }), variants, characters, dependencies }];
  });
}
