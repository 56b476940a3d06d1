import type { Document } from '../../content/types/content-type.ts';
import type { ParsedContent } from '../../compile/parse/content.ts';
import type { Report } from '../report.ts';

const DAY_MS = 86_400_000;
/** Number of days after which an article is no longer new. */
const OLD_DAYS = 30;
/** More new files than this came together, most likely from another site. */
const FEW = 3;

/**
 * Warns of a newly published article whose day is older than that of the latest published article and than a month: the
 * day is most likely that of another article or of a draft. Moved articles keep their day, and so does an archive with
 * more articles than the site had.
 */
export function checkOld(content: ParsedContent, lost: ReadonlySet<string>, { report, findings }: Report): void {
  const { documents, hidden, urlRegistry, edition } = content;
  if (!urlRegistry || lost.size > 0) return;
  const latest = new Date(Date.parse(edition.day) - OLD_DAYS * DAY_MS).toISOString().slice(0, edition.day.length);
  const dayOf = ({ fields }: Document): string => (fields as { readonly published?: string }).published ?? '';
  const isKnown = ({ kind, fields, address }: Document): boolean =>
    [address, ...(kind.addresses.aliases?.(fields) ?? []).map((alias) => alias.address)].some((one) =>
      urlRegistry.has(one),
    );
  const dated = documents.filter((document) => dayOf(document) !== '' && !hidden.has(document));
  const known = dated.filter(isKnown);
  const newest = known.map(dayOf).toSorted().at(-1);
  if (newest === undefined || dated.length - known.length > known.length) return;
  const limit = newest < latest ? newest : latest;
  const told = new Set(findings().flatMap(({ file, rule }) => (rule === 'repeated-text' ? [file] : [])));
  const old = dated.filter(
    (one) => dayOf(one) < limit && !isKnown(one) && !told.has(one.file.path) && !one.yaml.faults?.isAt(['published']),
  );
  for (const one of old.length > FEW ? old.slice(0, 1) : old)
    report('odd-day', one.yaml.placeOf(['published']), {
      day: dayOf(one),
      newest,
      ...(old.length > FEW && { more: String(old.length - 1) }),
    });
}
