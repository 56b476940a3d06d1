import path from 'node:path';
import { addressOfMarkdown, addressOfPage, PAGES, URL_REGISTRY_FILE } from '../../content/addresses.ts';
import { MAX_BYTES } from '../../content/limits.ts';
import { slugOfFile } from '../../content/slug.ts';
import { readUrlRegistry } from '../../content/url-registry.ts';
import { readOnce } from '../../shared/read-steady.ts';
import { decodeUtf8 } from './decode.ts';
import { askGitNow, readCommitted } from './git.ts';

/** Published addresses that are known even if the URL registry has lost them. */
export interface Remembered {
  /** Whether the last commit has a URL registry. */
  readonly hasUrlRegistry: boolean;
  readonly addresses: readonly string[];
  /** Returns the file that an address had at the last commit, and its text then or as it was published. */
  textAt(address: string): RememberedText | undefined;
}

/** What was published at an address. */
export interface RememberedText {
  readonly text: string;
  /** Path in the content folder, if git knows it. */
  readonly file?: string;
}

/** Maximum number of removed files whose texts are read. */
const MAX_REMOVED = 50;

/** Not kept: later pages of lists, which come and go, and the 404 page, which has no address of its own. */
const NO_ADDRESS = /\/page\/\d+$|^\/404$/;

/**
 * Returns the addresses that the last committed URL registry lists as live on a day, and those of the pages in a
 * published folder; `publishedFolder` is that folder.
 */
export async function readRemembered(
  content: string,
  published: Iterable<string>,
  day: string,
  publishedFolder?: string,
): Promise<Remembered> {
  const committed = await readCommitted(content, 'HEAD', URL_REGISTRY_FILE);
  const { entries } = readUrlRegistry(committed ?? '');
  const live = entries.filter((entry) => entry.state === 'live' && (entry.day ?? '') <= day);
  const pages = [...published].flatMap((file) =>
    file.endsWith('.html') ? [`/${file.slice(0, -'.html'.length).replace(/^index$/, '')}`] : [],
  );
  const addresses = new Set([...live.map(({ address }) => address), ...pages.filter((page) => !NO_ADDRESS.test(page))]);
  let removed: ReadonlyMap<string, RememberedText> | undefined;
  const textAt: Remembered['textAt'] = (address) => {
    removed ??= removedTexts(content);
    const known = removed.get(address);
    const shown = known || publishedFolder === undefined ? undefined : markdownAt(address, publishedFolder);
    return known ?? (shown === undefined ? undefined : { text: shown });
  };
  return { hasUrlRegistry: committed !== undefined, addresses: [...addresses], textAt };
}

/** Returns the texts that the last commit has and the folder has not, by the addresses that they had. */
function removedTexts(content: string): ReadonlyMap<string, RememberedText> {
  const asked = [
    'diff',
    '--no-renames',
    '--no-ext-diff',
    '--name-only',
    '--diff-filter=D',
    '--relative',
    '-z',
    'HEAD',
    '--',
    '.',
  ];
  const files = (askGitNow(content, asked) ?? '').split('\0').filter((file) => file.endsWith('.md'));
  return new Map(
    files.slice(0, MAX_REMOVED).flatMap((file) => {
      const text = askGitNow(content, ['show', `HEAD:./${file}`]);
      return text === undefined ? [] : [[addressOf(file, text), { file, text }] as const];
    }),
  );
}

/** Returns a published page as Markdown. */
function markdownAt(address: string, publishedFolder: string): string | undefined {
  const read = readOnce(path.join(publishedFolder, addressOfMarkdown(address)), MAX_BYTES);
  const decoded = read && 'bytes' in read ? decodeUtf8(read.bytes) : undefined;
  return decoded && 'text' in decoded ? decoded.text : undefined;
}

const SLUG = /^slug:[ \t]*["']?([^\s"'#]+)/m;

/** Returns the address of a content file, as far as its name and slug tell. */
export function addressOf(file: string, text = ''): string {
  if (file.startsWith(`${PAGES}/`)) return addressOfPage(file);
  return `/${file.slice(0, file.indexOf('/'))}/${SLUG.exec(text)?.[1] ?? slugOfFile(file)}`;
}

/** Tells whether the URL registry lists an address as live. */
export function liveIn(urlRegistryText: () => string): (address: string) => boolean {
  let live: ReadonlySet<string> | undefined;
  const listed = () => readUrlRegistry(urlRegistryText()).entries.filter(({ state }) => state === 'live');
  return (address) => (live ??= new Set(listed().map((entry) => entry.address))).has(address);
}
