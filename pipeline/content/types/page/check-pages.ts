import { ADVERTISING_PAGE, PAGES, TESTIMONIALS_FILE, nameOfFile } from '../../addresses.ts';
import type { Authored } from '../../../compile/fields/authored.ts';
import type { SiteSettings } from '../../../compile/parse/settings.ts';
import type { Report } from '../../../lint/report.ts';
import type { AuthoredPage, AuthoredService } from '../../schema/page.ts';
import { asksForConsent } from './sections-left-out.ts';
import type { Document } from '../content-type.ts';
import { anchorOf } from '../../../compile/parse/sections.ts';

/**
 * Checks that a site which asks for consent has a section with the question, and that any other site has none.
 * `unreadable`: paths of unreadable pages.
 */
export function checkConsent(
  pages: readonly Authored<AuthoredPage>[],
  unreadable: readonly string[],
  settings: SiteSettings | undefined,
  { report }: Report,
): void {
  if (!settings || settings.yaml.faults?.isIn(['advertising']) === true) return;
  const asks = asksForConsent(settings);
  const questions = pages.flatMap(({ file, fields, yaml }) =>
    (fields.sections ?? []).flatMap(({ kind }, index) =>
      kind === 'consent' ? [{ file, place: yaml.placeOf(['sections', index, 'kind']) }] : [],
    ),
  );
  if (!asks) for (const { place } of questions) report('needless-consent', place, {});
  const page = `${PAGES}/${ADVERTISING_PAGE}.md`;
  const isKnown =
    !unreadable.includes(page) &&
    pages.every(({ file, yaml }) => file.path !== page || yaml.faults?.isIn(['sections']) !== true);
  if (asks && isKnown && !questions.some(({ file }) => file.path === page))
    report('missing-consent', settings.yaml.placeOf(['advertising', 'consent']), { page });
}

/** Reports once, at the first section that shows testimonials, if their file is missing. */
export function checkQuotes(
  pages: readonly Authored<AuthoredPage>[],
  hasFile: (file: string) => boolean,
  { report }: Report,
): void {
  if (hasFile(TESTIMONIALS_FILE)) return;
  for (const { fields, yaml } of pages) {
    const index = (fields.sections ?? []).findIndex(({ kind }) => kind === 'quotes');
    if (index < 0) continue;
    report('missing-testimonials', yaml.placeOf(['sections', index, 'kind']), {});
    return;
  }
}

/** Checks that no page is its own ancestor; reports each cycle once. */
export function checkParents(pages: readonly Document<AuthoredPage>[], { report }: Report): void {
  const byAddress = new Map(pages.map((page) => [page.address, page]));
  const told = new Set<Document<AuthoredPage>>();
  for (const page of pages) {
    const above = new Set<Document<AuthoredPage>>();
    for (let here = parentOf(page); here && !above.has(here) && !told.has(here); here = parentOf(here)) above.add(here);
    if (!above.has(page)) continue;
    told.add(page);
    const between = [...above].slice(0, -1).map(({ address }) => address);
    report(
      'circular-parent',
      page.yaml.placeOf(['parent']),
      between.length === 0 ? {} : { between: between.map((address) => `\`${address}\``).join(', ') },
    );
  }

  function parentOf({ fields: { parent } }: Document<AuthoredPage>): Document<AuthoredPage> | undefined {
    return parent === undefined ? undefined : byAddress.get(parent.trim());
  }
}

/**
 * Checks that a section of services has services to show, that their anchors are unique on the page, and that a table's
 * links have their entries. `unreadable`: paths of unreadable services.
 */
export function checkServices(
  pages: readonly Authored<AuthoredPage>[],
  services: readonly Authored<AuthoredService>[],
  unreadable: readonly string[],
  { report }: Report,
): void {
  const audiences = new Set(services.map(({ fields }) => fields.audience));
  const known = services.filter(({ yaml }) => yaml.faults?.isAt(['audience']) !== true);
  const isKnown = unreadable.length === 0 && known.length === services.length;
  for (const { fields, yaml } of pages) {
    const sections = fields.sections ?? [];
    const anchors = new Set(
      sections.flatMap((section, index) => [anchorOf(section, index), ...(section.also_at ?? [])]),
    );
    const entries = anchorsOfServices(sections, known);
    for (const [index, section] of sections.entries()) {
      if (section.kind !== 'services') continue;
      const { audience, layout } = section;
      const path = ['sections', index];
      if (!isKnown || yaml.faults?.isAt([...path, 'audience']) === true) continue;
      const hasSome = audience === undefined ? audiences.size > 0 : audiences.has(audience);
      if (!hasSome)
        report('missing-service', yaml.placeOf(audience === undefined ? [...path, 'kind'] : [...path, 'audience']), {
          ...(audience !== undefined && { audience }),
        });
      const lacking = layout === 'table' ? lackingEntry(section, services, entries) : undefined;
      if (lacking !== undefined && yaml.faults?.isIn(['sections']) !== true)
        report('missing-entries', yaml.placeOf([...path, 'layout']), { service: lacking });
    }
    for (const { anchor, index } of entries) {
      if (yaml.faults?.isIn(['sections', index]) === true) continue;
      if (anchors.has(anchor)) report('duplicate-anchor', yaml.placeOf(['sections', index, 'kind']), { anchor });
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
