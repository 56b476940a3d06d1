import { URL_REGISTRY_FILE } from '../../content/addresses.ts';
import { urlRegistryLine } from '../../content/url-registry.ts';
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
 * An address that was published must lead somewhere, or be meant to be gone. Returns those that are lost: a link there follows from
 * that. What a file with a fault may stand at is left until that is fixed, and so is what is `needed`: that has a finding of its own.
 */
export function checkUrlRegistry(
  content: ParsedContent,
  kinds: readonly ContentType[],
  needed: readonly string[],
  report: Report,
  lint: SiteLinter | undefined,
): ReadonlySet<string> {
  const { urlRegistry, routes, redirects, documents, edition, hidden } = content;
  if (!urlRegistry) return new Set();
  refuseNew(content, report);
  reportReturned(content, report);
  const absent = [...urlRegistry.values()].filter(
    ({ address, state }) => state === 'live' && !routes.has(address) && !redirects.has(address),
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
    lint?.successors(lost, shown, (address) => urlRegistry.has(address)) ?? new Map<string, Successor>();
  for (const entry of lost) {
    const remedy = remedyFor(entry.address, successors);
    report.report('lost-address', placeOf(entry), { ...remedy, ...(entry.isLost && { isLost: 'yes' }) });
  }
  return new Set(absent.map(({ address }) => address));
}

/** Old addresses of published files, which lead visitors on. */
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

/** An unattended build cannot add to the URL registry in the repository, so it publishes no address that is not listed there. */
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

/** What is said to be gone, and is there. */
function reportReturned({ urlRegistry, routes, documents }: ParsedContent, { report }: Report): void {
  const owners = new Map<string, string>();
  for (const document of documents)
    for (const address of [document.address, ...otherAddressesOf(document)]) owners.set(address, document.file.path);
  for (const entry of urlRegistry?.values() ?? []) {
    const file = owners.get(entry.address);
    if (entry.state === 'gone' && (file !== undefined || routes.has(entry.address))) reportThere(entry, file, report);
  }
}

/** Reports what is said to be gone, and is there; `file` shows it. */
export function reportThere(entry: UrlRegistryEntry, file: string | undefined, report: Report['report']): void {
  const { address, line, column } = entry;
  const fix = { actual: 'gone', expected: 'live' };
  report('gone-address', { file: URL_REGISTRY_FILE, line, column }, { address, ...optional('file', file) }, fix);
}

/** Addresses of files that are not published, with why; without it, where that is no fault: on a day that is over they wait. */
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
    // What has to be said of the address that it has holds for those that it had, until that is said.
    const whyOfOld = urlRegistry.get(address)?.state === 'live' ? undefined : why;
    for (const alias of aliasesOf(document)) back.set(alias, { file: file.path, why: whyOfOld });
    back.set(address, { file: file.path, why });
  }
  return back;
}

/** Whether a file that cannot be read, or not whole, may be what stands at an address. */
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

function remedyFor(address: string, successors: ReadonlyMap<string, Successor>): ParametersOf<'lost-address'> {
  const found = successors.get(address);
  if (!found) return { address };
  const { file, aliases, isNew } = found;
  return { address, file, aliases: `aliases: [${aliases.join(', ')}]`, ...(isNew && { isNew: 'yes' }) };
}
