import type * as z from 'zod';
import { fencedOf, lineOfDraftMark } from '../yaml/fenced.ts';
import type { Authored } from './authored.ts';
import type { FieldLinter } from './field-linter.ts';
import type { SourceFile } from '../read/content-folder.ts';
import { createReport, type Report } from '../../lint/report.ts';
import type { TypedCache } from '../../build/cache/typed-cache.ts';
import { loadFields } from './load-fields.ts';
import { openSource } from '../yaml/yaml-source.ts';

const NO_FIELDS = { reason: 'no fields stand between two lines `---` at its beginning', help: '' };

/** Parses the front matter of a Markdown file; undefined, with findings, if it cannot be read. */
function parseFrontMatter<T>(
  file: Pick<SourceFile, 'path' | 'readText'>,
  schema: z.ZodType<T>,
  report: Report,
  lint: FieldLinter | undefined,
): Kept<T> | undefined {
  const [path, text] = [file.path, file.readText()];
  if (lint?.fences(path, text, schema, report)) return undefined;
  const fenced = fencedOf(text);
  // A copy: V8 keeps the whole file in memory as long as any part of its text.
  const fields = fenced && Buffer.from(fenced.fields).toString();
  if (fields !== undefined)
    return loadFields({ file: path, text: fields, linesAbove: 1, fields: schema }, report, lint);
  report.report('front-matter-absent', { file: path, line: 1, column: 1 }, NO_FIELDS);
  return undefined;
}

/** Does the same with a cache for each file. Only results without findings are cached. */
export function readFrontMatter<T>(
  file: SourceFile,
  { folder, schema }: { readonly folder: string; readonly schema: z.ZodType<T> },
  report: Report,
  typedCache: TypedCache,
  lint: FieldLinter | undefined,
): Authored<T> | undefined {
  const key = typedCache.keyOf(['front matter', folder, file.hash]);
  const kept = typedCache.get(key) as Kept<T> | undefined;
  if (kept) return authoredOf(file, kept);
  const own = createReport();
  const read = parseFrontMatter(file, schema, own, lint);
  const findings = own.findings();
  report.take(findings);
  if (!read) return undefined;
  const { fields, notes } = read;
  if (findings.length === 0) typedCache.set(key, { fields, notes } satisfies Kept<T>);
  return authoredOf(file, { fields, notes });
}

/** Returns the fields of a file, without reporting; undefined if they have errors. */
export function rightFieldsOf<T>(
  file: Pick<SourceFile, 'path' | 'readText'>,
  { schema }: { readonly schema: z.ZodType<T> },
): T | undefined {
  return parseFrontMatter(file, schema, createReport(), undefined)?.fields;
}

type Kept<T> = Pick<Authored<T>, 'fields' | 'notes'>;

/** Returns a file whose fields have been read; its text is read when a place in it is needed. */
export function authoredOf<T>(file: SourceFile, { fields, notes }: Kept<T>): Authored<T> {
  return { file, fields, notes, yaml: openSource(file.path, notes, () => fencedOf(file.readText())?.fields ?? '') };
}

/** Returns the draft mark of a file whatever is wrong with its fields, with its place; undefined if it has none. */
export function readMarkedDraft<T>(
  file: SourceFile,
  schema: z.ZodType<T>,
  lint: FieldLinter | undefined,
): Authored<T> | undefined {
  const line = lineOfDraftMark(file.readText());
  if (line === undefined) return undefined;
  const source = { file: file.path, text: 'draft: true', linesAbove: line - 1, fields: schema };
  const read = loadFields(source, createReport(), lint);
  return read && { file, ...read, yaml: openSource(file.path, read.notes, () => source.text) };
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
