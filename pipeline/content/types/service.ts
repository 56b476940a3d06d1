import { SERVICES, SERVICES_ADDRESS } from '../addresses.ts';
import type { Service } from '../model/service.ts';
import { serviceSchema, type AuthoredService } from '../schema/page.ts';
import type { ContentType } from './content-type.ts';
import { parseService, type ServiceDraft } from './service/parse-service.ts';
import { optional } from '../../shared/optional.ts';
import { serviceStarter } from './service/start-service.ts';

/** What the consultant does for whom: texts that pages show in their sections, without pages of their own. */
export const serviceType: ContentType<AuthoredService, ServiceDraft, readonly Service[]> = {
  name: 'service',
  folder: SERVICES,
  schema: serviceSchema,
  hides: ({ draft }) => (draft === true ? { reason: 'draft' } : undefined),
  mark: (service, why) => ({ ...service, title: `${why}: ${service.title}` }),
  addresses: { of: () => SERVICES_ADDRESS, isOwn: false },
  parse: parseService,
  routes: () => [],
  facts: (services, { identity: { url }, dayOf }, shownAt) => ({
    services: services.flatMap((service) => {
      const file = `${SERVICES}/${service.slug}.md`;
      return shownAt(file)
        .slice(0, 1)
        .map((address) => ({
          id: service.slug,
          name: service.title,
          audience: service.audience,
          summary: service.summary,
          duration: service.timeline,
          format: service.format,
          for_whom: service.forWhom,
          ...optional('terms', service.terms),
          ...optional('guide_price', service.guidePrice),
          page: url + address,
          ...optional('since', dayOf(file)?.day),
        }));
    }),
  }),
  collect: (drafts) => drafts.toSorted((a, b) => a.order - b.order).map(({ order: _order, ...service }) => service),
  starters: [serviceStarter],
};
