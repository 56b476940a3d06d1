import {
  ABOUT_PAGE,
  ADVERTISING_PAGE,
  ARCHIVE_PAGE,
  FAQ_PAGE,
  HOME_PAGE,
  INSIGHTS_PAGE,
  NOT_FOUND_PAGE,
  SERVICES_ADDRESS,
  TESTIMONIALS_ADDRESS,
} from '../addresses.ts';

/** Pages by their names that have a part of their own in the site, which they would lose under another name. */
export const FIXED_PAGES: ReadonlySet<string> = new Set([
  HOME_PAGE,
  NOT_FOUND_PAGE,
  FAQ_PAGE,
  ABOUT_PAGE,
  INSIGHTS_PAGE,
  ARCHIVE_PAGE,
  ADVERTISING_PAGE,
  SERVICES_ADDRESS.slice(1),
  TESTIMONIALS_ADDRESS.slice(1),
]);
