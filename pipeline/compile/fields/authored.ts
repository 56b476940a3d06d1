import type { SourceFile } from '../read/content-folder.ts';
import type { YamlNotes, YamlSource } from '../yaml/yaml-source.ts';

/** A Markdown file with its fields; if `yaml` has faults, use the fields only to find errors. */
export interface Authored<T> {
  readonly file: SourceFile;
  readonly fields: T;
  readonly notes: YamlNotes;
  readonly yaml: YamlSource;
}

/** Fields as loaded; if `notes` contain faults, only the correct fields are present, for finding errors. */
export interface LoadedFields<T> {
  readonly fields: T;
  /** The value as it was typed. */
  readonly value: unknown;
  readonly notes: YamlNotes;
}
