import type * as z from 'zod';

/** How a YAML text is read. */
export interface YamlOptions {
  readonly file: string;
  /** Lines of the file above the YAML text. */
  readonly linesAbove: number;
  /** With `failsafe`, every scalar is taken as the text that was typed. */
  readonly schema?: 'core' | 'failsafe';
  /** What the text is to hold, which tells slips apart. */
  readonly fields?: z.ZodType | undefined;
  /** Whether the text has been read before, and nothing was found. */
  readonly isRight?: boolean;
}
