import type { Document, ContentType } from '../../content/types/content-type.ts';
import { lineOfDraftMark } from '../yaml/fenced.ts';
import type { Edition, Hidden } from '../../content/model/edition.ts';
import type { ContentFolder, SourceFile } from '../read/content-folder.ts';
import type { FieldLinter } from './field-linter.ts';
import type { Report } from '../../lint/report.ts';
import type { TypedCache } from '../../build/cache/typed-cache.ts';
import { readFrontMatter, readMarkedDraft } from './front-matter.ts';
import { guardFile } from './guard-file.ts';
import { holdFound } from './hold-found.ts';

/** The fields of all files. */
export interface ReadFields {
  /** Files with correct fields. */
  readonly documents: readonly Document[];
  /** Files with mistakes in their fields that can still be read. */
  readonly faulty: readonly Document[];
  /** All files with mistakes, with their addresses, so that links to them are not a second fault. */
  readonly broken: ReadonlyMap<SourceFile, string>;
  /** Files that are not published on the day, with the reason; it is readable whatever else is wrong in a file. */
  readonly hidden: ReadonlyMap<Document, Hidden>;
}

/** Reads the fields of every file of the kinds. */
export function readAllFields(
  { texts }: ContentFolder,
  kinds: readonly ContentType[],
  report: Report,
  { day }: Edition,
  typedCache: TypedCache,
  lint: FieldLinter | undefined,
): ReadFields {
  const kept = holdFound(typedCache, 'fields');
  const documents: Document[] = [];
  const faulty: Document[] = [];
  const broken = new Map<SourceFile, string>();
  const hidden = new Map<Document, Hidden>();
  for (const kind of kinds) {
    for (const file of texts.values()) {
      if (!file.path.startsWith(`${kind.folder}/`)) continue;
      const read = (recorder: Report) =>
        guardFile(file.path, recorder, () => readFrontMatter(file, kind, recorder, kept, lint));
      const authored = lint ? lint.inItsFolder(file, kind, kinds, report, read) : read(report);
      const address = kind.addresses.of(file.path, authored?.fields);
      const document = authored && { ...authored, kind, address };
      const isRight = document && !document.yaml.faults;
      if (!isRight) broken.set(file, address);
      if (document) (isRight ? documents : faulty).push(document);
      const why = isRight ? kind.whyHidden?.(document.fields, day) : whyHiddenDespiteFaults(file, document, day);
      if (!why) continue;
      const known = authored ?? readMarkedDraft(file, kind.schema, lint);
      if (known) hidden.set(document ?? { ...known, kind, address }, why);
    }
  }
  return { documents, faulty, broken, hidden };
}

/** Returns why a file with mistakes in its fields is not published; undefined if that is unknown. */
function whyHiddenDespiteFaults(file: SourceFile, faulty: Document | undefined, day: string): Hidden | undefined {
  if (lineOfDraftMark(file.readText()) !== undefined) return { reason: 'draft' };
  const why = faulty?.kind.whyHidden?.(faulty.fields, day);
  return why?.reason === 'waiting' && faulty?.yaml.faults?.isAt(['published']) === false ? why : undefined;
}

/** The files of the site in an edition: a preview shows unpublished ones, too. */
export interface ShownFiles extends Omit<ReadFields, 'hidden'> {
  /** Further faulty files, which are not published yet. */
  readonly heldBack: readonly Document[];
  /** Files whose fields cannot be read. */
  readonly unreadable: readonly SourceFile[];
}

/** Removes files that an edition does not show. */
export function shownFiles(
  { documents, faulty, hidden, broken: all }: ReadFields,
  { isPreview, day }: Edition,
): ShownFiles {
  const readable = new Set(faulty.map(({ file }) => file.path));
  const unpublished = new Set(isPreview ? [] : [...hidden.keys()].map(({ file }) => file.path));
  const isHeldBack = ({ kind, fields, file }: Document): boolean =>
    unpublished.has(file.path) || (!isPreview && Boolean(kind.whyHidden?.(fields, day)));
  const broken = new Map([...all].filter(([{ path }]) => !unpublished.has(path)));
  return {
    documents: documents.filter(({ file }) => !unpublished.has(file.path)),
    faulty: faulty.filter((document) => !isHeldBack(document)),
    heldBack: faulty.filter(isHeldBack),
    unreadable: [...broken.keys()].filter(({ path }) => !readable.has(path)),
    broken,
  };
}
