import type { Prose } from './text.ts';

/**
 * A long text, identified by its hash, and read only for the page that shows it. As JSON it is only the facts; a copy
 * sent to another thread includes the text.
 */
export interface Body extends BodyFacts {
  /** Read on each access. Throws a `LostValueError` if the stored text has been damaged. */
  readonly prose: Prose;
}

/** Facts about a long text that are known without reading it, as plain data. */
export interface BodyFacts {
  /** A hash of all its forms. */
  readonly hash: string;
  /** Size of its plain text in UTF-8, in bytes. */
  readonly bytes: number;
}
