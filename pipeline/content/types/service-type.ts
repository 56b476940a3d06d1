import { SERVICES, SERVICES_ADDRESS } from '../addresses.ts';
import type { Service } from '../model/service.ts';
import { serviceSchema, type AuthoredService } from '../schema/page.ts';
import type { ContentType } from './content-type.ts';
import { parseService, type ParsedService } from './service/parse-service.ts';
import { audience } from '../schema/section.ts';
import type { FileStarter } from './starter.ts';

const serviceStarter: FileStarter<AuthoredService> = {
  word: 'service',
  what: 'a service',
  questions: [
    { name: 'title', ask: 'Name of the service' },
    { name: 'audience', ask: 'Who it is for', choices: audience.options },
  ],
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
  starters: [serviceStarter],
};
