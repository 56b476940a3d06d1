import { inFields, lines, together, warning } from '../rule.ts';

export const missingTestimonials = warning('fields', {
  message: () => 'Cannot find `testimonials.yaml`: sections of kind `quotes` show nothing',
  advice: () =>
    'Put the file back with what clients say, or take these sections out; `docs/fields.md` shows what it holds.',
  means:
    'What clients say stands in one file, `testimonials.yaml`, and sections of kind `quotes` show it. Without the file, the section is not there at all, on no page.',
  parameters: {},
  example: together(
    inFields(
      'pages/for-universities.md',
      lines('sections:', '  - kind: ‸quotes', '    title: What they say'),
      lines('sections:', '  - kind: quotes', '    title: What they say'),
    ),
    { wrong: [{ form: 'absent', file: 'testimonials.yaml' }], right: [] },
  ),
});
