import { addressOfAlias, HOME_PAGE, INSIGHTS, PAGES, URL_REGISTRY_FILE } from '../../content/addresses.ts';
import { urlRegistryLine } from '../../content/url-registry-text.ts';
import type { Document, ContentType } from '../../content/types/content-type.ts';
import type { Hidden } from '../../content/model/edition.ts';
import type { UrlRegistry, UrlRegistryEntry } from '../../content/model/url-registry.ts';
import type { ParsedContent } from '../parse/content.ts';
import { aliasesOf, otherAddressesOf } from '../parse/old-addresses.ts';
import type { Report } from '../../lint/report.ts';
import { urlRegistryNews } from './url-registry-news.ts';
import type { SiteLinter, Successor } from './site-linter.ts';
import { optional } from '../../shared/optional.ts';
import type { ParametersOf } from '../../lint/rules.ts';

/**
 * Checks that every published address leads somewhere or is listed as gone. Returns the lost addresses, so that links
 * to them are not reported again. Skips addresses that a file with faults may have, until that is fixed, and `needed`
 * ones, which have a finding of their own.
 */
export function checkUrlRegistry(
  content: ParsedContent,
  kinds: readonly ContentType[],
  needed: readonly string[],
  report: Report,
  lint: SiteLinter | undefined,
): ReadonlySet<string> {
  const { urlRegistry, routes, redirects, documents, edition, hidden, folder } = content;
  const { remembered } = folder;
  if (!urlRegistry) return new Set();
  refuseNew(content, report);
  reportReturned(content, report);
  const absent = [...urlRegistry.values()].filter(
    ({ address, state }) =>
      state === 'live' && ![address, addressOfAlias(address)].some((one) => routes.has(one) || redirects.has(one)),
  );
  if (absent.length === 0 && !edition.isPreview) return new Set();
  const led = aliasesOfShown(content);
  const back = takenBack(hidden, urlRegistry, edition.isPast === true);
  const unread = absent.length === 0 ? undefined : unreadable(content, kinds, report);
  const lost = absent.filter(({ address }) => !back.has(address) && !unread?.(address));
  for (const [address, { file, why }] of back) {
    const entry = urlRegistry.get(address);
    if (entry?.state !== 'live' || why === undefined || needed.includes(address) || led.has(address)) continue;
    const isDraft = why.reason === 'draft';
    const reason = isDraft ? 'is a draft' : `appears on ${why.day} only`;
    report.report('withdrawn-page', placeOf(entry), { address, file, reason, ...(isDraft && { isDraft: 'yes' }) });
  }
  const shown = documents.filter(({ kind, address }) => kind.addresses.isOwn && routes.has(address));
  const successors =
    lint?.successors(
      lost,
      shown,
      (address) => urlRegistry.has(address),
      (address) => remembered?.textAt(address)?.text,
    ) ?? new Map<string, Successor>();
  for (const { address, isLost } of lost) {
    const found = successors.get(address);
    const file = remembered?.textAt(address)?.file ?? fileAt(address);
    const place = found?.isSame ? found.place : { file, line: 1, column: 1 };
    const values = { ...remedyFor(address, found), ...(isLost && { isLost: 'yes' }) };
    report.report('lost-address', place, values, found?.isSame ? found.fix : undefined);
  }
  return new Set(absent.map(({ address }) => address));
}

/** Returns the old addresses of published files, which redirect visitors. */
export function aliasesOfShown({
  documents,
  hidden,
}: Pick<ParsedContent, 'documents' | 'hidden'>): ReadonlySet<string> {
  const shown = documents.filter((document) => !hidden.has(document));
  return new Set(shown.flatMap(aliasesOf));
}

function placeOf({ line }: UrlRegistryEntry): { file: string; line: number; column: number } {
  return { file: URL_REGISTRY_FILE, line, column: 1 };
}

/**
 * Reports addresses that are not in the URL registry: an unattended build cannot add them in the repository, so it does
 * not publish them.
 */
