/** Names of files and folders in the content folder, pages with special roles, and the forms of addresses. */

export const SITE_FILE = 'site.yaml';
export const FACTS_FILE = 'facts.yaml';
export const TESTIMONIALS_FILE = 'testimonials.yaml';
/** The URL registry: every address that the site has ever had, kept by the build. */
export const URL_REGISTRY_FILE = 'addresses.yaml';

/** Folders of Markdown in the content folder. */
export const PAGES = 'pages';
export const INSIGHTS = 'insights';
export const SERVICES = 'services';

/** Folder of downloads, in the content folder and on the site. */
export const DOWNLOADS = 'files';
/** Extensions of downloads: none that a browser would run. */
export const DOWNLOAD_ENDING = /\.(?:pdf|docx|xlsx|pptx|odt|ods|odp|epub|zip|csv|ics|vcf|mp3|m4a|mp4)$/i;

/** Names of pages with special roles: files of `pages/` without their extension. */
export const HOME_PAGE = 'home';
/** Shown for unknown addresses; it has no address of its own. */
export const NOT_FOUND_PAGE = 'not-found';
export const FAQ_PAGE = 'faq';
/** About the person behind the practice. */
export const ABOUT_PAGE = 'about';
export const INSIGHTS_PAGE = 'insights';
export const ARCHIVE_PAGE = 'content-export';
/** The page after an audit request, the only one that may send anything to an advertising service. */
export const ADVERTISING_PAGE = 'audit-thank-you';

/** The page that a host serves for unknown addresses. */
export const NOT_FOUND_ADDRESS = '/404';
export const INSIGHTS_ADDRESS = '/insights';
/** The index of articles and topics that browsers fetch. */
const INSIGHTS_INDEX = '/insights/index.json';

/** Address of a part of that index, counted from 1; the first part has the address of the index. */
export function addressOfIndexPart(number: number): string {
  return number === 1 ? INSIGHTS_INDEX : INSIGHTS_INDEX.replace('.json', `-${number}.json`);
}
/** Labels of interactive figures that are edited, which no page has. */
export const FIGURE_LABELS_FILE = '/figure-labels.json';
/** The text of all public pages as one text file. */
export const ARCHIVE_FILE = '/content-export.txt';
/** Address of a further file of that text, counted from 1, if it is too long for one. */
export function addressOfArchiveFile(number: number): string {
  return ARCHIVE_FILE.replace('.txt', `/${number}.txt`);
}
/** Files for language models: an overview, and the whole text. */
export const LLMS_FILE = '/llms.txt';
export const LLMS_FULL_FILE = '/llms-full.txt';
/** Data for machines: the site's facts, and the schemas of facts and changes. */
export const FACTS_JSON = '/facts.json';
export const FACTS_SCHEMA_FILE = '/facts.schema.json';
export const CHANGES_SCHEMA_FILE = '/changes.schema.json';
/** Address of a file of changes: the newest changes are number 0; the others are counted from 1. */
export function addressOfChanges(number: number): string {
  return number === 0 ? '/changes.json' : `/changes/${number}.json`;
}
export const SITEMAP_FILE = '/sitemap.xml';
/** Licenses of third-party work in the site. */
export const NOTICES_FILE = '/third-party-notices.txt';
/** Files of every site that a page may link to. */
export const FILES_FOR_MACHINES = [
  ARCHIVE_FILE,
  LLMS_FILE,
  LLMS_FULL_FILE,
  FACTS_JSON,
  FACTS_SCHEMA_FILE,
  addressOfChanges(0),
  CHANGES_SCHEMA_FILE,
  SITEMAP_FILE,
  NOTICES_FILE,
  '/robots.txt',
] as const;
/** Files of redirects and gone addresses, for hosts and for other programs. */
export const REDIRECTS_FILE = '_redirects';
export const REDIRECTS_JSON = '/redirects.json';
/** The web app manifest. */
export const WEB_MANIFEST_FILE = 'site.webmanifest';

/** Contact for reports of a vulnerability (RFC 9116). */
export const SECURITY_FILE = '/.well-known/security.txt';

/** Address of a page as Markdown: `/about.md` for `/about`. */
export function addressOfMarkdown(address: string): string {
  return `${address === '/' ? '/index' : address}.md`;
}

