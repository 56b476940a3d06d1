import type * as z from 'zod';
import type { Report } from '../../lint/report.ts';
import type { SourceFile } from '../read/content-folder.ts';
import type { Authored, LoadedFields } from './authored.ts';
import type { FieldsRead, FieldsText } from './read-fields.ts';

/** The folder of a content type, and the fields of the files in it. */
export interface TypedFolder {
  readonly name: string;
  readonly folder: string;
  readonly schema: z.ZodType;
}

/** Says of fields what was probably meant, and what looks wrong. Without it, compile reports what parser and schema refuse. */
export interface FieldLinter {
  /** Reports what is wrong with the lines around the fields of a file; whether something is. */
  fences(file: string, text: string, schema: z.ZodType, report: Report): boolean;
  /** Reports what is wrong with fields that were read. Of wrong ones, gives those beside the faults; undefined where there are none. */
  fields<T>(source: FieldsText<T>, read: FieldsRead<T>, report: Report): LoadedFields<T> | undefined;
  /** Reads a file by `read`, and reports one that is in the folder of another content type, of which nothing else is said. */
  inItsFolder<T>(
    file: SourceFile,
    own: TypedFolder,
    kinds: readonly TypedFolder[],
    report: Report,
    read: (report: Report) => Authored<T> | undefined,
  ): Authored<T> | undefined;
}
