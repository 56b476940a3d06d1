import type { PlacedInteractiveFigure } from './interactive-figure.ts';

/** Markdown, compiled: safe HTML, the same for readers of plain text, and for machines: Markdown with nothing left open. */
export interface Prose {
  readonly html: string;
  readonly text: string;
  readonly markdown: string;
  /** Interactive figures, in their order; absent where there is none. */
  readonly interactiveFigures?: readonly PlacedInteractiveFigure[];
}

export interface Heading {
  readonly depth: number;
  readonly id: string;
  readonly text: string;
}

/** What a writer says below a button that leads to a place outside the site. */
export interface ActionNotes {
  /** What a visitor should know before following it. */
  readonly note?: string;
  /** The words of a button that sends the address of the page to another device. */
  readonly sendLink?: string;
}

/** A link with its label; `external` opens outside the site. */
export interface Action extends ActionNotes {
  readonly label: string;
  readonly href: string;
  readonly external: boolean;
  readonly analytics?: string;
}

/** Words, and the one link that follows from them. */
export interface Invitation {
  readonly text: string;
  readonly action: Action;
}

/** A part of a text that begins with a heading of level 2; the first may have none. */
export interface Chapter {
  readonly heading?: { readonly id: string; readonly text: string; readonly html: string };
  readonly prose: Prose;
}
