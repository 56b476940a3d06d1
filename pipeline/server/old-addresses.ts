import { readRedirects } from '../shared/redirects-file.ts';
import { openFound, findFile } from './site-file.ts';

/** Where the site says what has become of old addresses. */
const FILE = 'redirects.json';

/** What has become of an address: where it leads now, or that it is gone. */
type Fate = { readonly to: string } | 'gone';

/**
 * Finds what a served folder, made for the path `base`, says of an address that is old, by the first name that its file would have; undefined where it is none.
 * The folder is read again whenever it has been exchanged. Throws `UnsettledFolder` as `findFile` does.
 */
export function createFates(folder: string, base: string): (name: string | undefined) => Promise<Fate | undefined> {
  let known: { version: string; moved: ReadonlyMap<string, string>; gone: ReadonlySet<string> } | undefined;
  return async (name) => {
    if (name === undefined) return undefined;
    const file = await findFile(folder, [FILE]);
    if (!file) return undefined;
    if (known?.version !== file.version) {
      const handle = await openFound(file);
      try {
        const { moved, gone } = readRedirects(await handle.readFile('utf8'));
        known = { version: file.version, moved: new Map(Object.entries(moved)), gone: new Set(gone) };
      } finally {
        await handle.close();
      }
    }
    const to = known.moved.get(`${base}/${name}`);
    if (to !== undefined) return { to };
    return known.gone.has(`${base}/${name}`) ? 'gone' : undefined;
  };
}
