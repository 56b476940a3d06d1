import type { Finding } from '../findings/finding.ts';
import type { PagesSite } from '../pages-site.ts';
import type { ParsedContent } from '../site/parse/content.ts';

/** The folders of a site, as absolute paths. */
export interface DeskFolders {
  readonly project: string;
  readonly content: string;
  readonly out: string;
  readonly cache: string;
}

/** What is known of the content, as saved or with the unsaved words of one text. */
export interface DeskState {
  readonly findings: readonly Finding[];
  /** The content with what is not published. */
  readonly preview: ParsedContent;
  readonly site: PagesSite;
  /** Returns the page of a file; undefined if it has none. */
  readonly addressOf: (file: string) => string | undefined;
}

/** What is known of the content with other words in one of its texts. */
export interface UnsavedState {
  readonly findings: readonly Finding[];
  /** Makes the site; undefined if none can be shown. */
  readonly state: () => Promise<DeskState | undefined>;
}

/** What the desk needs of the development server that it is part of. */
export interface DeskSite {
  readonly state: () => DeskState;
  readonly look: (file: string, source: string) => Promise<UnsavedState>;
  /** Renders the page at an address of a site to HTML. */
  readonly render: (address: string, site: PagesSite) => Promise<string>;
}