function refuseNew(content: ParsedContent, { report }: Report): void {
  const { due, edition } = content;
  if (edition.urlRegistry !== 'tell') return;
  const news = urlRegistryNews(content);
  const shown = news.shown.filter((address) => !address.includes('#'));
  const waiting = Object.entries(news.due).filter(([address, day]) => due.get(address) !== day);
  const [line, ...others] = [
    ...shown.map((address) => urlRegistryLine(address)),
    ...waiting.map(([address, day]) => urlRegistryLine(address, day)),
  ];
  if (line === undefined) return;
  const more = others.length > 0 ? ` and ${others.length} more` : '';
  report('unlisted-address', { file: URL_REGISTRY_FILE, line: 1, column: 1 }, { line, more });
}

/** Reports addresses that are listed as gone but exist. */
function reportReturned({ urlRegistry, routes, documents }: ParsedContent, { report }: Report): void {
  const owners = new Map<string, string>();
  for (const document of documents)
    for (const address of [document.address, ...otherAddressesOf(document)]) owners.set(address, document.file.path);
  for (const entry of urlRegistry?.values() ?? []) {
    const file = owners.get(entry.address);
    if (entry.state === 'gone' && (file !== undefined || routes.has(entry.address))) reportThere(entry, file, report);
  }
}

/** Reports an address that is listed as gone but exists; `file` shows it. */
export function reportThere(entry: UrlRegistryEntry, file: string | undefined, report: Report['report']): void {
  const { address, line, column } = entry;
  const fix = { actual: 'gone', expected: 'live' };
  report('gone-address', { file: URL_REGISTRY_FILE, line, column }, { address, ...optional('file', file) }, fix);
}

/**
 * Maps addresses of unpublished files to the reason; undefined if that is no fault, as for waiting files in an edition
 * of a past day.
 */
function takenBack(
  hidden: ReadonlyMap<Document, Hidden>,
  urlRegistry: UrlRegistry,
  isPast: boolean,
): Map<string, { file: string; why: Hidden | undefined }> {
  const back = new Map<string, { file: string; why: Hidden | undefined }>();
  for (const [document, reason] of hidden) {
    const { kind, file, address } = document;
    if (!kind.addresses.isOwn) continue;
    const why = isPast && reason.reason === 'waiting' ? undefined : reason;
    // A finding about a file's present address covers its old ones.
    const whyOfOld = urlRegistry.get(address)?.state === 'live' ? undefined : why;
    for (const alias of aliasesOf(document)) back.set(alias, { file: file.path, why: whyOfOld });
    back.set(address, { file: file.path, why });
  }
  return back;
}

/** Tells whether a file that is unreadable, or only partly readable, may have an address. */
function unreadable(
  { broken }: ParsedContent,
  kinds: readonly ContentType[],
  report: Report,
): (address: string) => boolean {
  const faulty = report.findings().flatMap(({ severity, file }) => {
    const kind = severity === 'error' ? kinds.find(({ folder }) => file.startsWith(`${folder}/`)) : undefined;
    return kind ? [kind.addresses.of(file)] : [];
  });
  const names = new Set([...faulty, ...broken.values()]);
  return (address) => {
    const lastPart = address.slice(address.lastIndexOf('/') + 1) || address;
    return names.has(address) || [...broken.keys()].some((file) => file.readText().includes(lastPart));
  };
}

function remedyFor(address: string, found: Successor | undefined): ParametersOf<'lost-address'> {
  if (!found) return { address };
  const { file, aliases, isNew, isSame } = found;
  const how = { ...(isNew && { isNew: 'yes' }), ...(isSame && { isSame: 'yes' }) };
  return { address, file, aliases: `aliases: [${aliases.join(', ')}]`, ...how };
}

/** Returns the path that the file of an address has by its name. */
function fileAt(address: string): string {
  const name = address === '/' ? HOME_PAGE : address.slice(1);
  return name.startsWith(`${INSIGHTS}/`) ? `${name}.md` : `${PAGES}/${name}.md`;
}
