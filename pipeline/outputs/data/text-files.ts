import { basePathOf, INDEXNOW_KEY_FILE, SECURITY_FILE, WEB_MANIFEST_FILE } from '../../content/addresses.ts';
import type { Site, SiteFrame } from '../../content/model/site.ts';
import { sitemaps } from './sitemap.ts';
import { securityFile } from './security-file.ts';
import type { Identity } from '../../content/model/chrome.ts';
import { lightColors } from '../images/light-colors.ts';

/** The files of a site that are no pages: text by path. The manifest, the sitemap, and what kinds add. */
export function textFiles(site: Site<object>): ReadonlyMap<string, string> {
  const security = securityFile(site);
  return new Map([
    [WEB_MANIFEST_FILE, manifest(site.identity, site.chrome.language)],
    ...sitemaps(site),
    ['robots.txt', robots(site)],
    ...(site.indexNowKey === undefined ? [] : [[INDEXNOW_KEY_FILE, `${site.indexNowKey}\n`] as const]),
    ...(security === undefined ? [] : [[SECURITY_FILE.slice(1), security] as const]),
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

interface Icon {
  readonly file: string;
  readonly sizePx: number;
  /** Part of the side that the mark takes. */
  readonly mark: number;
  /** What the manifest says it is for; others are not in the manifest. */
  readonly purpose?: 'any' | 'maskable';
}

/** Every icon but the two of `favicon.ico`. A system may cut a maskable one down to a circle of 80 % of its side. */
export const icons: readonly Icon[] = [
  { file: 'apple-touch-icon.png', sizePx: 180, mark: 0.62 },
  { file: 'icon-192.png', sizePx: 192, mark: 0.68, purpose: 'any' },
  { file: 'icon-512.png', sizePx: 512, mark: 0.68, purpose: 'any' },
  { file: 'icon-maskable-512.png', sizePx: 512, mark: 0.5, purpose: 'maskable' },
];

/** The web app manifest: what the site is called, and looks like, where a visitor keeps it beside other things. */
function manifest({ url, name, shortName, description }: Identity, language: string): string {
  const home = `${basePathOf(url)}/`;
  return JSON.stringify({
    name,
    short_name: shortName,
    description,
    lang: language,
    start_url: home,
    scope: home,
    display: 'browser',
    theme_color: lightColors.paper,
    background_color: lightColors.paper,
    icons: icons.flatMap(({ file, sizePx, purpose }) =>
      purpose === undefined ? [] : [{ src: home + file, sizes: `${sizePx}x${sizePx}`, type: 'image/png', purpose }],
    ),
  });
}
