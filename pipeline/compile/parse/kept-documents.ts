import type { Body, BodyFacts } from '../../content/model/body.ts';
import type { Prose } from '../../content/model/text.ts';
import type { TypedCache } from '../../build/cache/typed-cache.ts';
import { LostValueError } from '../../build/cache/lost-value-error.ts';
import {
  mapsAround,
  type DocumentContext,
  type DocumentJob,
  type DocumentNotes,
  type ParsedDocument,
  type ParseDocuments,
} from './document.ts';
import type { Dependency } from './lookups.ts';
import { optional } from '../../shared/optional.ts';

/** A parsed document whose long text is read on demand. */
export interface ReadDocument extends DocumentNotes {
  readonly body?: Body;
}

interface KeptDocument {
  readonly notes: DocumentNotes;
  /** Facts about the long text, which is cached under its own key. */
  readonly body: BodyFacts | undefined;
}

/** A cached document in memory: its lookups, and the hash of their answers by a hash of all that could be looked up. */
interface HeldDocument {
  readonly dependencies: readonly Dependency[];
  readonly answersAt: ReadonlyMap<string, string>;
  readonly answers: string;
  readonly document: KeptDocument;
}

/** A server reads content twice, as published and with drafts. */
const MOST_ANSWERS = 2;

/**
 * Returns documents in the order of `jobs`; parses only those that are not in the cache. The cache key is the text,
 * what all documents share, and the answers to a document's lookups in the maps around it. A document that reads a
 * whole map, such as to find the nearest name, is not cached. Long texts are cached too, but not kept in memory.
 */
export async function keepDocuments(
  jobs: readonly DocumentJob[],
  context: DocumentContext,
  parse: ParseDocuments,
  typedCache: TypedCache,
): Promise<ReadDocument[]> {
  const { facts: _facts, factValues: _values, probes: _probes, targets, ...common } = context;
  const around = typedCache.keyOf([common, targets.destinations !== undefined, targets.siteUrl ?? null]);
  const maps = mapsAround(context);
  const allAnswers = typedCache.keyOf(Object.values(maps).map((map) => [...map]));
  const keys = jobs.map(({ folder = null, file, address }) =>
    typedCache.keyOf(['document', around, folder, file.path, address, file.hash]),
  );
  const share = createSharer();
  const held = typedCache.held?.get('documents') as ReadonlyMap<string, HeldDocument> | undefined;
  const found = new Map<string, HeldDocument>();
  typedCache.held?.set('documents', found);
  const documents = keys.map(find);
  const missing = [...jobs.entries()].filter(([index]) => documents[index] === undefined);
  const missingJobs = missing.map(([, job]) => job);
  if (missing.length > 0)
    await parse(missingJobs, context, (document, at) => {
      const [index = at] = missing[at] ?? [];
      documents[index] = keep(keys[index] ?? '', document);
    });
  return documents.flatMap((document) => document ?? []);

  function find(key: string): ReadDocument | undefined {
    const known = held?.get(key);
    const dependencies = known?.dependencies ?? (typedCache.get(key) as readonly Dependency[] | undefined)?.map(share);
    if (!dependencies) return undefined;
    const answers = known?.answersAt.get(allAnswers) ?? keyOfAnswers(key, dependencies);
    const document =
      known?.answers === answers ? known.document : (typedCache.get(answers) as KeptDocument | undefined);
    if (!document) return undefined;
    const others = [...(known?.answersAt ?? [])].filter(([all]) => all !== allAnswers);
    const answersAt = new Map([...others.slice(1 - MOST_ANSWERS), [allAnswers, answers]]);
    found.set(key, { dependencies, answersAt, answers, document });
    const notes = { ...document.notes, dependencies };
    if (!document.body) return notes;
    const bodyKey = keyOfBody(document.body, typedCache);
    return typedCache.has(bodyKey) ? { ...notes, body: keptBody(document.body, typedCache) } : undefined;
  }

  function keep(key: string, { body, ...own }: ParsedDocument): ReadDocument {
    const document = { ...own, ...optional('dependencies', own.dependencies?.map(share)) };
    const { dependencies, texts: _texts, hasFastParser: _hasFastParser, ...notes } = document;
    if (body) typedCache.set(keyOfBody(body.facts, typedCache), body.prose);
    if (dependencies) {
      typedCache.set(key, dependencies);
      typedCache.set(keyOfAnswers(key, dependencies), { notes, body: body?.facts } satisfies KeptDocument);
    }
    return body ? { ...document, body: keptBody(body.facts, typedCache) } : document;
  }

  function keyOfAnswers(key: string, dependencies: readonly Dependency[]): string {
    return typedCache.keyOf([key, dependencies, dependencies.map(([map, of]) => maps[map]?.get(of) ?? null)]);
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
