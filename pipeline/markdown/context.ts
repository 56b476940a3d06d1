import type { Root } from 'mdast';
import type { Picture } from '../content/model/assets.ts';
import type { ActionNotes } from '../content/model/text.ts';
import type { Plugin } from 'unified';
import type { VFile } from 'vfile';
import type { Place, TextInFile } from '../findings/message.ts';
import type { Labels } from '../content/model/labels.ts';
import type { RawTag } from './html/raw-tags.ts';
import type { TypedTarget } from './typed-target.ts';

/** A link target as it appears in the page. */
export interface ResolvedLink {
  readonly href: string;
  /** Whether it leads away from the site. */
  readonly external: boolean;
  /** Type and size of the file, if it is a download. */
  readonly note?: string;
  /** The notes below a button that leads there. */
  readonly notes?: ActionNotes;
}

/** A parsed text with its tree and its HTML tags. */
export interface ParsedText {
  readonly tree: Root;
  readonly source: string;
  readonly tags: readonly RawTag[];
}

/** What a Markdown text needs to know about the site around it. */
export interface MarkdownContext extends TextInFile {
  readonly labels: Labels;
  /** Whether the text is a whole file that begins with front matter; otherwise `---` is a thematic break. */
  readonly hasFrontMatter?: boolean;
  /** Anchors that already exist on the page outside this text; every new one is added. */
  readonly anchors: Set<string>;
  /** Those of the anchors that the writer chose. */
  readonly given?: Set<string>;
  /** Prefix of generated anchors if a page has several texts; empty for a single text. */
  readonly anchorPrefix: string;
  /** Highest heading level allowed in this text: 2 below a page title, 3 inside a section. */
  readonly topLevel: number;
  /** The number of the first figure in this text; without it, figures are not numbered. */
  readonly firstFigure?: number | undefined;
  /** Called with the text as parsed, before it is transformed for publishing. */
  onParsed?(text: ParsedText): void;
  /**
   * Resolves a link target; undefined if it must not be published. Reports its own findings, with a fix if `typed` is
   * given.
   */
  resolveLink(target: string, place: Place, typed?: TypedTarget): ResolvedLink | undefined;
  /** Returns the path of an address on this site; undefined for all others. */
  pathOf?(address: string): string | undefined;
  /** Returns the published form of an image; undefined if it cannot be shown. Reports its own findings. */
  resolvePicture(path: string, alt: string, place: Place, typed?: TypedTarget): Picture | undefined;
}

declare module 'vfile' {
  interface DataMap {
    /** What the text needs to know about the site around it. */
    context: MarkdownContext;
  }
}

/** Returns the context of a file that is being compiled. */
export function contextOf(file: VFile): MarkdownContext {
  const { context } = file.data;
  if (!context) throw new Error('A Markdown text is compiled with a context');
  return context;
}

/** Shows the text as parsed to whoever looks for what seems wrong in it. */
export const remarkShowParsed: Plugin<[], Root> = () => (tree, file) => {
  contextOf(file).onParsed?.({ tree, source: String(file), tags: file.data.tags ?? [] });
};
