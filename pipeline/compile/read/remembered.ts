import { URL_REGISTRY_FILE } from '../../content/addresses.ts';
import { readUrlRegistry } from '../../content/url-registry.ts';
import { askGit } from './git.ts';

/** What is known of addresses that were published, though a URL registry may have lost them. */
export interface Remembered {
  /** Whether the last commit has a URL registry. */
  readonly hasUrlRegistry: boolean;
  readonly addresses: readonly string[];
}

/** The later pages of lists come and go, and what stands where nothing is has no address. */
const NO_ADDRESS = /\/page\/\d+$|^\/404$/;

/** What the last commit of a URL registry says is live on a day, and the pages among the files of a published folder. */
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
