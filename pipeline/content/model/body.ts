import type { Prose } from './text.ts';

/**
 * A long text, known by its hash: only the page that shows it reads it. As JSON it is what is known without reading;
 * a copy of it, as another thread is sent one, holds the text.
 */
export interface Body extends BodyFacts {
  /** Read each time it is asked for. Throws a `LostValueError` where it was kept and has been damaged since. */
  readonly prose: Prose;
}

/** What is known of a long text without reading it, as plain data. */
export interface BodyFacts {
  /** The hash of all its forms. */
  readonly hash: string;
  /** Size of its plain form in UTF-8, in bytes. */
  readonly bytes: number;
}
