import type * as z from 'zod';
import { optional } from '../../shared/optional.ts';
import { fencedOf, lineOfDraftMark, markedDay } from '../../yaml/fenced.ts';
import type { Spans } from '../../yaml/spans.ts';
import { readYaml } from '../../yaml/yaml.ts';
import { type Authored, type FieldLinter, loadFields, loadOnce } from './load-fields.ts';
import { openFile, type OpenFile, type SourceFile, type ContentFolder, guardFile } from '../read/content-folder.ts';
import type { TypedCache } from '../../cache/typed-cache.ts';
import { START } from '../../findings/message.ts';
import { openSource } from '../../yaml/yaml-places.ts';
import type { Document, ContentType } from '../content-type.ts';
import type { Edition, Hidden } from '../../content/model/edition.ts';

const NO_FIELDS = { reason: 'no fields stand between two lines `---` at its beginning', help: '' };

/** Parses the front matter of a Markdown file; undefined, with messages, if it cannot be read. */
function parseFrontMatter<T>(file: OpenFile, schema: z.ZodType<T>, lint: FieldLinter | undefined): Kept<T> | undefined {
  const text = file.readText();
  if (lint?.fences(file, text, schema)) return undefined;
  const fenced = fencedOf(text);
  // A copy: V8 keeps the whole file in memory as long as any part of its text.
  const fields = fenced && Buffer.from(fenced.fields).toString();
  if (fields !== undefined) return loadFields({ file, text: fields, linesAbove: 1, fields: schema }, lint);
  file.message('front-matter-absent', START, NO_FIELDS);
  return undefined;
}

/** Does the same with a cache for each file. Only results without messages are cached. */
function readFrontMatter<T>(
  file: OpenFile,
  { folder, schema }: { readonly folder: string; readonly schema: z.ZodType<T> },
  typedCache: TypedCache,
  lint: FieldLinter | undefined,
): Authored<T> | undefined {
  const kept = loadOnce(file, `front matter of ${folder}`, { lint, typedCache }, () => {
    const read = parseFrontMatter(file, schema, lint);
    return read && ({ fields: read.fields, notes: read.notes } satisfies Kept<T>);
  });
  return kept && authoredOf(file, kept);
}

/** Returns the fields of a file, without reporting; undefined if they have errors. */
export function rightFieldsOf<T>(file: SourceFile, { schema }: { readonly schema: z.ZodType<T> }): T | undefined {
  return parseFrontMatter(openFile(file), schema, undefined)?.fields;
}

/**
 * Returns why a file with this text is not published on a day, `YYYY-MM-DD`, without reporting; undefined if it is, or is
 * of no kind.
 */
export function whyTextHidden(
  path: string,
  text: string,
  kinds: readonly ContentType[],
  day: string,
): Hidden | undefined {
  const kind = kinds.find(({ folder }) => path.startsWith(`${folder}/`));
  const file = { path, hash: '', readText: () => text };
  return kind?.whyHidden?.(rightFieldsOf(file, kind) ?? readMarks(openFile(file)).fields, day);
}

type Kept<T> = Pick<Authored<T>, 'fields' | 'notes'>;

/** Returns a file whose fields have been read; its text is read when a place in it is needed. */
export function authoredOf<T>(file: OpenFile, { fields, notes }: Kept<T>): Authored<T> {
  return { file, fields, notes, yaml: openSource(file, notes, () => fencedOf(file.readText())?.fields ?? '') };
}

/** Returns what a file with errors in its fields still says of when it is published: that it is a draft, or its day. */
function readMarks(file: OpenFile): Authored<unknown> {
  const text = file.readText();
  const [draftLine, published] = [lineOfDraftMark(text), markedDay(text)];
  const source = { file, text: 'draft: true', linesAbove: (draftLine ?? 1) - 1 };
  const read = readYaml(source);
  const spans: Spans = read && 'spans' in read ? read.spans : new Map();
  const notes = { spans, linesAbove: source.linesAbove };
  const fields = { draft: draftLine !== undefined, tags: [], ...optional('published', published) };
  return { file, fields, notes, yaml: openSource(file, notes, () => source.text) };
}

