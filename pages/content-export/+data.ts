import { ARCHIVE_PAGE } from '../../pipeline/addresses.ts';
import { ARTICLES_ON_PAGE, archiveForPage } from '../../pipeline/derive/archive.ts';
import type { Page } from '../../pipeline/model/page.ts';
import type { ArchivePart } from '../../pipeline/model/site.ts';
import { currentSite } from '../../pipeline/site.ts';
import type { FramedData } from '../../renderer/page-data.ts';
import { frameOfPage, pageNamed } from '../framing.ts';

/** What the archive's page shows; `parts` are in the archive's order. */
export interface Data extends FramedData {
  readonly page: Page;
  readonly parts: readonly ArchivePart[];
}

/**
 * The archive's page, with the newest articles in full and the others in brief.
 * Throws if the checks have let the site pass without that page.
 */
export function data(): Data {
  const page = pageNamed(ARCHIVE_PAGE);
  return {
    page,
    parts: archiveForPage(currentSite(), ARTICLES_ON_PAGE),
    frame: frameOfPage(page, page.canonical),
  };
}
