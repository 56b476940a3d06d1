import { REDIRECTS_FILE, REDIRECTS_JSON } from '../../content/addresses.ts';
import { redirectPage, redirectRules, redirectsFile } from './redirect-files.ts';
import type { Site } from '../../content/model/site.ts';
import type { WriteContext } from '../write-once.ts';

/** Writes what keeps old addresses alive: rules for hosts that have them, and pages for those that have none. */
export function writeRedirects(site: Site<object>, { output }: WriteContext): void {
  const { redirects, gone } = site;
  if (redirects.size === 0 && gone.length === 0) return;
  const titles = new Map(site.texts.map(({ address, title }) => [address, title]));
  for (const [from, to] of redirects)
    output.write(`${from.slice(1)}.html`, redirectPage(to, titles.get(to) ?? site.identity.name, site));
  const rules = redirectRules(site);
  if (rules !== '') output.write(REDIRECTS_FILE, rules);
  output.write(REDIRECTS_JSON.slice(1), `${JSON.stringify(redirectsFile(site), undefined, 1)}\n`);
}
