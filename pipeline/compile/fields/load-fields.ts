import type { FieldLinter } from './field-linter.ts';
import type { LoadedFields } from './authored.ts';
import type { SourceFile } from '../read/content-folder.ts';
import type { Report } from '../../lint/report.ts';
import { readFields, type FieldsRead, type FieldsText } from './read-fields.ts';
import { openSource, placesIn, type YamlSource } from '../yaml/yaml-source.ts';

/** Loads the fields of a text and reports mistakes; undefined if nothing can be read. */
export function loadFields<T>(
  source: FieldsText<T>,
  report: Report,
  lint: FieldLinter | undefined,
): LoadedFields<T> | undefined {
  const read = readFields(source, report);
  if (!read) return undefined;
  return lint ? lint.fields(source, read, report) : rightFields(source, read, report);
}

/** Loads the fields of a file that contains nothing else. */
export function loadFile<T>(
  file: SourceFile,
  options: Pick<FieldsText<T>, 'fields' | 'schema'>,
  report: Report,
  lint: FieldLinter | undefined,
): (Pick<LoadedFields<T>, 'fields' | 'value'> & { readonly yaml: YamlSource }) | undefined {
  const [path, text] = [file.path, file.readText()];
  const loaded = loadFields({ file: path, text, linesAbove: 0, ...options }, report, lint);
  return loaded && { ...loaded, yaml: openSource(path, loaded.notes, () => text) };
}

/** Returns fields that the parser and the schema accept; of others, reports each problem at its place in their words. */
function rightFields<T>(
  { file, text, linesAbove }: FieldsText<T>,
  read: FieldsRead<T>,
  { report }: Report,
): LoadedFields<T> | undefined {
  if ('errors' in read) {
    const placeAt = placesIn(text, file, linesAbove);
    for (const { message, pos } of read.errors) report('yaml-syntax', placeAt(pos[0]), { reason: message, help: '' });
    return undefined;
  }
  const notes = { spans: read.spans, linesAbove };
  if ('fields' in read) return { fields: read.fields, value: read.value, notes };
  const yaml = openSource(file, notes, () => text);
  for (const { path, message } of read.issues) {
    const known = path.filter((key) => typeof key !== 'symbol');
    report('front-matter-field', yaml.placeOf(known), { field: known.join('.'), reason: message });
  }
  return undefined;
}
