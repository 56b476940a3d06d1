import {
  basePathOf,
  FIGURE_LABELS_FILE,
  SECURITY_FILE,
  SITEMAP_FILE,
  WEB_MANIFEST_FILE,
} from '../../content/addresses.ts';
import { EDITOR_LABELS, type EditorLabels } from '../../content/interactive-figures/figure-labels.ts';
import type { PageText } from '../../content/model/block.ts';
import type { Identity } from '../../content/model/chrome.ts';
import type { Site, SiteFrame } from '../../content/model/site.ts';
import { lightColors } from '../images/light-colors.ts';
import { escapeXml } from './xml.ts';

/**
 * Returns the text files of a site besides its pages, by path: the manifest, the sitemap, robots.txt, the labels of
 * interactive figures, and the files of content types.
 */
export function siteFiles(site: Site<object>): ReadonlyMap<string, string> {
  const security = securityFile(site);
  return new Map([
    [WEB_MANIFEST_FILE, manifest(site.identity, site.chrome.language)],
    [SITEMAP_FILE.slice(1), sitemap(site)],
    ['robots.txt', robots(site)],
    [FIGURE_LABELS_FILE.slice(1), JSON.stringify(editorLabels(site))],
    ...(security === undefined ? [] : [[SECURITY_FILE.slice(1), security] as const]),
    ...site.files,
  ]);
}

function editorLabels({ labels }: Pick<SiteFrame, 'labels'>): EditorLabels {
  return Object.fromEntries(EDITOR_LABELS.map((name) => [name, labels[name]])) as EditorLabels;
}

/**
 * Rules for crawlers, by RFC 9309 and https://contentsignals.org: all may read everything; the site's settings say what
 * they may use it for.
 */
function robots({ identity, contentSignal }: Pick<SiteFrame, 'identity' | 'contentSignal'>): string {
  const { search, aiInput, aiTrain } = contentSignal;
  const signals = [`search=${word(search)}`, `ai-input=${word(aiInput)}`, `ai-train=${word(aiTrain)}`];
  return `User-agent: *\nContent-Signal: ${signals.join(', ')}\nAllow: /\n\nSitemap: ${identity.url}${SITEMAP_FILE}\n`;
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

/**
 * Returns `security.txt` (RFC 9116): the contact for reports of a vulnerability. Undefined while the email address or
 * the site's URL is a placeholder.
 */
function securityFile({
  identity: { url, email },
  chrome: { language },
  placeholders,
  day,
}: Pick<Site<object>, 'identity' | 'chrome' | 'placeholders' | 'day'>): string | undefined {
  if (placeholders.includes('email') || placeholders.includes('url')) return undefined;
  const lines = [
    `Contact: mailto:${encodeURIComponent(email).replace('%40', '@')}`,
    `Expires: ${expiryOf(day)}`,
    `Preferred-Languages: ${language}`,
    `Canonical: ${url}${SECURITY_FILE}`,
  ];
  return `${lines.join('\n')}\n`;
}

/**
 * When `security.txt` of a day, `YYYY-MM-DD`, expires: at the end of the next year, so that the file stays the same all
 * year.
 */
export function expiryOf(day: string): string {
  return `${Number(day.slice(0, 4)) + 1}-12-31T23:59:59Z`;
}

type SitemapSource = Pick<Site<object>, 'identity' | 'routes' | 'texts'>;

/** The sitemap by protocol 0.9, with the pictures of each page. Leaves out hidden pages and aliases. */
function sitemap({ identity, routes, texts }: SitemapSource): string {
  const byAddress = new Map(texts.map((text) => [text.address, text]));
  const entries = [...routes.keys()].flatMap((address) => {
    const text = byAddress.get(address);
    return text ? [entryOf(text, identity)] : [];
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>\n',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">\n',
    ...entries,
    '</urlset>\n',
  ].join('');
}

function entryOf(text: PageText, { url }: SitemapSource['identity']): string {
  const location = escapeXml(url + encodeURI(text.address));
  const day = text.changed ? `<lastmod>${text.changed.day}</lastmod>` : '';
  const images = picturesOf(text).map(
    (src) => `<image:image><image:loc>${escapeXml(url + src)}</image:loc></image:image>`,
  );
  return `<url><loc>${location}</loc>${day}${images.join('')}</url>\n`;
}

/** Returns the addresses of a page's pictures without duplicates, except those in its long text. */
function picturesOf({ blocks }: PageText): string[] {
  return [...new Set(blocks.flatMap((block) => (block.kind === 'picture' ? block.picture.src : [])))];
}
