import { casesOf, published } from '../mistakes/rows.ts';

export const cases = casesOf('place-kept', [
  {
    name: 'one more place that is kept',
    file: 'testimonials.yaml',
    to: '- ‸placeholder: true\n  place: For a choir, after a winter\n  asks: What did it sound like?\n',
    says: 'A place is kept for a testimonial: For a choir, after a winter',
    fixedFiles: { 'testimonials.yaml': published('testimonials.yaml') },
  },
]);
