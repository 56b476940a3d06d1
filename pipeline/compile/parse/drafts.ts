import type { Document } from '../../content/types/content-type.ts';
import type { Body } from '../../content/model/body.ts';
import type { Hidden } from '../../content/model/edition.ts';
import type { Labels } from '../../content/model/labels.ts';
import type { ImageVariant } from './images.ts';
import type { ReadDocument } from './kept-documents.ts';
import type { Dependency } from './lookups.ts';

/** A file of the site, parsed: what its kind makes of it, and the anchors that links to it may name. */
export interface Draft {
  readonly document: Document;
  readonly entry: unknown;
  /** Absent where a fault may hide some. */
  readonly anchors?: ReadonlySet<string>;
  /** The anchors among these that the writer chose. */
  readonly given?: ReadonlySet<string>;
  readonly body?: Body;
  /** Image files that it needs. */
  readonly variants: readonly ImageVariant[];
  /** Signs beyond ASCII in all that it says. */
  readonly characters: string;
  /** What it asked of the maps around it. */
  readonly dependencies: readonly Dependency[];
}

/** What was made of documents, `parsed` in their order; an entry that is not published yet says so where it is shown. */
export function draftsOf(
  documents: readonly Document[],
  parsed: readonly ReadDocument[],
  hidden: ReadonlyMap<Document, Hidden>,
  labels: Labels,
): Draft[] {
  return documents.flatMap((document, index): Draft[] => {
    const { draft, body, variants = [], characters = '', dependencies = [] } = parsed[index] ?? {};
    if (!draft) return [];
    const why = hidden.get(document);
    const marked = why && document.kind.mark?.(draft.entry, wordsFor(why, labels));
    return [
      { document, ...draft, entry: marked ?? draft.entry, ...(body && { body }), variants, characters, dependencies },
    ];
  });
}

function wordsFor(hidden: Hidden, { draft, appearsOn }: Labels): string {
  return hidden.reason === 'draft' ? draft : `${appearsOn} ${hidden.day}`;
}
