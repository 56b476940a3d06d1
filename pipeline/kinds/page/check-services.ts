import { anchorOf } from '../../parse/sections.ts';
import type { Authored } from '../../parse/front-matter.ts';
import type { Report } from '../../report.ts';
import type { AuthoredPage, AuthoredService } from '../../schema/page.ts';
import { anchorsOfServices } from './anchors-of-services.ts';

/**
 * A section that shows services must have some to show, each at an anchor that nothing else on the page has. `unreadable`: paths of
 * further services.
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
    for (const [index, section] of sections.entries()) {
      if (section.kind !== 'services') continue;
      const { audience } = section;
      if (audience === undefined ? audiences.size > 0 : audiences.has(audience)) continue;
      const path = ['sections', index];
      if (!isKnown || yaml.faults?.isAt([...path, 'audience']) === true) continue;
      report('missing-service', yaml.placeOf(audience === undefined ? [...path, 'kind'] : [...path, 'audience']), {
        ...(audience !== undefined && { audience }),
      });
    }
    for (const { anchor, index } of anchorsOfServices(sections, known)) {
      if (yaml.faults?.isIn(['sections', index]) === true) continue;
      if (anchors.has(anchor)) report('duplicate-anchor', yaml.placeOf(['sections', index, 'kind']), { anchor });
      anchors.add(anchor);
    }
  }
}
