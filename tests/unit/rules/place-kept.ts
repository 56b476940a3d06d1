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
    'pages/about.md',
    'text: Won for clients, at no cost in equity.',
    'text: Won for clients, at no cost in equity.\n        period: ‸{ value: The years, placeholder: true }',
    { says: ['A place is kept for the time of a figure: `The years`', 'how recent'], undone: true },
  ),
]);
