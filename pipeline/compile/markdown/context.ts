import type { Root } from 'mdast';
import type { Picture } from '../../content/model/picture.ts';
import type { ActionNotes } from '../../content/model/text.ts';
import type { Locator, Place, Report } from '../../lint/report.ts';
import type { Labels } from '../../content/model/labels.ts';
import type { RawTag } from './html/raw-tags.ts';
import type { TypedTarget } from './typed-target.ts';

/** A link target as the page will carry it. */
export interface ResolvedLink {
  readonly href: string;
  /** Whether it leads away from the site. */
  readonly external: boolean;
  /** Type and size of a file that it offers. */
  readonly note?: string;
  /** What is said below a button that leads there. */
  readonly notes?: ActionNotes;
}

/** A text with its tree, and the tags that stand in it and are HTML. */
export interface ParsedText {
  readonly tree: Root;
  readonly source: string;
  readonly tags: readonly RawTag[];
}

/** What one Markdown text needs to know about the site around it. */
export interface MarkdownContext {
  readonly report: Report;
  readonly labels: Labels;
  /** Whether the text is a whole file that begins with front matter; elsewhere `---` is a line. */
  readonly hasFrontMatter?: boolean;
  /** Where a place of this text stands in its file. */
  readonly locate: Locator;
  /** Anchors that exist on the page beside this text; every new one is added. */
  readonly anchors: Set<string>;
  /** The anchors among these that the writer chose. */
  readonly given?: Set<string>;
  /** Put before generated anchors where a page has several texts; empty for the only one. */
  readonly anchorPrefix: string;
  /** Level of the page's highest heading inside this text: 2 below a page title, 3 inside a section. */
  readonly topLevel: number;
  /** The number of the first figure in this text; without it, figures have none. */
  readonly firstFigure?: number | undefined;
  /** Sees the text as it was parsed, before it is changed into what is published. */
  onParsed?(text: ParsedText): void;
  /** Resolves a link target; undefined where it must not be published. Reports by itself; with `typed`, what fixes it. */
  resolveLink(target: string, place: Place, typed?: TypedTarget): ResolvedLink | undefined;
  /** The path of an address of this very site; undefined for all others. */
  pathOf?(address: string): string | undefined;
  /** The published form of an image; undefined where it cannot be shown. Reports by itself. */
  resolvePicture(path: string, alt: string, place: Place, typed?: TypedTarget): Picture | undefined;
}
