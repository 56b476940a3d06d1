import { casesOf, published } from '../mistakes/rows.ts';

export const cases = casesOf('missing-testimonials', [
  {
    name: 'no file of testimonials',
    remove: ['testimonials.yaml'],
    at: 'pages/home.md:145:11',
    says: 'Cannot find `testimonials.yaml`',
    fixedFiles: { 'testimonials.yaml': published('testimonials.yaml') },
  },
]);
