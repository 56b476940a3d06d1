import { casesOf, linkTo } from '../mistakes/rows.ts';

export const cases = casesOf('missing-download', [
  linkTo('deck.pdf', {
    says: 'Put the file into `files/`, and name it by its path: `../files/deck.pdf`',
    fixed: 'https://example.org/deck.pdf',
  }),
  linkTo('a.mp4', { says: 'Put the file into `files/`', fixed: '/process' }),
]);
