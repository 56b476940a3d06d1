import type { PlacedInteractiveFigure } from './interactive-figure.ts';

/** Compiled Markdown: safe HTML, plain text for text readers, and resolved Markdown for machines. */
export interface Prose {
  readonly html: string;
  readonly text: string;
  readonly markdown: string;
  /** Interactive figures in order; absent if there are none. */
  readonly interactiveFigures?: readonly PlacedInteractiveFigure[];
}

export interface Heading {
  readonly depth: number;
  readonly id: string;
  readonly text: string;
}

/** Texts below a button that leads outside the site. */
export interface ActionNotes {
  /** What visitors should know before they follow it. */
  readonly note?: string;
  /** Label of a button that sends the page's address to another device. */
  readonly sendLink?: string;
}

/** A link with its label; `external` leads outside the site. */
export interface Action extends ActionNotes {
  readonly label: string;
  readonly href: string;
  readonly external: boolean;
  readonly analytics?: string;
}

/** A text and the link that it leads to. */
export interface Invitation {
  readonly text: string;
  readonly action: Action;
}

/** A part of a text that begins with a heading of level 2; the first may have none. */
export interface Chapter {
  readonly heading?: { readonly id: string; readonly text: string; readonly html: string };
  readonly prose: Prose;
}

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
