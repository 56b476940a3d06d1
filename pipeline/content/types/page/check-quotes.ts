import { TESTIMONIALS_FILE } from '../../addresses.ts';
import type { Authored } from '../../../compile/fields/authored.ts';
import type { Report } from '../../../lint/report.ts';
import type { AuthoredPage } from '../../schema/page.ts';

/** Sections that show testimonials need the file that holds them; reported once, at the first. */
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
