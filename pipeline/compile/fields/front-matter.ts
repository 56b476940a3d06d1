import type * as z from 'zod';
import { fencedOf } from '../yaml/fenced.ts';
import type { SourceFile } from '../read/content-folder.ts';
import { lineOfDraftMark } from '../yaml/marked-draft.ts';
import { createReport, type Report } from '../../lint/report.ts';
import type { TypedCache } from '../../build/cache/typed-cache.ts';
import { reportFences } from '../../lint/hooks/front-matter-fences.ts';
import { loadFields } from './load-fields.ts';
import { openSource, type YamlNotes, type YamlSource } from '../yaml/yaml-source.ts';

/** A Markdown file with its fields; where `yaml` has faults, these are good for findings only. */
export interface Authored<T> {
  readonly file: SourceFile;
  readonly fields: T;
  readonly notes: YamlNotes;
  readonly yaml: YamlSource;
}

/** Reads the front matter of a Markdown file; undefined, with findings, where it cannot be read. */
function parseFrontMatter<T>(file: SourceFile, schema: z.ZodType<T>, report: Report): Kept<T> | undefined {
  const [path, text] = [file.path, file.readText()];
  if (reportFences(path, text, schema, report)) return undefined;
  return loadFields({ file: path, text: fencedOf(text)?.fields ?? '', linesAbove: 1, fields: schema }, report);
}

/** The same, kept under the file. Only what is right, with nothing to report, is kept. */
export function readFrontMatter<T>(
  file: SourceFile,
  { folder, schema }: { readonly folder: string; readonly schema: z.ZodType<T> },
  report: Report,
  typedCache: TypedCache | undefined,
): Authored<T> | undefined {
  const key = typedCache?.keyOf(['front matter', folder, file.hash]);
  const kept = key && (typedCache?.get(key) as Kept<T> | undefined);
  if (kept) return authoredOf(file, kept);
  const own = createReport();
  const read = parseFrontMatter(file, schema, own);
  const findings = own.findings();
  report.take(findings);
  if (!read) return undefined;
  const { fields, notes } = read;
  if (key && findings.length === 0) typedCache?.set(key, { fields, notes } satisfies Kept<T>);
  return authoredOf(file, { fields, notes });
}

/** The fields of a file by themselves; undefined where they are not right. */
export function rightFieldsOf<T>(
  file: SourceFile,
  kind: { readonly folder: string; readonly schema: z.ZodType<T> },
): T | undefined {
  const read = readFrontMatter(file, kind, createReport(), undefined);
  return read?.yaml.faults ? undefined : read?.fields;
}

type Kept<T> = Pick<Authored<T>, 'fields' | 'notes'>;

/** A file whose fields have been read; its text is read when a place in it is asked for. */
export function authoredOf<T>(file: SourceFile, { fields, notes }: Kept<T>): Authored<T> {
  return { file, fields, notes, yaml: openSource(file.path, notes, () => fencedOf(file.readText())?.fields ?? '') };
}

/** What is known of a draft whatever is wrong with its fields: that it is one, and where that stands; undefined where none says so. */
export function readMarkedDraft<T>(file: SourceFile, schema: z.ZodType<T>): Authored<T> | undefined {
  const line = lineOfDraftMark(file.readText());
  if (line === undefined) return undefined;
  const source = { file: file.path, text: 'draft: true', linesAbove: line - 1, fields: schema };
  const read = loadFields(source, createReport());
  return read && { file, ...read, yaml: openSource(file.path, read.notes, () => source.text) };
}

/** What follows the front matter, and the line that closes that. */
export function bodyOf(file: SourceFile): { readonly text: string; readonly line: number } {
  const text = file.readText();
  const { head, body } = fencedOf(text) ?? { head: '', body: text };
  return { text: body, line: Math.max(1, head.trimEnd().split('\n').length) };
}

/** Whether anything but blank lines follows the front matter. */
export function hasBody(file: SourceFile): boolean {
  return bodyOf(file).text.trim() !== '';
}

/** Whether a file has front matter with both its lines, so that what follows can be read as its text. */
export function hasFrontMatter(file: SourceFile): boolean {
  return fencedOf(file.readText()) !== undefined;
}
