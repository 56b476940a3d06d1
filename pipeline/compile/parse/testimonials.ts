import type { Testimonial } from '../../content/model/section.ts';
import { TESTIMONIALS_ADDRESS } from '../../content/addresses.ts';
import type { SourceFile } from '../read/content-folder.ts';
import { testimonialsSchema } from '../../content/schema/testimonials.ts';
import { createFieldReader, type ParseContext } from './field-reader.ts';
import { loadFile } from '../fields/load-fields.ts';

/** Reads `testimonials.yaml`, quotations before the places that are kept for others; a site without it has none. */
export function parseTestimonials(file: SourceFile | undefined, context: ParseContext): Testimonial[] {
  if (!file) return [];
  const { report } = context;
  const read = loadFile(file, { fields: testimonialsSchema }, report, context.lint);
  if (!read) return [];
  const reader = createFieldReader({ file: file.path, address: TESTIMONIALS_ADDRESS }, read.yaml, context);
  const parsed = read.fields.map((entry, index): Testimonial => {
    if ('quote' in entry) return { kind: 'quote', ...reader.lines([index], entry, ['quote', 'name', 'role']) };
    if (read.yaml.faults?.isIn([index]) !== true)
      report.report('place-kept', read.yaml.placeOf([index]), { place: entry.place });
    return { kind: 'kept', ...reader.lines([index], entry, ['place', 'asks']) };
  });
  if (read.yaml.faults) return [];
  return [...parsed.filter(({ kind }) => kind === 'quote'), ...parsed.filter(({ kind }) => kind === 'kept')];
}
