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

/** What the desk needs of the development server that it is part of. */
export interface DeskSite {
  readonly version: () => number;
  readonly state: () => DeskState;
  /** Returns the state as it would be with other words in a text; undefined if no site can be shown. */
  readonly look: (file: string, source: string) => Promise<DeskState | undefined>;
  /** Renders the page at an address of a site to HTML. */
  readonly render: (address: string, site: PagesSite) => Promise<string>;
}
