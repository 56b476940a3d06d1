import { nameOfFile } from '../../addresses.ts';
import type { Parsed } from '../content-type.ts';
import type { Service } from '../../model/service.ts';
import type { AuthoredService } from '../../schema/page.ts';
import { checkText } from '../../../compile/parse/empty-text.ts';
import { createFieldReader, type ParseContext } from '../../../compile/parse/field-reader.ts';
import type { Authored } from '../../../compile/fields/authored.ts';
import { fillLabel } from '../../fill-label.ts';
import { toProse } from '../../../compile/markdown/texts/prose.ts';
import { optional } from '../../../shared/optional.ts';

/** A service and its position among the others. */
export type ParsedService = Service & { readonly order: number };

/** Reads one file of `services/`. Its description is shown inside the page at `pageAddress`. */
export function parseService(
  { file, fields, yaml }: Authored<AuthoredService>,
  pageAddress: string,
  context: ParseContext,
): Parsed<ParsedService> {
  const reader = createFieldReader({ file: file.path, address: pageAddress }, yaml, context);
  checkText(file, 'the service', context.report);
  const { book, aboutThis } = context.labels;
  const slug = nameOfFile(file.path);
  const lines = (field: 'covers' | 'deliverables'): string[] =>
    fields[field].map((text, index) => reader.line([field, index], text));
  const title = reader.line(['title'], fields.title);
  const entry = {
    slug,
    title,
    audience: fields.audience,
    order: fields.order,
    forWhom: reader.line(['for_whom'], fields.for_whom),
    summary: reader.line(['summary'], fields.summary),
    description: toProse(reader.body(file.readText(), 4), reader.form),
    covers: lines('covers'),
    deliverables: lines('deliverables'),
    ...reader.lines([], fields, ['format', 'timeline', 'terms']),
    ...optional('guidePrice', reader.optionalLine(['guide_price'], fields.guide_price)),
    ...optional('page', fields.page === undefined ? undefined : reader.link(['page'], title, fields.page).href),
    booking: reader.link([], `${book} ${fillLabel(aboutThis, title)}`, 'destination:booking', {
      utm: { source: 'site', medium: 'how-i-help', campaign: slug },
    }),
  };
  return { entry, anchors: reader.anchors };
}
