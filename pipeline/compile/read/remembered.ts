import { URL_REGISTRY_FILE } from '../../content/addresses.ts';
import { readUrlRegistry } from '../../content/url-registry-text.ts';
import { askGit } from './git.ts';

/** Published addresses that are known even if the URL registry has lost them. */
export interface Remembered {
  /** Whether the last commit has a URL registry. */
  readonly hasUrlRegistry: boolean;
  readonly addresses: readonly string[];
}

/** Not kept: later pages of lists, which come and go, and the 404 page, which has no address of its own. */
const NO_ADDRESS = /\/page\/\d+$|^\/404$/;

/**
 * Returns the addresses that the last committed URL registry lists as live on a day, and those of the pages in a
 * published folder.
 */
export async function readRemembered(content: string, published: Iterable<string>, day: string): Promise<Remembered> {
  const answer = await askGit(content, ['show', `HEAD:./${URL_REGISTRY_FILE}`]);
  const { entries } = readUrlRegistry('output' in answer ? answer.output.toString() : '');
  const live = entries.filter((entry) => entry.state === 'live' && (entry.day ?? '') <= day);
  const pages = [...published].flatMap((file) =>
    file.endsWith('.html') ? [`/${file.slice(0, -'.html'.length).replace(/^index$/, '')}`] : [],
  );
  const addresses = new Set([...live.map(({ address }) => address), ...pages.filter((page) => !NO_ADDRESS.test(page))]);
  return { hasUrlRegistry: 'output' in answer, addresses: [...addresses] };
}
