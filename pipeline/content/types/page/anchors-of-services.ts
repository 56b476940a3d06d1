import { nameOfFile } from '../../addresses.ts';
import type { Authored } from '../../../compile/fields/authored.ts';
import type { AuthoredPage, AuthoredService } from '../../schema/page.ts';

/** The anchors of the services that a page shows with all that is said of them, each with the place of its section in the list. */
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
