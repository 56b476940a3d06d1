import type * as z from 'zod';
import type { SourceFile } from '../read/content-folder.ts';
import { lineOfDraftMark } from '../marked-draft.ts';
import { createRecorder, type Report } from '../report.ts';
import type { Keeping } from '../store/keeping.ts';
import { withFaults, type KnownFaults } from './faults.ts';
import { FENCED, readFences, type Fences, type MeantText } from './front-matter-fences.ts';
import { readLine } from './diagnose-yaml/yaml-line.ts';
import { knownFields, namesAbove } from './known-fields.ts';
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
  const { faults, meant } = fencesOf(file, schema);
  for (const { line, values, mend } of faults)
    report.report('front-matter-absent', { file: file.path, line, column: 1 }, { ...values }, mend);
  const yaml = meant && parseFields(file.path, meant, schema, report);
  const fields = yaml && validate(schema, yaml, report);
  if (faults.length > 0) return undefined;
  // What was parsed is held by nobody: of an archive it would fill the memory, and hardly anybody asks for a place in it.
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
  const recorder = createRecorder();
  const authored = parseFrontMatter(file, schema, recorder);
  for (const { rule, place, values, mend } of recorder.reported) report.report(rule, place, values, mend);
  if (authored && recorder.reported.length === 0) keeping.set(key, authored.fields);
  return authored;
}

/** The front matter of a file in which it has been found right; it is read when somebody asks for a place in it. */
export function frontMatterOf(file: SourceFile): YamlSource {
  let parsed: YamlSource | undefined;
  const source = (): YamlSource => {
    const [, text = ''] = parsed ? [] : (FENCED.exec(file.text) ?? []);
    parsed ??= parseYaml(text, { file: file.path, linesAbove: 1, isRight: true }, createRecorder());
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
  const { faults: ofFences, meant } = fencesOf(file, schema);
  const yaml = meant && parseFields(file.path, meant, schema, createRecorder());
  const sound = yaml && soundFields(schema, yaml);
  if (!sound) return undefined;
  const { path, hash } = file;
  const { text, shift } = meant;
  const faults = { ...sound.faults, shift };
  return {
    file: ofFences.length === 0 ? file : { path, hash, text },
    fields: sound.fields,
    faults,
    yaml: withFaults(yaml, faults),
  };
}

/** What is known of a draft whatever is wrong with its fields: that it is one, and where that stands; undefined where none says so. */
export function readMarkedDraft<T>(file: SourceFile, schema: z.ZodType<T>): Authored<T> | undefined {
  const line = lineOfDraftMark(file.text);
  if (line === undefined) return undefined;
  const yaml = parseYaml('draft: true', { file: file.path, linesAbove: line - 1, isRight: true }, createRecorder());
  const fields = yaml && soundFields(schema, yaml)?.fields;
  return yaml && fields && { file, fields, yaml };
}

/** The front matter of a file in which faults have been found, its lines of hyphens in their place; undefined where it cannot be read. */
export function faultyFrontMatterOf({ path, text }: SourceFile, schema: z.ZodType): YamlSource | undefined {
  return parseFields(path, { text, shift: 0 }, schema, createRecorder());
}

function parseFields(file: string, { text, shift }: MeantText, schema: z.ZodType, report: Report) {
  const [, fields = ''] = FENCED.exec(text) ?? [];
  return parseYaml(fields, { file, linesAbove: 1 + shift, fields: schema }, report);
}

function fencesOf({ text }: SourceFile, schema: z.ZodType): Fences {
  const { namesAt } = knownFields(schema);
  return readFences(text, (lines, index) => {
    const { key = '' } = readLine(lines[index] ?? '');
    return namesAt(namesAbove(lines, index))?.has(key) ?? false;
  });
}

/** What follows the front matter, and the line that closes that. */
export function bodyOf({ text }: SourceFile): { readonly text: string; readonly line: number } {
  const [fields = ''] = FENCED.exec(text) ?? [];
  return { text: text.slice(fields.length), line: Math.max(1, fields.trimEnd().split('\n').length) };
}

/** Whether anything but blank lines follows the front matter. */
export function hasBody(file: SourceFile): boolean {
  return file.text.replace(FENCED, '').trim() !== '';
}

/** Whether a file has front matter with both its lines, so that what follows can be read as its text. */
export function hasFrontMatter(file: SourceFile): boolean {
  return FENCED.test(file.text);
}
