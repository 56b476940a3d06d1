import type { Breadcrumb, Chrome, Identity } from '../pipeline/model.ts';
import type { Labels } from '../pipeline/schema/labels.ts';

/** What the document around a page needs to know; every page's data holds it as `frame`. */
export interface Frame {
  /** Path that was asked for; it differs from `canonical` where an alias was. */
  readonly address: string;
  readonly title: string;
  readonly description: string;
  readonly keywords: readonly string[];
  /** Path of the one address that counts. */
  readonly canonical: string;
  readonly hidden: boolean;
  readonly breadcrumbs: readonly Breadcrumb[];
  readonly type: 'website' | 'article';
  /** Path of the 1200×630 social card. */
  readonly card: string | undefined;
  /** Days of an article, `YYYY-MM-DD`. */
  readonly published?: string;
  readonly modified?: string;
  readonly structuredData: readonly object[];
  readonly chrome: Chrome;
  readonly identity: Identity;
  readonly labels: Labels;
}

/** The least that a page's `+data` returns. */
export interface FramedData {
  readonly frame: Frame;
}
