import { URL_REGISTRY_FILE, OLD_ADDRESS } from '../../content/addresses.ts';
import { isGitMark } from '../../shared/git-mark.ts';
import { urlRegistryLine, readUrlRegistry } from '../../content/url-registry.ts';
import type { UrlRegistry, UrlRegistryEntry } from '../../content/model/url-registry.ts';
import type { ContentFolder } from '../read/content-folder.ts';
import type { Remembered } from '../read/remembered.ts';
import type { Report } from '../../lint/report.ts';

/** What a URL registry says. */
export interface Listed {
  /** Of addresses; undefined where the site has none yet. */
  readonly urlRegistry: UrlRegistry | undefined;
  /** Entries of anchors on pages, each with the address of its page: `/faq#prices`. */
  readonly listedAnchors: UrlRegistry;
  /** Addresses with a day to come. */
  readonly due: ReadonlyMap<string, string>;
}

/**
 * Reads the URL registry as it is on a day; undefined where a site has none yet. Lines that say nothing, or two things of one address, are
 * findings. An address whose day is still to come was never published: it is among those that `due` names with it.
 */
export function parseUrlRegistry(
  { texts, remembered }: Pick<ContentFolder, 'texts' | 'remembered'>,
  today: string,
  { report }: Report,
): Listed {
  const due = new Map<string, string>();
  const file = texts.get(URL_REGISTRY_FILE);
  if (!file) {
    if (!remembered?.hasUrlRegistry) return { urlRegistry: undefined, listedAnchors: new Map(), due };
    report('lost-ledger', { file: URL_REGISTRY_FILE, line: 1, column: 1 }, {});
    return parted(withLost(new Map(), remembered, due), due);
  }
  const { entries, odd } = readUrlRegistry(file.readText());
  const conflict = odd.find(({ text }) => isGitMark(text));
  for (const one of odd) {
    const [text, place] = [one.text.trim(), { file: file.path, line: one.line, column: 1 }];
    if (one === conflict) report('ledger-line', place, { text, conflict: 'yes' });
    else if (!isGitMark(one.text)) report('ledger-line', place, { text });
  }
  const urlRegistry = new Map<string, UrlRegistryEntry>();
  for (const entry of entries) {
    const { address, state, line } = entry;
    const first = urlRegistry.get(address);
    const place = { file: file.path, line, column: 1 };
    if (entry.day !== undefined && entry.day > today) {
      due.set(address, entry.day);
      continue;
    }
    if (first && first.state !== state) report('ledger-twice', place, { address, state, line: String(first.line) });
    else if (state === 'gone' && !OLD_ADDRESS.test(pageOf(address)))
      report('ledger-line', place, { text: urlRegistryLine(address, state) });
    urlRegistry.set(address, first ?? entry);
  }
  return parted(withLost(urlRegistry, remembered, due), due);
}

function parted(all: UrlRegistry, due: Listed['due']): Listed {
  const isAnchor = ([address]: readonly [string, unknown]): boolean => address.includes('#');
  return {
    urlRegistry: new Map([...all].filter((entry) => !isAnchor(entry))),
    listedAnchors: new Map([...all].filter(isAnchor)),
    due,
  };
}

/** An address without its anchor. */
function pageOf(address: string): string {
  return address.replace(/#.*/, '');
}

/** A URL registry with what it does not list any more, and was published all the same. */
function withLost(
  urlRegistry: UrlRegistry,
  remembered: Remembered | undefined,
  due: ReadonlyMap<string, string>,
): UrlRegistry {
  const lost = (remembered?.addresses ?? []).filter((address) => !urlRegistry.has(address) && !due.has(address));
  const entryOf = (address: string): UrlRegistryEntry => ({ address, state: 'live', isLost: true, line: 1, column: 1 });
  return new Map([...urlRegistry, ...lost.map((address) => [address, entryOf(address)] as const)]);
}