/** Returns the text after the front matter, and the line of the closing fence. */
export function bodyOf(file: SourceFile): { readonly text: string; readonly line: number } {
  const text = file.readText();
  const { head, body } = fencedOf(text) ?? { head: '', body: text };
  return { text: body, line: Math.max(1, head.trimEnd().split('\n').length) };
}

/** Tells whether anything but blank lines follows the front matter. */
export function hasBody(file: SourceFile): boolean {
  return bodyOf(file).text.trim() !== '';
}

/** The fields of all files. */
export interface ReadFields {
  /** Files with correct fields. */
  readonly documents: readonly Document[];
  /** Files with mistakes in their fields, with their addresses, so that links to them are not a second fault. */
  readonly broken: ReadonlyMap<OpenFile, string>;
  /** Files that are not published on the day, with the reason; it is readable whatever else is wrong in a file. */
  readonly hidden: ReadonlyMap<Document, Hidden>;
}

/** Reads the fields of every file of the kinds. */
export function readAllFields(
  { texts }: ContentFolder,
  kinds: readonly ContentType[],
  { day }: Edition,
  typedCache: TypedCache,
  lint: FieldLinter | undefined,
): ReadFields {
  const documents: Document[] = [];
  const broken = new Map<OpenFile, string>();
  const hidden = new Map<Document, Hidden>();
  for (const kind of kinds) {
    for (const source of texts.values()) {
      if (!source.path.startsWith(`${kind.folder}/`)) continue;
      let file = openFile(source);
      const authored = guardFile(file, () => readFrontMatter(file, kind, typedCache, lint));
      const home = authored ? undefined : lint?.homeOf(source, kind, kinds);
      if (home) {
        file = openFile(source);
        const name = file.path.slice(file.path.lastIndexOf('/') + 1);
        const values = { file: file.path, folder: kind.folder, kind: home.name, home: `${home.folder}/${name}` };
        file.message('misplaced-file', START, values);
      }
      const address = kind.addresses.of(file.path, authored?.fields);
      const document = { ...(authored ?? readMarks(file)), kind, address };
      if (authored) documents.push(document);
      else broken.set(file, address);
      const why = kind.whyHidden?.(document.fields, day);
      if (why) hidden.set(document, why);
    }
  }
  return { documents, broken, hidden };
}

/** The files of the site in an edition: a preview shows unpublished ones, too. */
export type ShownFiles = Omit<ReadFields, 'hidden'>;

/** Returns the paths of files that are not published on the day. */
export function hiddenFiles(hidden: ReadFields['hidden']): ReadonlyMap<string, Hidden> {
  return new Map([...hidden].map(([{ file }, why]) => [file.path, why]));
}

/** Removes files that an edition does not show. */
export function shownFiles({ documents, hidden, broken }: ReadFields, { isPreview }: Edition): ShownFiles {
  const unpublished = new Set(isPreview ? [] : [...hidden.keys()].map(({ file }) => file.path));
  return {
    documents: documents.filter(({ file }) => !unpublished.has(file.path)),
    broken: new Map([...broken].filter(([{ path }]) => !unpublished.has(path))),
  };
}

const COMMENT = /<!--[\s\S]*?-->/g;
const HEADING = /^ {0,3}#{1,6}(?:[ \t]|$)/;

/** Reports a file with no text below its fields, or with headings only. `what` names it. */
export function checkText(file: OpenFile, what: string): void {
  const { text, line } = bodyOf(file);
  const lines = (text.includes('<!--') ? text.replace(COMMENT, '') : text).split('\n');
  if (!lines.every((one) => one.trim() === '' || HEADING.test(one))) return;
  const isBlank = lines.every((one) => one.trim() === '');
  const reason = isBlank ? 'nothing stands below its fields' : 'only headings stand below its fields';
  file.message('empty-text', { line, column: 1 }, { what, reason });
}
