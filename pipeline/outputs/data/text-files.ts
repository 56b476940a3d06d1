import { INDEXNOW_KEY_FILE } from '../../content/addresses.ts';
import type { Site, SiteFrame } from '../../content/model/site.ts';
import { manifest } from './manifest.ts';
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

/** What crawlers are told, by RFC 9309 and https://contentsignals.org: they may read everything, and do with it what the site says. */
function robots({ identity, contentSignal }: Pick<SiteFrame, 'identity' | 'contentSignal'>): string {
  const { search, aiInput, aiTrain } = contentSignal;
  const signals = [`search=${word(search)}`, `ai-input=${word(aiInput)}`, `ai-train=${word(aiTrain)}`];
  return `User-agent: *\nContent-Signal: ${signals.join(', ')}\nAllow: /\n\nSitemap: ${identity.url}/sitemap.xml\n`;
}

function word(isAllowed: boolean): string {
  return isAllowed ? 'yes' : 'no';
}
