import { casesOf, inFields } from '../mistakes/rows.ts';

export const cases = casesOf('second-featured', [
  inFields('featured: true\n', {
    at: 'insights/investor-ready-mindset.md:7:1',
    says: '`insights/burn-quality.md` is featured already',
    fixed: '',
  }),
]);
