import type { Document } from '../../content/types/content-type.ts';
import type { Edition } from '../../content/model/edition.ts';
import type { SourceFile } from '../read/content-folder.ts';
import type { ReadFields } from '../fields/read-all-fields.ts';

/** Files of the site as an edition has them: a preview shows what is not published yet. */
export interface ShownFiles {
  /** Files whose front matter is right. */
  readonly documents: readonly Document[];
  /** Files of which it is not, but that can be read as if it were. */
  readonly faulty: readonly Document[];
  /** More of these, which are not published yet. */
  readonly heldBack: readonly Document[];
  /** Files of which it cannot be read. */
  readonly unreadable: readonly SourceFile[];
  /** All whose front matter is not right, with their addresses: a link there is not a second fault. */
  readonly broken: ReadonlyMap<SourceFile, string>;
}

/** Leaves out what an edition does not show. */
export function shownFiles(
  { documents, faulty, hidden, broken: all }: ReadFields,
  { isPreview, day }: Edition,
): ShownFiles {
  const readable = new Set(faulty.map(({ file }) => file.path));
  const unpublished = new Set(isPreview ? [] : [...hidden.keys()].map(({ file }) => file.path));
  const isHeldBack = ({ kind, fields, file }: Document): boolean =>
    unpublished.has(file.path) || (!isPreview && Boolean(kind.hides?.(fields, day)));
  const broken = new Map([...all].filter(([{ path }]) => !unpublished.has(path)));
  return {
    documents: documents.filter(({ file }) => !unpublished.has(file.path)),
    faulty: faulty.filter((document) => !isHeldBack(document)),
    heldBack: faulty.filter(isHeldBack),
    unreadable: [...broken.keys()].filter(({ path }) => !readable.has(path)),
    broken,
  };
}
