import { ARCHIVE_FILE, ARCHIVE_PAGE } from '../../pipeline/content/addresses.ts';
import {
  archiveFiles,
  archiveForPage,
  type ShownDay,
  shownChangeOf,
  shownTitleOf,
} from '../../pipeline/site/derive/archive.ts';
import type { ArchivePart } from '../../pipeline/content/model/site.ts';
import { metaOfPage, pageNamed, type ContentPage } from '../page-meta.ts';
import type { PageRequest } from '../routing.ts';

/** A part of the archive, which is as typed, and its title as its page shows it, typeset. */
interface TitledPart {
  readonly heading: string;
  readonly part: ArchivePart;
}

/** What the archive's page shows; `parts` are in the archive's order. */
export interface Data extends ContentPage {
  readonly parts: readonly TitledPart[];
  /** The day of the archive's last change, as `YYYY-MM-DD` and as shown; undefined if it is not known. */
  readonly changed?: ShownDay | undefined;
  /** Addresses of further files, if the archive is too long for one. */
  readonly others: readonly string[];
}

/**
 * Describes the archive's page, with the newest articles. Throws if the site has no such page, which the checks
 * prevent.
 */
export function describe({ site }: PageRequest): Data {
  const page = pageNamed(ARCHIVE_PAGE, site);
  return {
    page,
    parts: archiveForPage(site.archive).map((part) => ({ heading: shownTitleOf(part, site.chrome.language), part })),
    changed: shownChangeOf(site.archive, site.chrome.language),
    others: archiveFiles(site).flatMap(({ address }) => (address === ARCHIVE_FILE ? [] : address)),
    meta: metaOfPage(page, { address: page.canonical, site }),
  };
}
