import type * as z from 'zod';
import { fencedOf } from '../fenced.ts';
import type { SourceFile } from '../read/content-folder.ts';
import { lineOfDraftMark } from '../marked-draft.ts';
import { createReport, type Report } from '../report.ts';
import type { Keeping } from '../store/keeping.ts';
import { withFaults, type KnownFaults } from './faults.ts';
import { faultOfFences } from './front-matter-fences.ts';
import { readLine } from './diagnose-yaml/yaml-line.ts';
import { knownFields } from './known-fields.ts';
import { soundFields } from './sound-fields.ts';
import { validate } from './validate.ts';
import { parseYaml, type YamlSource } from './yaml.ts';

/** A Markdown file whose front matter has been checked. */
export interface Authored<T> {
  readonly file: SourceFile;
  readonly fields: T;
  readonly yaml: YamlSource;
}

/** Reads the front matter of a Markdown file; undefined, with findings, if it is not right. */
function parseFrontMatter<T>(file: SourceFile, schema: z.ZodType<T>, report: Report): Authored<T> | undefined {
  const fault = fenceFaultOf(file, schema);
  if (fault) {
    report.report('front-matter-absent', { file: file.path, line: fault.line, column: 1 }, fault.values);
    return undefined;
  }
  const yaml = parseFields(file, schema, report);
  const fields = yaml && validate(schema, yaml, report);
  // The parsed YAML is let go: that of an archive would fill the memory, and a place in it is hardly ever asked for.
  return fields && { file, fields, yaml: frontMatterOf(file) };
}

/** The same, kept under the file. Only what is right, with nothing to report, is kept. */
export function readFrontMatter<T>(
  file: SourceFile,
  { folder, schema }: { readonly folder: string; readonly schema: z.ZodType<T> },
  report: Report,
  keeping: Keeping | undefined,
): Authored<T> | undefined {
  if (!keeping) return parseFrontMatter(file, schema, report);
  const key = keeping.keyOf(['front matter', folder, file.hash]);
  const kept = keeping.get(key) as T | undefined;
  if (kept) return { file, fields: kept, yaml: frontMatterOf(file) };
  const own = createReport();
  const authored = parseFrontMatter(file, schema, own);
  const findings = own.findings();
  report.take(findings);
  if (authored && findings.length === 0) keeping.set(key, authored.fields);
  return authored;
}

/** The front matter of a file in which it has been found right; it is read when a place in it is asked for. */
export function frontMatterOf(file: SourceFile): YamlSource {
  let parsed: YamlSource | undefined;
  const source = (): YamlSource => {
    parsed ??= parseYaml(
      fencedOf(file.text)?.fields ?? '',
      { file: file.path, linesAbove: 1, isRight: true },
      createReport(),
    );
    if (!parsed) throw new Error(`The front matter of ${file.path} was right, and cannot be read any more`);
    return parsed;
  };
  return {
    get value() {
      return source().value;
    },
    placeOf: (path) => source().placeOf(path),
    placeOfKey: (path) => source().placeOfKey(path),
    locate: (path) => (line, column) => source().locate(path)(line, column),
    typedAt: (path, isKey) => source().typedAt(path, isKey),
  };
}

/** The fields of a file that is not right, as far as they are; undefined where it cannot be read. */
export function readSoundFields<T>(
  file: SourceFile,
  schema: z.ZodType<T>,
): (Authored<T> & { readonly faults: KnownFaults }) | undefined {
  const yaml = fenceFaultOf(file, schema) ? undefined : parseFields(file, schema, createReport());
  const sound = yaml && soundFields(schema, yaml);
  return sound && { file, fields: sound.fields, faults: sound.faults, yaml: withFaults(yaml, sound.faults) };
}

/** What is known of a draft whatever is wrong with its fields: that it is one, and where that stands; undefined where none says so. */
export function readMarkedDraft<T>(file: SourceFile, schema: z.ZodType<T>): Authored<T> | undefined {
  const line = lineOfDraftMark(file.text);
  if (line === undefined) return undefined;
  const yaml = parseYaml('draft: true', { file: file.path, linesAbove: line - 1, isRight: true }, createReport());
  const fields = yaml && soundFields(schema, yaml)?.fields;
  return yaml && fields && { file, fields, yaml };
}

/** The front matter of a file in which faults have been found; undefined where it cannot be read. */
export function faultyFrontMatterOf(file: SourceFile, schema: z.ZodType): YamlSource | undefined {
  return parseFields(file, schema, createReport());
}

function parseFields({ path, text }: SourceFile, schema: z.ZodType, report: Report): YamlSource | undefined {
  return parseYaml(fencedOf(text)?.fields ?? '', { file: path, linesAbove: 1, fields: schema }, report);
}

function fenceFaultOf({ text }: SourceFile, schema: z.ZodType): ReturnType<typeof faultOfFences> {
  const names = knownFields(schema).namesAt([]);
  return faultOfFences(text, (line) => /^\w/.test(line) && names?.has(readLine(line).key ?? '') === true);
}

/** What follows the front matter, and the line that closes that. */
export function bodyOf({ text }: SourceFile): { readonly text: string; readonly line: number } {
  const { head, body } = fencedOf(text) ?? { head: '', body: text };
  return { text: body, line: Math.max(1, head.trimEnd().split('\n').length) };
}

/** Whether anything but blank lines follows the front matter. */
export function hasBody(file: SourceFile): boolean {
  return bodyOf(file).text.trim() !== '';
}

/** Whether a file has front matter with both its lines, so that what follows can be read as its text. */
export function hasFrontMatter(file: SourceFile): boolean {
  return fencedOf(file.text) !== undefined;
}
