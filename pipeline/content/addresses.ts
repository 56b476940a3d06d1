/** Folders and files of the content folder, the pages that have a part of their own, and the forms of addresses. */

export const SITE_FILE = 'site.yaml';
export const FACTS_FILE = 'facts.yaml';
export const TESTIMONIALS_FILE = 'testimonials.yaml';
/** Every address that the site has ever had; kept by the build. */
export const URL_REGISTRY_FILE = 'addresses.yaml';

/** Folders of Markdown, below the content folder. */
export const PAGES = 'pages';
export const INSIGHTS = 'insights';
export const SERVICES = 'services';

/** Folder of files that are offered as they are, in the content folder and on the site. */
export const DOWNLOADS = 'files';
/** How the names of such files end: nothing that a browser would run. */
export const DOWNLOAD_ENDING = /\.(?:pdf|docx|xlsx|pptx|odt|ods|odp|epub|zip|csv|ics|vcf|mp3|m4a|mp4)$/i;

/** Names of pages that have a part of their own: files of `pages/` without their ending. */
export const HOME_PAGE = 'home';
/** Stands where nothing else does; it has no address of its own. */
export const NOT_FOUND_PAGE = 'not-found';
export const FAQ_PAGE = 'faq';
/** About the person behind the practice. */
export const ABOUT_PAGE = 'about';
export const INSIGHTS_PAGE = 'insights';
export const ARCHIVE_PAGE = 'content-export';
/** The page after an audit request, the only one that may send anything to an advertising service. */
export const ADVERTISING_PAGE = 'audit-thank-you';

/** What a host serves where nothing else stands. */
export const NOT_FOUND_ADDRESS = '/404';
export const INSIGHTS_ADDRESS = '/insights';
/** The list of articles and topics, as a browser fetches it. */
export const INSIGHTS_INDEX = '/insights/index.json';

/** The parts of that index; the first one has its name. Counted from 1. */
export function addressOfIndexPart(number: number): string {
  return number === 1 ? INSIGHTS_INDEX : INSIGHTS_INDEX.replace('.json', `-${number}.json`);
}
/** Everything that the public pages say, as one text file. */
export const ARCHIVE_FILE = '/content-export.txt';
/** The other files of that text, where it is too long for one. Counted from 1. */
export function addressOfArchiveFile(number: number): string {
  return ARCHIVE_FILE.replace('.txt', `/${number}.txt`);
}
/** What the site says, for language models: where it is, and all of it. */
export const LLMS_FILE = '/llms.txt';
export const LLMS_FULL_FILE = '/llms-full.txt';
/** What the site states, and what has changed on it, for machines; and what such a file looks like. */
export const FACTS_JSON = '/facts.json';
export const FACTS_SCHEMA_FILE = '/facts.schema.json';
export const CHANGES_SCHEMA_FILE = '/changes.schema.json';
/** The file of the newest changes is number 0; the others are counted from 1. */
export function addressOfChanges(number: number): string {
  return number === 0 ? '/changes.json' : `/changes/${number}.json`;
}
export const SITEMAP_FILE = '/sitemap.xml';
/** The licenses of what others have made and is published with the site. */
export const NOTICES_FILE = '/third-party-notices.txt';
/** Files that every site has, and a page may lead to. */
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
/** Where old addresses lead, and what is gone: as hosts read it, and as other programs do. */
export const REDIRECTS_FILE = '_redirects';
export const REDIRECTS_JSON = '/redirects.json';
/** What a site is called where a visitor keeps it, and the path that it stands at. */
export const WEB_MANIFEST_FILE = 'site.webmanifest';
/** What shows search engines that who announces pages owns them. */
export const INDEXNOW_KEY_FILE = 'indexnow.txt';

/** Whom to write to about a hole in the site (RFC 9116). */
export const SECURITY_FILE = '/.well-known/security.txt';

/** A page as Markdown: `/about.md` for `/about`. */
export function addressOfMarkdown(address: string): string {
  return `${address === '/' ? '/index' : address}.md`;
}

/**
 * The path that a whole site stands at, by its address: `/repo` for `https://user.github.io/repo`, empty for one that has its host to
 * itself. Addresses in the model are without it; whole ones begin with that of the site.
 */
export function basePathOf(siteUrl: string): string {
  return /^https?:\/\/[^/]+(\/.+)$/.exec(siteUrl)?.[1] ?? '';
}

/** The forms of a feed: what its address ends with, its media type, its name. */
export const FEED_FORMS = {
  rss: { file: '/feed.xml', type: 'application/rss+xml', name: 'RSS' },
  atom: { file: '/atom.xml', type: 'application/atom+xml', name: 'Atom' },
  json: { file: '/feed.json', type: 'application/feed+json', name: 'JSON Feed' },
} as const;
export type FeedForm = keyof typeof FEED_FORMS;
/** How a feed looks in a browser. */
export const FEED_STYLE = '/feed.css';
/** How a page looks on paper. */
export const PRINT_STYLE = '/print.css';
/** What the name of a published picture ends with if something shines through it, and it has no colors of its own for the dark scheme. */
export const ON_PAPER = '-on-paper';
/** The page that shows the texts of services. */
export const SERVICES_ADDRESS = '/how-i-help';
/** The page that shows what clients say. */
export const TESTIMONIALS_ADDRESS = '/testimonials';

/** Addresses that articles have besides their own: later pages of the list, and topics. */
export const PARTS_OF_INSIGHTS = /^\/insights\/(?:page|topics)\//;

/** An address of lower-case letters, digits and hyphens, with `/` between its parts. */
export const PLAIN_ADDRESS = /^\/(?:[a-z0-9]+(?:-[a-z0-9]+)*(?:\/(?!$)|$))*$/;

/** What an address may look like at which only something old stands: as a plain one, or with letters of other scripts. */
export const OLD_ADDRESS = /^\/(?:[\p{Ll}\p{Lo}\p{Lm}\p{M}\p{N}_-]+(?:\/(?!$)|$))*$/u;

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

/** `pages/home.md` is `/`, `pages/services/x.md` is `/services/x`. */
export function addressOfPage(file: string): string {
  const name = nameOfFile(file);
  return name === HOME_PAGE ? '/' : `/${name}`;
}

/** The path of a file below its folder, without its ending: `services/x` for `pages/services/x.md`. */
export function nameOfFile(file: string): string {
  return file.slice(file.indexOf('/') + 1).replace(/\.md$/, '');
}

/** An alias as a route has it: without a slash at its end. */
export function addressOfAlias(alias: string): string {
  return alias.replace(/(?<=.)\/$/, '');
}

/** A topic in words: `tech-transfer` as `tech transfer`. */
export function wordsOfTag(tag: string): string {
  return tag.replaceAll('-', ' ');
}
