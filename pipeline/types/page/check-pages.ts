import { ADVERTISING_PAGE, PAGES, TESTIMONIALS_FILE, nameOfFile } from '../../content/addresses.ts';
import type { Authored } from '../../site/fields/load-fields.ts';
import type { SiteSettings } from '../../site/parse/settings.ts';
import { message, type Message } from '../../findings/message.ts';
import type { AuthoredPage, AuthoredService } from '../../content/schema/page.ts';
import { asksForConsent } from './finish-pages.ts';
import { anchorOf } from '../../site/parse/sections.ts';

/** Checks that a site which asks for consent has a section with the question. `unreadable`: paths of unreadable pages. */
export function* checkConsent(
  pages: readonly Authored<AuthoredPage>[],
  unreadable: readonly string[],
  settings: SiteSettings | undefined,
): Generator<Message> {
  const page = `${PAGES}/${ADVERTISING_PAGE}.md`;
  if (!settings || !asksForConsent(settings) || unreadable.includes(page)) return;
  const { sections = [] } = pages.find(({ file }) => file.path === page)?.fields ?? {};
  if (!sections.some(({ kind }) => kind === 'consent'))
    yield message('missing-consent', settings.yaml.placeOf(['advertising', 'consent']), { page });
}

/** Reports once, at the first section that shows testimonials, if their file is missing. */
export function* checkQuotes(
  pages: readonly Authored<AuthoredPage>[],
  hasFile: (file: string) => boolean,
): Generator<Message> {
  if (hasFile(TESTIMONIALS_FILE)) return;
  for (const { fields, yaml } of pages) {
    const index = (fields.sections ?? []).findIndex(({ kind }) => kind === 'quotes');
    if (index < 0) continue;
    yield message('missing-testimonials', yaml.placeOf(['sections', index, 'kind']), {});
    return;
  }
}

/**
 * Checks that a section of services has services to show, that their anchors are unique on the page, and that a table's
 * links have their entries. `unreadable`: paths of unreadable services.
 */
export function* checkServices(
  pages: readonly Authored<AuthoredPage>[],
  services: readonly Authored<AuthoredService>[],
  unreadable: readonly string[],
): Generator<Message> {
  const audiences = new Set(services.map(({ fields }) => fields.audience));
  for (const { fields, yaml } of pages) {
    const sections = fields.sections ?? [];
    const anchors = new Set(
      sections.flatMap((section, index) => [anchorOf(section, index), ...(section.also_at ?? [])]),
    );
    const entries = anchorsOfServices(sections, services);
    for (const [index, section] of sections.entries()) {
      if (section.kind !== 'services') continue;
      const { audience, layout } = section;
      const path = ['sections', index];
      if (unreadable.length > 0) continue;
      const hasSome = audience === undefined ? audiences.size > 0 : audiences.has(audience);
      if (!hasSome)
        yield message(
          'missing-service',
          yaml.placeOf(audience === undefined ? [...path, 'kind'] : [...path, 'audience']),
          {
            ...(audience !== undefined && { audience }),
          },
        );
      const lacking = layout === 'table' ? lackingEntry(section, services, entries) : undefined;
      if (lacking !== undefined)
        yield message('missing-entries', yaml.placeOf([...path, 'layout']), { service: lacking });
    }
    for (const { anchor, index } of entries) {
      if (anchors.has(anchor)) yield message('duplicate-anchor', yaml.placeOf(['sections', index, 'kind']), { anchor });
      anchors.add(anchor);
    }
  }
}

/** Returns the path of the first service in a table that no section of its page describes. */
function lackingEntry(
  table: { readonly audience?: string | undefined },
  services: readonly Authored<AuthoredService>[],
  entries: ReturnType<typeof anchorsOfServices>,
): string | undefined {
  const anchors = new Set(entries.map(({ anchor }) => anchor));
  const shown = services.filter(({ fields }) => table.audience === undefined || fields.audience === table.audience);
  return shown.find(({ file }) => !anchors.has(nameOfFile(file.path)))?.file.path;
}

/** Returns the anchors of services that a page shows in full, each with the index of its section. */
export function anchorsOfServices(
  sections: AuthoredPage['sections'] = [],
  services: readonly Authored<AuthoredService>[],
): { readonly anchor: string; readonly index: number }[] {
  return sections.flatMap((section, index) => {
    if (section.kind !== 'services' || section.layout === 'table') return [];
    return services
      .filter(({ fields }) => section.audience === undefined || fields.audience === section.audience)
      .map(({ file }) => ({ anchor: nameOfFile(file.path), index }));
  });
}
