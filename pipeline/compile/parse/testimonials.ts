import type { Testimonial } from '../../content/model/section.ts';
import { TESTIMONIALS_ADDRESS } from '../../content/addresses.ts';
import type { SourceFile } from '../read/content-folder.ts';
import { testimonialsSchema } from '../../content/schema/testimonials.ts';
import { createFieldReader, type ParseContext } from './field-reader.ts';
import { loadFile } from '../fields/load-fields.ts';

/** Reads `testimonials.yaml`: quotations first, then words for those to come. Empty if the site has no such file. */
export function parseTestimonials(file: SourceFile | undefined, context: ParseContext): Testimonial[] {
  if (!file) return [];
  const read = loadFile(file, { fields: testimonialsSchema }, context.report, context.lint);
  if (!read) return [];
  const reader = createFieldReader({ file: file.path, address: TESTIMONIALS_ADDRESS }, read.yaml, context);
  const parsed = read.fields.map((entry, index): Testimonial => {
    const { value, words = '' } = reader.valueOrPlaceholder([index], entry, 'testimonial');
    return value
      ? { kind: 'quote', ...reader.lines([index], value, ['quote', 'name', 'role']) }
      : { kind: 'placeholder', words };
  });
  if (read.yaml.faults) return [];
  return [...parsed.filter(({ kind }) => kind === 'quote'), ...parsed.filter(({ kind }) => kind !== 'quote')];
}
