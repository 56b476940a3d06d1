import type { SourceFile } from '../read/content-folder.ts';
import type { YamlNotes, YamlSource } from '../yaml/yaml-source.ts';

/** A Markdown file with its fields; where `yaml` has faults, these are good for findings only. */
export interface Authored<T> {
  readonly file: SourceFile;
  readonly fields: T;
  readonly notes: YamlNotes;
  readonly yaml: YamlSource;
}

/** Fields for what is made of them; where `notes` tell of faults, they are those beside these, and good for findings only. */
export interface LoadedFields<T> {
  readonly fields: T;
  /** As it was typed. */
  readonly value: unknown;
  readonly notes: YamlNotes;
}
