import { casesOf, edit, published } from '../mistakes/rows.ts';

export const cases = casesOf('place-kept', [
  {
    name: 'one more place that is kept',
    file: 'testimonials.yaml',
    to: '- ‸{ value: "A choir, after a winter", placeholder: true }\n',
    says: ['A place is kept for a testimonial: `A choir, after a winter`', 'from somebody with a name and a role'],
    fixedFiles: { 'testimonials.yaml': published('testimonials.yaml') },
  },
  edit(
    'pages/home.md',
    'text: At a research institute, on a board and with startups.',
    'text: At a research institute, on a board and with startups.\n        period: ‸{ value: The years, placeholder: true }',
    { says: ['A place is kept for the time of a figure: `The years`', 'how recent'], undone: true },
  ),
  edit(
    'pages/testimonials.md',
    '        to: /results#case\n',
    '        to: /results#case\n      - ‸{ value: A register, placeholder: true }\n',
    { says: ['A place is kept for a source: `A register`', 'check something without asking you'], undone: true },
  ),
]);
