import type { Service } from '../model.ts';
import type { AuthoredService } from '../schema/page.ts';
import { createAuthor, type Workshop } from './author.ts';
import type { Authored } from './front-matter.ts';
import { toProse } from './markdown/prose.ts';
import { optional } from './sections.ts';

/** A service, and its place among the others. */
export type ServiceDraft = Service & { readonly order: number };

/** Reads one file of `services/`. Its description is shown inside the page at `pageAddress`. */
export function parseService(
  { file, fields, yaml }: Authored<AuthoredService>,
  pageAddress: string,
  workshop: Workshop,
): ServiceDraft {
  const author = createAuthor({ file: file.path, address: pageAddress }, yaml, workshop);
  const slug = file.path.replace(/^services\//, '').replace(/\.md$/, '');
  const lines = (field: 'covers' | 'deliverables'): string[] =>
    fields[field].map((text, index) => author.line([field, index], text));
  const title = author.line(['title'], fields.title);
  return {
    slug,
    title,
    audience: fields.audience,
    order: fields.order,
    summary: author.line(['summary'], fields.summary),
    description: toProse(author.body(file.text, 4), workshop.siteUrl),
    covers: lines('covers'),
    deliverables: lines('deliverables'),
    format: author.line(['format'], fields.format),
    timeline: author.line(['timeline'], fields.timeline),
    ...optional('stages', author.optionalLine(['stages'], fields.stages)),
    ...optional('terms', author.optionalLine(['terms'], fields.terms)),
    ...optional('archivePrice', author.optionalLine(['archive_price'], fields.archive_price)),
    ...optional('page', fields.page === undefined ? undefined : author.link(['page'], title, fields.page).href),
    booking: author.link([], workshop.labels.book, 'destination:booking', {
      utm: { source: 'site', medium: 'how-i-help', campaign: slug },
    }),
  };
}
