import type { Document, Parsed } from '../../content/types/content-type.ts';
import type { Body } from '../../content/model/body.ts';
import type { Edition, Hidden } from '../../content/model/edition.ts';
import type { Labels } from '../../content/model/labels.ts';
import type { DocumentNotes } from './document.ts';
import type { ReadDocument } from './kept-documents.ts';

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
