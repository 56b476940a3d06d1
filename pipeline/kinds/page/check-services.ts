import type { Authored } from '../../parse/front-matter.ts';
import type { Report } from '../../report.ts';
import type { AuthoredPage, AuthoredService } from '../../schema/page.ts';

/** A section that shows services must have some to show. */
export function checkServices(
  pages: readonly Authored<AuthoredPage>[],
  services: readonly Authored<AuthoredService>[],
  { report }: Report,
): void {
  const audiences = new Set(services.map(({ fields }) => fields.audience));
  for (const { fields, yaml } of pages) {
    for (const [index, section] of (fields.sections ?? []).entries()) {
      if (section.kind !== 'services' || audiences.has(section.audience)) continue;
      report('missing-service', yaml.placeOf(['sections', index, 'audience']), { audience: section.audience });
    }
  }
}