/**
 * Returns the base path of a site from its URL: `/repo` for `https://user.github.io/repo`, empty at the root of a host.
 * Addresses in the model leave it out; full URLs begin with the site's URL, which includes it.
 */
export function basePathOf(siteUrl: string): string {
  return /^https?:\/\/[^/]+(\/.+)$/.exec(siteUrl)?.[1] ?? '';
}

/** Feed formats: file at the end of the address, media type, name. */
export const FEED_FORMS = {
  rss: { file: '/feed.xml', type: 'application/rss+xml', name: 'RSS' },
  atom: { file: '/atom.xml', type: 'application/atom+xml', name: 'Atom' },
  json: { file: '/feed.json', type: 'application/feed+json', name: 'JSON Feed' },
} as const;
export type FeedForm = keyof typeof FEED_FORMS;
const FORMS = Object.keys(FEED_FORMS) as FeedForm[];
const FORMS_OF_TOPIC: readonly FeedForm[] = ['rss'];
/** Returns the formats of a feed by the start of its addresses: the site's has all, that of a topic the one that every reader knows. */
export function formsOfFeed(base: string): readonly FeedForm[] {
  return base === '' ? FORMS : FORMS_OF_TOPIC;
}
/** Style sheet of feeds in a browser. */
export const FEED_STYLE = '/feed.css';
/** Style sheet of pages in print. */
export const PRINT_STYLE = '/print.css';
/**
 * Suffix of the name of a published picture that is partly transparent and has no colors of its own for the dark
 * scheme.
 */
export const ON_PAPER = '-on-paper';
/** The page that shows the services. */
export const SERVICES_ADDRESS = '/how-i-help';
/** The page that shows the testimonials. */
export const TESTIMONIALS_ADDRESS = '/testimonials';

/** Addresses derived from articles: further pages of the list, and topics. */
export const PARTS_OF_INSIGHTS = /^\/insights\/(?:page|topics)\//;
/** The first page of the list of a topic. */
export const LIST_OF_TOPIC = /^\/insights\/topics\/[^/]+$/;

/** An address of lower-case letters, digits and hyphens, with `/` between its parts. */
export const PLAIN_ADDRESS = /^\/(?:[a-z0-9]+(?:-[a-z0-9]+)*(?:\/(?!$)|$))*$/;

/**
 * An address that may only redirect or be gone: letters of any script, also capitals, and at its end what other
 * programs give their pages.
 */
export const OLD_ADDRESS = /^\/(?:[\p{L}\p{M}\p{N}_-]+(?:\.(?:html?|php\d?|aspx?|jsp|cfm|shtml|xhtml)$|\/(?!$)|$))*$/iu;

export function addressOfArticle(slug: string): string {
  return `${INSIGHTS_ADDRESS}/${slug}`;
}

export function addressOfTopic(tag: string): string {
  return `${INSIGHTS_ADDRESS}/topics/${tag}`;
}

/** Address of page `page` (from 1) of a list. */
export function addressOfListPage(base: string, page: number): string {
  return page === 1 ? base : `${base}/page/${page}`;
}

/** Address of a page: `/` for `pages/home.md`, `/services/x` for `pages/services/x.md`. */
export function addressOfPage(file: string): string {
  const name = nameOfFile(file);
  return name === HOME_PAGE ? '/' : `/${name}`;
}

/** Returns the path of a file below its folder without its extension: `services/x` for `pages/services/x.md`. */
export function nameOfFile(file: string): string {
  return file.slice(file.indexOf('/') + 1).replace(/\.md$/, '');
}

/**
 * Returns an alias as a route writes it: without a slash, `.html` or `/index.html` at its end, since the file of an
 * address answers for all of these.
 */
export function addressOfAlias(alias: string): string {
  const address = alias.replace(/(?<=.)\/$/, '');
  return address.startsWith('/') ? address.replace(/(?:\/index)?\.html$/, '') || '/' : address;
}

/** Returns a topic as words: `tech transfer` for `tech-transfer`. */
export function wordsOfTag(tag: string): string {
  return tag.replaceAll('-', ' ');
}
