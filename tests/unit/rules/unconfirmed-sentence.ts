import { casesOf, edit, inArticle } from '../mistakes/rows.ts';

export const cases = casesOf('unconfirmed-sentence', [
  inArticle('It is free. I answer within a day. ‸{{ confirm }}', {
    says: '`I answer within a day.`',
    fixed: 'It is free. I answer within a day.',
  }),
  edit('facts.yaml', 'sprint-duration: 4 weeks', 'sprint-duration: 4 weeks ‸{{ confirm }}', {
    says: '`4 weeks`',
    undone: true,
  }),
]);
