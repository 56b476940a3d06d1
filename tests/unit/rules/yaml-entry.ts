import { casesOf, edit, inField, inFields } from '../mistakes/rows.ts';

const KEPT = '- placeholder: true\n  value: >-\n    A founder, on the\n    first investor meeting';
const TEMPLATES = '  - Email templates for first contact and follow-up';

export const cases = casesOf('yaml-entry', [
  edit('services/pitchkit.md', TEMPLATES, '  ‸-Email templates', 'Write the line as `  - Email templates`'),
  edit('services/pitchkit.md', TEMPLATES, '  ‸–Email templates', 'Write the line as `  - Email templates`'),
  edit('services/pitchkit.md', TEMPLATES, '  ‸• Email templates', 'Unexpected `•` before an entry'),
  edit('services/pitchkit.md', TEMPLATES, '  ‸* Email templates', 'Unexpected `*` before an entry'),
  inField('tags:\n  ‸-capital\n  - strategy', 'behind the hyphen of `-capital`'),
  inFields('aliases:\n  - /insights/burning\n  ‸-/insights/burnt\n', 'Write the line as `  - /insights/burnt`'),
  edit(
    'testimonials.yaml',
    KEPT,
    '‸-quote: Good work.\n  name: A client\n  role: Founder',
    'Write the line as `- quote: Good work.`',
  ),
  edit('testimonials.yaml', KEPT, '‸-quote: Good work.\n name: A client\n role: Founder', {
    says: 'put one blank more before the 2 lines below it',
    fixed: '- quote: Good work.\n  name: A client\n  role: Founder',
  }),
  edit(
    'services/pitchkit.md',
    TEMPLATES,
    '  ‸-{{ sprint-duration }}',
    'Write the line as `  - "{{ sprint-duration }}"`',
  ),
]);
