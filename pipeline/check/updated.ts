import type { Authored } from '../parse/front-matter.ts';
import type { ParsedContent } from '../parse/content.ts';
import type { Report } from '../report.ts';

/** Fields that say when a file was published and changed. */
interface Dated {
  readonly published?: string | undefined;
  readonly updated?: string | undefined;
}

const DAY_MS = 86_400_000;

/** The last change of a text is neither before its publication nor to come; `day` is today in universal time. */
export function checkUpdated(documents: readonly Authored<Dated>[], day: string, { report }: Report): void {
  // East of the meridian, the next day has begun.
  const latest = new Date(Date.parse(day) + DAY_MS).toISOString().slice(0, day.length);
  for (const { fields, yaml } of documents) {
    const { published = '', updated } = fields;
    const isFaulty = ['published', 'updated'].some((field) => yaml.faults?.isAt([field]) === true);
    if (updated === undefined || isFaulty) continue;
    const place = yaml.placeOf(['updated']);
    if (updated < published) report('odd-day', place, { day: updated, published });
    else if (updated > latest && updated > published) report('odd-day', place, { day: updated });
  }
}

/** A text that waits for more than a year has probably a slip in its day. One that was there before is told of with its address. */
export function checkWaiting(
  { hidden, ledger, edition: { day } }: Pick<ParsedContent, 'hidden' | 'ledger' | 'edition'>,
  { report }: Report,
): void {
  const latest = `${Number(day.slice(0, 4)) + 1}${day.slice(4)}`;
  for (const [{ yaml, address }, why] of hidden)
    if (why.reason === 'waiting' && why.day > latest && ledger?.get(address)?.state !== 'live')
      report('odd-day', yaml.placeOf(['published']), { day: why.day, waits: 'yes' });
}
