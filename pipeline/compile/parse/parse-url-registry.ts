import { URL_REGISTRY_FILE, OLD_ADDRESS } from '../../content/addresses.ts';
import { isGitMark } from '../../shared/git-mark.ts';
import { urlRegistryLine, readUrlRegistry } from '../../content/url-registry-text.ts';
import type { UrlRegistry, UrlRegistryEntry } from '../../content/model/url-registry.ts';
import type { ContentFolder } from '../read/content-folder.ts';
import type { Report } from '../../lint/report.ts';

/** What a URL registry says. */
export interface Listed {
  /** Entries of addresses; undefined if the site has no registry yet. */
  readonly urlRegistry: UrlRegistry | undefined;
  /** Entries of anchors on pages, each with the address of its page: `/faq#prices`. */
  readonly listedAnchors: UrlRegistry;
  /** Addresses whose day is in the future, with that day. */
  readonly due: ReadonlyMap<string, string>;
}

/**
 * Reads the URL registry as of `today`; `urlRegistry` is undefined if the site has none yet. Reports meaningless lines
 * and conflicting entries for one address. An address with a future day was never published, so it appears only in
 * `due`.
 */
export function parseUrlRegistry(
  { texts, remembered }: Pick<ContentFolder, 'texts' | 'remembered'>,
  today: string,
  { report }: Report,
): Listed {
  const [all, due] = [new Map<string, UrlRegistryEntry>(), new Map<string, string>()];
  const file = texts.get(URL_REGISTRY_FILE);
  const placeIn = (line: number) => ({ file: URL_REGISTRY_FILE, line, column: 1 });
  if (!file && !remembered?.hasUrlRegistry) return { urlRegistry: undefined, listedAnchors: all, due };
  if (!file) report('lost-ledger', placeIn(1), {});
  const { entries, odd } = readUrlRegistry(file?.readText() ?? '');
  const conflict = odd.find(({ text }) => isGitMark(text));
  for (const one of odd) {
    const text = one.text.trim();
    if (one === conflict) report('ledger-line', placeIn(one.line), { text, conflict: 'yes' });
    else if (!isGitMark(one.text)) report('ledger-line', placeIn(one.line), { text });
  }
  for (const entry of entries) {
    const { address, state, line, day } = entry;
    const first = all.get(address);
    if (day !== undefined && day > today) {
      due.set(address, day);
      continue;
    }
    if (first && first.state !== state)
      report('ledger-twice', placeIn(line), { address, state, line: String(first.line) });
    else if (state === 'gone' && !OLD_ADDRESS.test(address.replace(/#.*/, '')))
      report('ledger-line', placeIn(line), { text: urlRegistryLine(address, state) });
    all.set(address, first ?? entry);
  }
  // Addresses that the registry no longer lists were published all the same.
  for (const address of remembered?.addresses ?? [])
    if (!all.has(address) && !due.has(address))
      all.set(address, { address, state: 'live', isLost: true, line: 1, column: 1 });
  const isAnchor = ([address]: readonly [string, unknown]): boolean => address.includes('#');
  return {
    urlRegistry: new Map([...all].filter((entry) => !isAnchor(entry))),
    listedAnchors: new Map([...all].filter(isAnchor)),
    due,
  };
}
