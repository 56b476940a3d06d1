import { URL_REGISTRY_FILE } from '../../content/addresses.ts';
import type { UrlRegistryEntry } from '../../content/model/url-registry.ts';
import type { ParsedContent } from '../parse/content.ts';
import type { Report } from '../../lint/report.ts';
import type { SiteLinter } from './site-linter.ts';
import { reportThere } from './check-url-registry.ts';
import type { Destinations } from './broken-links.ts';

/**
 * Rules whose faults hide headings, or give a second heading or file what a first one has; once they are fixed, the
 * anchors exist.
 */
const HIDING = new Set([
  'duplicate-anchor',
  'duplicate-slug',
  'duplicate-address',
  'unclosed-code',
  'html-swallows',
  'nesting-depth',
  'document-limit',
]);
/**
 * Checks that every published anchor still leads to a place on its page or is listed as gone; anchors of a moved page
 * follow it. Reports a lost anchor where it most likely was, else in the URL registry. Returns the lost anchors, each
 * with the address of its page, so that links to them are not reported again.
 */
export function checkAnchors(
  { listedAnchors, documents }: Pick<ParsedContent, 'listedAnchors' | 'documents'>,
  { anchorsAt, leftOutAt }: Pick<Destinations, 'anchorsAt' | 'leftOutAt'>,
  { report, findings }: Report,
  lint: SiteLinter | undefined,
): ReadonlySet<string> {
  const lost = new Map<string, UrlRegistryEntry[]>();
  const owners = new Map(documents.flatMap((one) => (one.kind.addresses.isOwn ? [[one.address, one] as const] : [])));
  for (const entry of listedAnchors.values()) {
    const [page = '', anchor = ''] = entry.address.split('#');
    const known = anchorsAt.get(page);
    if (!known) continue;
    // A section that has nothing to show for now will return.
    const isThere = known.has(anchor) || leftOutAt.get(page)?.has(anchor) === true;
    const file = owners.get(page)?.file.path;
    if (entry.state === 'gone' && isThere) reportThere(entry, file, report);
    else if (entry.state === 'live' && !isThere) lost.set(page, [...(lost.get(page) ?? []), entry]);
  }
  for (const [page, entries] of lost) {
    const document = owners.get(page);
    const isHidden = findings().some(({ file, rule }) => file === document?.file.path && HIDING.has(rule));
    if (!document || isHidden) continue;
    if (lint) lint.lostAnchors(document, entries, new Set(listedAnchors.keys()), report);
    else
      for (const { address, line } of entries) {
        const values = { address, anchor: address.split('#')[1] ?? '', file: document.file.path };
        report('lost-anchor', { file: URL_REGISTRY_FILE, line, column: 1 }, values);
      }
  }
  return new Set([...lost.values()].flat().map(({ address }) => address));
}
