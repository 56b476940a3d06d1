import type { FontFile } from '../pipeline/model/assets.ts';
import type { Chrome, Identity } from '../pipeline/model/chrome.ts';
import type { PageMeta } from '../pipeline/model/page.ts';
import type { Labels } from '../pipeline/model/labels.ts';

/** What the document around a page needs to know; every page's data holds it as `frame`. */
export interface Frame extends PageMeta {
  /** Path that was asked for; it differs from `canonical` where an alias was. */
  readonly address: string;
  readonly type: 'website' | 'article';
  /** Path of the 1200×630 social card; lists of articles share one. */
  readonly card: string | undefined;
  /** Days of an article, `YYYY-MM-DD`. */
  readonly published?: string;
  readonly modified?: string;
  /** Anchor of what a page must hold before it is first painted. */
  readonly awaited?: string;
  /** Whether the page may ask the advertising service for anything. */
  readonly advertises: boolean;
  readonly structuredData: readonly object[];
  readonly fonts: readonly FontFile[];
  readonly chrome: Chrome;
  readonly identity: Identity;
  readonly labels: Labels;
}

/** The least that a page's `+data` returns. */
export interface FramedData {
  readonly frame: Frame;
}
