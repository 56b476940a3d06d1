import { basePathOf, SECURITY_FILE, WEB_MANIFEST_FILE } from '../../content/addresses.ts';
import type { Site, SiteFrame } from '../../content/model/site.ts';
import { sitemaps } from './sitemap.ts';
import { securityFile } from './security-file.ts';
import type { Identity } from '../../content/model/chrome.ts';
import { lightColors } from '../images/light-colors.ts';

/**
 * Returns the text files of a site besides its pages, by path: the manifest, sitemaps, robots.txt, and the files of
 * content types.
 */
export function siteFiles(site: Site<object>): ReadonlyMap<string, string> {
  const security = securityFile(site);
  return new Map([
    [WEB_MANIFEST_FILE, manifest(site.identity, site.chrome.language)],
    ...sitemaps(site),
    ['robots.txt', robots(site)],
    ...(security === undefined ? [] : [[SECURITY_FILE.slice(1), security] as const]),
    ...site.files,
  ]);
}

/**
 * Rules for crawlers, by RFC 9309 and https://contentsignals.org: all may read everything; the site's settings say what
 * they may use it for.
 */
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
  /** Share of the side that the mark takes. */
  readonly mark: number;
  /** Its purpose in the manifest; an icon without one is not listed there. */
  readonly purpose?: 'any' | 'maskable';
}

/** Every icon except those in `favicon.ico`. Systems may crop a maskable icon to a circle of 80 % of its side. */
export const icons: readonly Icon[] = [
  { file: 'apple-touch-icon.png', sizePx: 180, mark: 0.62 },
  { file: 'icon-192.png', sizePx: 192, mark: 0.68, purpose: 'any' },
  { file: 'icon-512.png', sizePx: 512, mark: 0.68, purpose: 'any' },
  { file: 'icon-maskable-512.png', sizePx: 512, mark: 0.5, purpose: 'maskable' },
];

/** The web app manifest: the site's name and look on a visitor's home screen. */
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
