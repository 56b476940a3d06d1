import type { Testimonial } from '../model.ts';
import type { SourceFile } from '../read/content-folder.ts';
import { testimonialsSchema } from '../schema/page.ts';
import { createAuthor, type Workshop } from './author.ts';
import { validate } from './validate.ts';
import { parseYaml } from './yaml.ts';

/** Reads `testimonials.yaml`; a site without it has none. */
export function parseTestimonials(file: SourceFile | undefined, workshop: Workshop): Testimonial[] {
  if (!file) return [];
  const { report } = workshop;
  const yaml = parseYaml(file.text, { file: file.path, linesAbove: 0 }, report);
  const entries = yaml && validate(testimonialsSchema, yaml, report);
  if (!yaml || !entries) return [];
  const author = createAuthor({ file: file.path, address: '/testimonials' }, yaml, workshop);
  return entries.map(({ quote, name, role, placeholder }, index) => {
    if (placeholder)
      report.report('placeholder-left', yaml.placeOf([index]), { what: `the testimonial of \`${name}\`` });
    return {
      quote: author.line([index, 'quote'], quote),
      name: author.line([index, 'name'], name),
      role: author.line([index, 'role'], role),
    };
  });
}
