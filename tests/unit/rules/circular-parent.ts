import { casesOf, edit } from '../mistakes/rows.ts';

export const cases = casesOf('circular-parent', [
  edit('pages/testimonials.md', 'parent: /results', 'parent: ‸/testimonials', { says: 'above itself', undone: true }),
  {
    name: 'two pages above each other',
    file: 'pages/testimonials.md',
    from: 'parent: /results',
    to: 'parent: /results',
    also: [{ file: 'pages/results.md', from: 'hero:\n', to: 'parent: /testimonials\nhero:\n' }],
    at: 'pages/results.md:6:9',
    says: 'this page is itself above `/testimonials`',
    fixed: 'parent: /',
  },
]);
