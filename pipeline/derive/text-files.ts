import { INDEXNOW_KEY_FILE } from '../addresses.ts';
import type { Site } from '../model/site.ts';
import { manifest } from './manifest.ts';
import { robots } from './robots.ts';
import { sitemaps } from './sitemap.ts';

/** The files of a site that are no pages: text by path. The manifest, the sitemap, and what kinds add. */
export function textFiles(site: Site<object>): ReadonlyMap<string, string> {
  return new Map([
    ['site.webmanifest', manifest(site.identity, site.chrome.language)],
    ...sitemaps(site),
    ['robots.txt', robots(site)],
    ...(site.indexNowKey === undefined ? [] : [[INDEXNOW_KEY_FILE, `${site.indexNowKey}\n`] as const]),
    ...site.files,
  ]);
}
