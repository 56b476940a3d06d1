import { ARCHIVE_FILE, ARCHIVE_PAGE } from '../../pipeline/content/addresses.ts';
import {
  archiveFiles,
  archiveForPage,
  type ShownDay,
  shownChangeOf,
  shownTitleOf,
  archiveWordsOf,
} from '../../pipeline/compile/derive/archive.ts';
import type { Page } from '../../pipeline/content/model/page.ts';
import type { ArchivePart } from '../../pipeline/content/model/site.ts';
import type { PageData } from '../../renderer/page-data.ts';
import { metaOfPage, pageNamed } from '../page-meta.ts';
import type { PageRequest } from '../routing.ts';

/** A part of the archive, and how long it is. */
interface CountedPart {
  /** Its title, set as its page shows it; the part itself is as it was typed. */
  readonly heading: string;
  readonly part: ArchivePart;
  readonly words: number;
}

/** What the archive's page shows; `parts` are in the archive's order. */
export interface Data extends PageData {
  readonly page: Page;
  readonly parts: readonly CountedPart[];
  /** The day of the last change of all of it, where that is known: `YYYY-MM-DD`, and as readers see it. */
  readonly changed?: ShownDay | undefined;
  /** Addresses of further files, where one is not enough for all of it. */
  readonly others: readonly string[];
}

/**
 * The archive's page, with the newest articles.
 * Throws if the checks have let the site pass without that page.
 */
export function describe({ site }: PageRequest): Data {
  const page = pageNamed(ARCHIVE_PAGE, site);
  return {
    page,
    parts: archiveForPage(site.archive).map((part) => ({
      heading: shownTitleOf(part, site.chrome.language),
      part,
      words: archiveWordsOf(part),
    })),
    changed: shownChangeOf(site.archive, site.chrome.language),
    others: archiveFiles(site).flatMap(({ address }) => (address === ARCHIVE_FILE ? [] : address)),
    meta: metaOfPage(page, { address: page.canonical, site }),
  };
}
