import type { SourceFile } from '../read/content-folder.ts';
import type { Report } from '../../lint/report.ts';
import { lintFields, type LoadedFields } from '../../lint/hooks/lint-fields.ts';
import { readFields, type FieldsText } from './read-fields.ts';
import { openSource, type YamlSource } from '../yaml/yaml-source.ts';

/** Reads the fields of a text, and says all that there is to say of them; undefined where nothing can be read. */
export function loadFields<T>(source: FieldsText<T>, report: Report): LoadedFields<T> | undefined {
  const read = readFields(source, report);
  return read && lintFields(source, read, report);
}

/** The fields of a file that holds nothing else. */
export function loadFile<T>(
  file: SourceFile,
  options: Pick<FieldsText<T>, 'fields' | 'schema'>,
  report: Report,
): (Pick<LoadedFields<T>, 'fields' | 'value'> & { readonly yaml: YamlSource }) | undefined {
  const [path, text] = [file.path, file.readText()];
  const loaded = loadFields({ file: path, text, linesAbove: 0, ...options }, report);
  return loaded && { ...loaded, yaml: openSource(path, loaded.notes, () => text) };
}
