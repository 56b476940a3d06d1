import { nameOfFile } from '../../addresses.ts';
import { anchorOf } from '../../../compile/parse/sections.ts';
import type { Authored } from '../../../compile/fields/authored.ts';
import type { Report } from '../../../lint/report.ts';
import type { AuthoredPage, AuthoredService } from '../../schema/page.ts';
import { anchorsOfServices } from './anchors-of-services.ts';

/**
 * A section that shows services must have some to show, each at an anchor that nothing else on the page has, and a table the entries
 * that it leads to. `unreadable`: paths of further services.
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

/** The path of the first service of a table that no section of its page describes. */
function lackingEntry(
  table: { readonly audience?: string | undefined },
  services: readonly Authored<AuthoredService>[],
  entries: ReturnType<typeof anchorsOfServices>,
): string | undefined {
  const anchors = new Set(entries.map(({ anchor }) => anchor));
  const shown = services.filter(({ fields }) => table.audience === undefined || fields.audience === table.audience);
  return shown.find(({ file }) => !anchors.has(nameOfFile(file.path)))?.file.path;
}
