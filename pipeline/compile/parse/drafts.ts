import type { Document, Parsed } from '../../content/types/content-type.ts';
import type { Body } from '../../content/model/body.ts';
import type { Edition, Hidden } from '../../content/model/edition.ts';
import type { Labels } from '../../content/model/labels.ts';
import type { DocumentNotes } from './document.ts';
import type { ReadDocument } from './kept-documents.ts';

/** What the notes of a document say about its draft. */
type Notes = Required<Pick<DocumentNotes, 'variants' | 'characters' | 'dependencies'>>;

/** A parsed file of the site: what its kind makes of it, and the anchors that links to it may name. */
export interface Draft extends Omit<Parsed<unknown>, 'body'>, Notes {
  readonly document: Document;
  readonly body?: Body;
}

/**
 * Makes the drafts of documents; `parsed` has the same order. Entries that are not published yet are marked as such
 * where they are shown; the words of placeholders appear in the preview only.
 */
export function draftsOf(
  documents: readonly Document[],
  parsed: readonly ReadDocument[],
  hidden: ReadonlyMap<Document, Hidden>,
  labels: Labels,
  { isPreview }: Pick<Edition, 'isPreview'>,
): Draft[] {
  return documents.flatMap((document, index): Draft[] => {
    const { draft, body, variants = [], characters = '', dependencies = [] } = parsed[index] ?? {};
    if (!draft) return [];
    const why = hidden.get(document);
    const words = why?.reason === 'waiting' ? `${labels.appearsOn} ${why.day}` : labels.draft;
    const shown = isPreview ? draft.entry : (document.kind.withoutPlaceholders?.(draft.entry) ?? draft.entry);
    const entry = (why && document.kind.mark?.(shown, words)) ?? shown;
    return [{ document, ...draft, entry, ...(body && { body }), variants, characters, dependencies }];
  });
}
