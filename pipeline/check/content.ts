import { FEED_FORMS, FILES_FOR_MACHINES } from '../addresses.ts';
import type { Document, Kind } from '../kinds/kind.ts';
import type { ParsedContent } from '../parse/content.ts';
import type { Report } from '../report.ts';
import { checkAddresses } from './addresses.ts';
import { checkLabels } from './labels.ts';
import { checkLinks } from './links.ts';

/** Compares all files of a content folder with each other: what concerns more than one of them is found here only. */
export function checkContent(content: ParsedContent, kinds: readonly Kind[], report: Report): void {
  const { documents, hidden, drafts, broken, routes, links, folder, settings } = content;
  const documentsOf = <Fields>(kind: Kind<Fields>): Document<Fields>[] =>
    documents.filter((document): document is Document<Fields> => document.kind.folder === kind.folder);
  for (const kind of kinds) {
    const own = documentsOf(kind);
    for (const file of kind.requires?.(own) ?? [])
      if (!folder.texts.has(file)) report.report('missing-file', { file, line: 1, column: 1 }, { name: file });
    kind.check?.(own, { settings, documentsOf }, report);
  }
  if (settings) checkLabels(settings, report);
  checkAddresses(documents, kinds, new Set(folder.texts.keys()), report);
  const addresses = new Set([
    ...routes.keys(),
    ...FILES_FOR_MACHINES,
    ...(documents.some(({ kind }) => kind.feeds) ? addressesOfFeeds(routes) : []),
    ...documents.map(({ address }) => address),
    ...broken.values(),
  ]);
  const waiting = new Map([...hidden].map(([{ address, file }, why]) => [address, { ...why, file: file.path }]));
  checkLinks(links, addresses, anchorsByAddress(drafts), waiting, report);
}

/** The feeds of lists, by the first page of each; that of all entries is the site's own. */
function addressesOfFeeds(routes: ParsedContent['routes']): string[] {
  const lists = [...routes].filter(([, { page }]) => page === 1);
  return lists.flatMap(([address, { key }]) =>
    Object.values(FEED_FORMS).map(({ file }) => (key === '' ? file : address + file)),
  );
}

function anchorsByAddress(drafts: ParsedContent['drafts']): ReadonlyMap<string, ReadonlySet<string>> {
  return new Map(
    drafts.flatMap(({ document: { kind, fields, address }, anchors }) => {
      if (!kind.addresses.isOwn) return [];
      const aliases = kind.addresses.aliases?.(fields) ?? [];
      return [address, ...aliases.map((alias) => alias.address)].map((one) => [one, anchors] as const);
    }),
  );
}
