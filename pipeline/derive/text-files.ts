import { ARCHIVE_FILE } from '../addresses.ts';
import type { Site } from '../model/site.ts';
import { archiveText } from './archive.ts';
import { manifest } from './manifest.ts';
import { sitemap } from './sitemap.ts';

/** The files of a site that are no pages: text by path. The archive, the manifest, the sitemap, and what kinds add. */
export function textFiles(site: Site<object>): ReadonlyMap<string, string> {
  return new Map([
    [ARCHIVE_FILE.slice(1), archiveText(site)],
    ['site.webmanifest', manifest(site.identity, site.chrome.language)],
    ['sitemap.xml', sitemap(site)],
    ['robots.txt', `User-agent: *\nAllow: /\n\nSitemap: ${site.identity.url}/sitemap.xml\n`],
    ...site.files,
  ]);
}
