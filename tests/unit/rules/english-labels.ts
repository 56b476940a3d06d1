import { casesOf, edit } from '../mistakes/rows.ts';

export const cases = casesOf('english-labels', [
  edit('site.yaml', 'language: en', 'language: ‸it', {
    says: 'Cannot find labels for the language `it`',
    undone: true,
  }),
]);
