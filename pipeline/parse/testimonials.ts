import type { Testimonial } from '../model/section.ts';
import { TESTIMONIALS_ADDRESS } from '../addresses.ts';
import type { SourceFile } from '../read/content-folder.ts';
import { testimonialsSchema } from '../schema/page.ts';
import { createFieldReader, type ParseContext } from './field-reader.ts';
import { validate } from './validate.ts';
import { parseYaml } from './yaml.ts';

/** Reads `testimonials.yaml`; a site without it has none. Words that nobody has said yet are marked as what they are, for people and machines. */
export function parseTestimonials(file: SourceFile | undefined, context: ParseContext): Testimonial[] {
  if (!file) return [];
  const { report } = context;
  const yaml = parseYaml(file.text, { file: file.path, linesAbove: 0, fields: testimonialsSchema }, report);
  const entries = yaml && validate(testimonialsSchema, yaml, report);
  if (!yaml || !entries) return [];
  const reader = createFieldReader({ file: file.path, address: TESTIMONIALS_ADDRESS }, yaml, context);
  return entries.map(({ quote, name, role, placeholder }, index) => {
    if (placeholder)
      report.report('placeholder-left', yaml.placeOf([index]), { what: `the testimonial of \`${name}\`` });
    return {
      quote: reader.line([index, 'quote'], quote),
      name: reader.line([index, 'name'], name),
      role: placeholder
        ? `${reader.line([index, 'role'], role)} (${context.labels.standIn})`
        : reader.line([index, 'role'], role),
    };
  });
}
