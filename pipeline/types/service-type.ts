import { SERVICES, SERVICES_ADDRESS, nameOfFile } from '../content/addresses.ts';
import type { Service } from '../content/model/section.ts';
import { serviceSchema, type AuthoredService } from '../content/schema/page.ts';
import type { ContentType, Starter, Parsed } from '../site/content-type.ts';
import { audience } from '../content/schema/section.ts';
import { checkText } from '../site/fields/front-matter.ts';
import { createFieldReader, type ParseContext } from '../site/parse/field-reader.ts';
import type { Authored } from '../site/fields/load-fields.ts';
import { fillLabel } from '../content/fill-label.ts';
import { toProse } from '../markdown/texts/prose.ts';
import { optional } from '../shared/optional.ts';

const serviceStarter: Starter<AuthoredService> = {
  word: 'service',
  what: 'a service',
  audiences: audience.options,
  fields: ({ title, audience: whom }, _today, others) => ({
    title,
    audience: whom,
    order: Math.max(0, ...others.filter((other) => other.audience === whom).map(({ order }) => order)) + 1,
  }),
  starterTexts: {
    fields: {
      for_whom: 'Whom of them it helps: at what stage, with what need.',
      summary: 'What the client holds at the end, in a few words.',
      covers: ['One thing that the work covers; a line each.'],
      deliverables: ['One thing that the client gets; a line each.'],
      format: 'How you work together: sessions, calls, in writing.',
      timeline: 'How long it takes; a duration belongs in facts.yaml.',
    },
    body: 'Write here whom this is for, and what changes for them.',
  },
};

/** Services for clients: texts in sections of pages, without pages of their own. */
export const serviceType: ContentType<AuthoredService, ParsedService, readonly Service[]> = {
  name: 'service',
  folder: SERVICES,
  schema: serviceSchema,
  whyHidden: ({ draft }) => (draft === true ? { reason: 'draft' } : undefined),
  mark: (service, why) => ({ ...service, title: `${why}: ${service.title}` }),
  addresses: { of: () => SERVICES_ADDRESS, isOwn: false },
  parse: parseService,
  routes: () => [],
  collect: (services) => services.toSorted((a, b) => a.order - b.order).map(({ order: _order, ...service }) => service),
  starter: serviceStarter,
};

/** A service and its position among the others. */
export type ParsedService = Service & { readonly order: number };

/** Reads one file of `services/`. Its description is shown inside a page. */
function parseService({ file, fields, yaml }: Authored<AuthoredService>, context: ParseContext): Parsed<ParsedService> {
  const reader = createFieldReader(yaml, context);
  checkText(file, 'the service');
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
