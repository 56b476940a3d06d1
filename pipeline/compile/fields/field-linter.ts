import type * as z from 'zod';
import type { Report } from '../../lint/report.ts';
import type { SourceFile } from '../read/content-folder.ts';
import type { Authored, LoadedFields } from './authored.ts';
import type { FieldsRead, FieldsText } from './read-fields.ts';

/** The folder of a content type, and the schema of its files. */
export interface TypedFolder {
  readonly name: string;
  readonly folder: string;
  readonly schema: z.ZodType;
}

/**
 * Reports for fields what was probably meant, and what looks wrong. Without it, compile reports only what the parser
 * and the schema refuse.
 */
export interface FieldLinter {
  /** Reports mistakes in the front matter fences of a file; returns whether there are any. */
  fences(file: string, text: string, schema: z.ZodType, report: Report): boolean;
  /**
   * Reports mistakes in fields that were read. Returns the correct ones of faulty fields; undefined if there are none.
   */
  fields<T>(source: FieldsText<T>, read: FieldsRead<T>, report: Report): LoadedFields<T> | undefined;
  /** Reads a file with `read`; for a file in the folder of another content type, reports only that. */
  inItsFolder<T>(
    file: SourceFile,
    own: TypedFolder,
    kinds: readonly TypedFolder[],
    report: Report,
    read: (report: Report) => Authored<T> | undefined,
  ): Authored<T> | undefined;
}
